// Looks of bars. They are kept, and without effect.

/// The look of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?, backgroundImage: UIImage?, backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?, shadowImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  public override init() { super.init() }
  public init(barAppearance: UIBarAppearance) { super.init() }
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance(), backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(), doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(), inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of the buttons of a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  open var normal = UIBarItemStateAppearance(), highlighted = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance(), focused = UIBarItemStateAppearance()
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// The look of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  open var normal = UIBarItemStateAppearance(), selected = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance(), focused = UIBarItemStateAppearance()
  public override init() { super.init() }
}

/// The look of an item in a state.
@preconcurrency @MainActor open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero, backgroundImage: UIImage?
  open var iconColor: UIColor?, badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A class whose objects an app gives a look at once: `UINavigationBar.appearance().tintColor = .red`. What is set is
/// kept in an object that nobody sees: it has no effect.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// A class inside of which another one has a look.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { unsafeDowncast(UIView.unseen(Self.self), to: Self.self) }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  private static func unseen<View: UIView>(_ type: View.Type) -> View {
    type.init(coder: NSCoder()) ?? { preconditionFailure("\(type) has no look: its init?(coder:) is nil") }()
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem: UIAppearance {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  // Kept nowhere, and without effect.

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

extension UITabBarItem: UIAppearance {
  public static func appearance() -> UITabBarItem { UITabBarItem() }
}
