/// The properties of the device and of its interface. They never change while a program runs.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// Whether the device measures force.
  public let forceTouchCapability: UIForceTouchCapability
  /// Light, unless a view overrides it.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Those of an iPhone that is held upright, or of traits that were made for one property.
  public let horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The pixels in a point.
  public let displayScale: CGFloat
  /// Left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// The size of texts that a person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  init(
    force: UIForceTouchCapability = .unknown, style: UIUserInterfaceStyle = .light,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular,
    idiom: UIUserInterfaceIdiom = .phone, scale: CGFloat = 1
  ) {
    (forceTouchCapability, userInterfaceStyle, displayScale) = (force, style, scale)
    (horizontalSizeClass, verticalSizeClass, userInterfaceIdiom) = (horizontal, vertical, idiom)
    super.init()
  }

  /// The traits of an iPhone.
  public convenience override init() { self.init(force: .unknown) }
  /// Traits with this capability.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(force: forceTouchCapability) }
  /// Traits with this style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Traits with this size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  /// Traits with this size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  /// Traits of this kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
  /// Traits of a display with this number of pixels in a point.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  /// Chosen: the traits of the last collection.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let last = traitCollections.last ?? UITraitCollection()
    self.init(
      force: last.forceTouchCapability, style: last.userInterfaceStyle, horizontal: last.horizontalSizeClass,
      vertical: last.verticalSizeClass, idiom: last.userInterfaceIdiom, scale: last.displayScale)
  }

  /// The colours of the display.
  public var displayGamut: UIDisplayGamut { .SRGB }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
  /// Calls `actions`: no colour depends on traits.
  open func performAsCurrent(_ actions: () -> Void) { actions() }
  /// Whether the two say the same.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceStyle, trait.horizontalSizeClass, trait.verticalSizeClass, trait.userInterfaceIdiom)
      == (userInterfaceStyle, horizontalSizeClass, verticalSizeClass, userInterfaceIdiom)
  }

  /// Whether colours would differ between the two.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// The traits of an iPhone.
  open class var current: UITraitCollection {
    get { UITraitCollection() }
    set {}
  }
}

/// Whether the device measures force (TE-14).
public nonisolated enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Light or dark. The library's colours are those of a light interface.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is along an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of reading.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// The direction in which an interface is laid out.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What a view shows, as far as it decides about the direction of its layout. It has no effect.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The size of texts that a person prefers.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value with this raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXXXL")
  public static let small = UIContentSizeCategory(rawValue: "S"), medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L"), extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let unspecified = UIContentSizeCategory(rawValue: "")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("Accessibility") }
}

/// The colours that a display can show.
public nonisolated enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a person prefers more contrast. The others below are of the same kind: none differs from the usual.
public nonisolated enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public nonisolated enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public nonisolated enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// An object with traits: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called on iOS when traits have changed. Here they never do.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A change of traits, as code asks to be told of it. No trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A trait, as code names it: `UITraitUserInterfaceStyle.self`.
public nonisolated protocol UITraitDefinition {}
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {}
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {}
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {}
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public nonisolated enum UITraitDisplayScale: UITraitDefinition {}
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {}

private final class TraitRegistration: NSObject, UITraitChangeRegistration {}

extension UITraitEnvironment {
  /// Has no effect: no trait changes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  /// Has no effect: no trait changes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  /// Has no effect: no trait changes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIResponder {
  /// The traits of the application at the end of the responder chain.
  var inheritedTraits: UITraitCollection {
    UITraitCollection(force: owningApplication?.options.forceTouchCapability ?? .unknown)
  }
}

extension UIView: UITraitEnvironment {
}

extension UIViewController: UITraitEnvironment {
}
