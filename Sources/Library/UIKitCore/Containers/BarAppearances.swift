// Looks of bars: backgrounds and titles have colours. What has no effect warns under the two names `UIBarAppearance` and
// `UIAppearance.appearance()`, because code that sets one look sets many.

/// The look of a bar, as a value that is given to bars and items. As Apple's, except: a bar reads it whenever it is drawn, and
/// only the colour and the material of the background are drawn. Warns once when something else is changed.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind the bar and the status bar; nil shows the material.
  open var backgroundColor: UIColor?
  /// Has no effect; warns once when it is set.
  open var backgroundImage: UIImage? { didSet { warn(backgroundImage) } }
  /// The material behind the colour of the background.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// Has no effect; warns once when it is set.
  open var shadowColor: UIColor? { didSet { warn(shadowColor) } }
  /// Has no effect; warns once when it is set.
  open var shadowImage: UIImage? { didSet { warn(shadowImage) } }
  /// Has no effect: `backgroundImage` is not drawn and warns once.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// A look without values.
  public override init() { super.init() }
  /// A look with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (barAppearance.backgroundColor, barAppearance.backgroundEffect)
    super.init()
  }
  /// A look without values.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  /// Gives the background the material of the system, without a colour.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial))
  }
  /// Gives the background the colour of the system.
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  /// Removes the colour and the material of the background.
  open func configureWithTransparentBackground() { (backgroundColor, backgroundEffect) = (nil, nil) }
  /// The colour behind the bar. One that the bar itself has comes before the material.
  final func background(_ ofBar: UIColor?) -> UIColor? { backgroundColor ?? ofBar ?? backgroundEffect?.tint }

  /// The look itself: a later change changes both.
  public final func copy() -> Self { self }

  private func warn(_ value: AnyObject?) { if value != nil { UIBarAppearance.warn() } }

  /// Warns that looks of bars have no effect. Bars and items call it when the program gives them one.
  static func warn() { warnNotSupported("UIBarAppearance") }
}

/// The look of a navigation bar. As Apple's, except: of the attributes of titles, fonts and colours are shown.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and the colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and the colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect; warns once when it is changed.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { UIBarAppearance.warn() } }
  }
  /// The looks of the bar's buttons, and of the one that leads back.
  open var buttonAppearance = UIBarButtonItemAppearance(), backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Has no effect; warns once.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    UIBarAppearance.warn()
  }
}

/// The look of a toolbar. As Apple's, except: of the background the colour is drawn.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of the bar's buttons, and of those of the style `done`.
  open var buttonAppearance = UIBarButtonItemAppearance(), doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar. As Apple's, except: of the background the colour is drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of the bar's items.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of the bar's items in a wide window. Has no effect, as on iOS in a narrow one.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of the bar's items on a small phone in landscape. Has no effect, as on iOS in portrait.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect; warns once when it is set.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { if selectionIndicatorTintColor != nil { UIBarAppearance.warn() } }
  }
}

/// The look of the buttons of a bar, by state. As Apple's, except: only fonts and colours of titles are shown.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look in the normal state.
  open var normal = UIBarItemStateAppearance()
  /// The looks of a pressed and of a disabled button: only colours.
  open var highlighted = UIBarItemStateAppearance(), disabled = UIBarItemStateAppearance()
  /// The look of a button that has the focus. None has, as on a phone.
  open var focused = UIBarItemStateAppearance()
  /// A look without values.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// The look of the items of a tab bar, by state. As Apple's.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The looks in two states.
  open var normal = UIBarItemStateAppearance(), selected = UIBarItemStateAppearance()
  /// The look of an item that is disabled: only the colour of its title.
  open var disabled = UIBarItemStateAppearance()
  /// The look of an item that has the focus. None has, as on a phone.
  open var focused = UIBarItemStateAppearance()
  /// A look without values.
  public override init() { super.init() }
}

/// The look of an item in a state. As Apple's, except: titles have a font and a colour, and only the items
/// of a tab bar have a colour of the picture.
@preconcurrency @MainActor open class UIBarItemStateAppearance: NSObject {
  /// The font and the colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect; warns once when it is changed.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { UIBarAppearance.warn() } }
  }
  /// Has no effect; warns once when it is set.
  open var backgroundImage: UIImage? { didSet { if backgroundImage != nil { UIBarAppearance.warn() } } }
  /// The colour of the picture; nil for that of the bar.
  open var iconColor: UIColor?
  /// Has no effect; warns once when it is set.
  open var badgeBackgroundColor: UIColor? { didSet { if badgeBackgroundColor != nil { UIBarAppearance.warn() } } }
  /// Has no effect; warns once when it is changed.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !badgeTextAttributes.isEmpty { UIBarAppearance.warn() } }
  }
}

extension UIBarButtonItem {
  /// Gives the button that is shown a look, where the item has no attributes of its own.
  final func take(_ look: UIBarButtonItemAppearance) {
    guard customView == nil, let button = shownView as? UIButton else { return }
    for (state, values) in [
      (UIControl.State.normal, look.normal), (.highlighted, look.highlighted), (.disabled, look.disabled),
    ] where shownAttributes(for: state) == nil {
      guard let color = values.titleTextAttributes[.foregroundColor] as? UIColor else { continue }
      button.setTitleColor(color, for: state)
    }
    guard let font = look.normal.titleTextAttributes[.font] as? UIFont else { return }
    button.titleLabel?.font = font
    button.bounds.size.width = max(width, button.intrinsicContentSize.width, 44)
  }
}

extension UIBarButtonItem {
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
