// Looks of bars: bars are drawn in one way. All of these declarations warn under the two names `UIBarAppearance` and
// `UIAppearance.appearance()`, because code that sets one look sets many.

/// The look of a bar, as a value that is given to bars and items. Has no effect: bars are drawn in one way. Warns once
/// when a look is changed or given to a bar or an item.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Has no effect; warns once when it is set.
  open var backgroundColor: UIColor? { didSet { warn(backgroundColor) } }
  /// Has no effect; warns once when it is set.
  open var backgroundImage: UIImage? { didSet { warn(backgroundImage) } }
  /// Has no effect; warns once when it is set.
  open var backgroundEffect: UIBlurEffect? { didSet { warn(backgroundEffect) } }
  /// Has no effect; warns once when it is set.
  open var shadowColor: UIColor? { didSet { warn(shadowColor) } }
  /// Has no effect; warns once when it is set.
  open var shadowImage: UIImage? { didSet { warn(shadowImage) } }
  /// Has no effect: no background image is drawn.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// A look without values.
  public override init() { super.init() }
  /// A look without values: nothing is copied.
  public init(barAppearance: UIBarAppearance) { super.init() }
  /// A look without values.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  /// Has no effect; warns once.
  open func configureWithDefaultBackground() { UIBarAppearance.warn() }
  /// Has no effect; warns once.
  open func configureWithOpaqueBackground() { UIBarAppearance.warn() }
  /// Has no effect; warns once.
  open func configureWithTransparentBackground() { UIBarAppearance.warn() }

  /// The look itself: it has no effect.
  public final func copy() -> Self { self }

  private func warn(_ value: AnyObject?) { if value != nil { UIBarAppearance.warn() } }

  /// Warns that looks of bars have no effect. Bars and items call it when the program gives them one.
  static func warn() { warnNotSupported("UIBarAppearance") }
}

/// The look of a navigation bar. Has no effect, as all of `UIBarAppearance`.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Has no effect; warns once when it is changed.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !titleTextAttributes.isEmpty { UIBarAppearance.warn() } }
  }
  /// Has no effect; warns once when it is changed.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !largeTitleTextAttributes.isEmpty { UIBarAppearance.warn() } }
  }
  /// Has no effect; warns once when it is changed.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { UIBarAppearance.warn() } }
  }
  /// The looks of the bar's buttons. They have no effect.
  open var buttonAppearance = UIBarButtonItemAppearance(), backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons of the style `done`. It has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Has no effect; warns once.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    UIBarAppearance.warn()
  }
}

/// The look of a toolbar. Has no effect, as all of `UIBarAppearance`.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of the bar's buttons. They have no effect.
  open var buttonAppearance = UIBarButtonItemAppearance(), doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar. Has no effect, as all of `UIBarAppearance`.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The looks of the bar's items. They have no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance(), inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of the bar's items on a small phone in landscape. It has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect; warns once when it is set.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { if selectionIndicatorTintColor != nil { UIBarAppearance.warn() } }
  }
}

/// The look of the buttons of a bar, by state. Has no effect, as all of `UIBarAppearance`.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The looks in two states. They have no effect.
  open var normal = UIBarItemStateAppearance(), highlighted = UIBarItemStateAppearance()
  /// The looks in two states. They have no effect.
  open var disabled = UIBarItemStateAppearance(), focused = UIBarItemStateAppearance()
  /// A look without values.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// The look of the items of a tab bar, by state. Has no effect, as all of `UIBarAppearance`.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The looks in two states. They have no effect.
  open var normal = UIBarItemStateAppearance(), selected = UIBarItemStateAppearance()
  /// The looks in two states. They have no effect.
  open var disabled = UIBarItemStateAppearance(), focused = UIBarItemStateAppearance()
  /// A look without values.
  public override init() { super.init() }
}

/// The look of an item in a state. Has no effect, as all of `UIBarAppearance`.
@preconcurrency @MainActor open class UIBarItemStateAppearance: NSObject {
  /// Has no effect; warns once when it is changed.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !titleTextAttributes.isEmpty { UIBarAppearance.warn() } }
  }
  /// Has no effect; warns once when it is changed.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { UIBarAppearance.warn() } }
  }
  /// Has no effect; warns once when it is set.
  open var backgroundImage: UIImage? { didSet { if backgroundImage != nil { UIBarAppearance.warn() } } }
  /// Has no effect; warns once when it is set.
  open var iconColor: UIColor? { didSet { if iconColor != nil { UIBarAppearance.warn() } } }
  /// Has no effect; warns once when it is set.
  open var badgeBackgroundColor: UIColor? { didSet { if badgeBackgroundColor != nil { UIBarAppearance.warn() } } }
  /// Has no effect; warns once when it is changed.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !badgeTextAttributes.isEmpty { UIBarAppearance.warn() } }
  }
}

/// A class whose objects an app gives a look at once, as in `UINavigationBar.appearance().tintColor = .red`.
///
/// As Apple's, except: the look reaches no object. `appearance()` returns an object that is never shown, and warns
/// once.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// A class that limits a look to the objects inside its objects. As Apple's, except: no look reaches an object.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  final class func unseen<View: UIView>(_ type: View.Type) -> View {
    warnAboutAppearance()
    return type.init(coder: NSCoder()) ?? type.made(frame: .zero)
  }
}

private func warnAboutAppearance() { warnNotSupported("UIAppearance.appearance()") }

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem: UIAppearance {
  /// An item that is never shown. A look that is set in it has no effect; warns once.
  public static func appearance() -> UIBarButtonItem {
    warnAboutAppearance()
    return UIBarButtonItem()
  }
  /// An item that is never shown. A look that is set in it has no effect; warns once.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }

  /// Has no effect; warns once.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    warnNotSupported("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)")
  }
  /// Has no effect; warns once.
  public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    warnNotSupported("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)")
  }
  /// Has no effect; warns once.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    warnNotSupported("UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:)")
  }
  /// Has no effect; warns once.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    warnNotSupported("UIBarButtonItem.setTitlePositionAdjustment(_:for:)")
  }
  /// Has no effect; warns once.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    warnNotSupported("UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)")
  }
}

extension UITabBarItem: UIAppearance {
  /// An item that is never shown. A look that is set in it has no effect; warns once.
  public static func appearance() -> UITabBarItem {
    warnAboutAppearance()
    return UITabBarItem()
  }
}
