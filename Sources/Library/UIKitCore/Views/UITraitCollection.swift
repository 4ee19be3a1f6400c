/// The properties of the device and of its interface. As Apple's, except: they never change while a program runs.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// Whether the device measures force.
  public let forceTouchCapability: UIForceTouchCapability
  /// Light, unless the collection was made with another style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The room along the two axes: that of an iPhone held upright, unless the collection was made with another one.
  public let horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  /// A phone, unless the collection was made with another kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The pixels in a point.
  public let displayScale: CGFloat
  /// Always from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// Always `.large`, the usual size of texts.
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

  /// Always sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Always normal.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Always base.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Always regular.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Always active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  /// The traits of an iPhone; the argument has no effect. `.P3` warns once.
  public convenience init(displayGamut: UIDisplayGamut) {
    if displayGamut == .P3 { warnNotSupported("UITraitCollection.init(displayGamut:)") }
    self.init()
  }
  /// The traits of an iPhone; the argument has no effect. `.rightToLeft` warns once.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    if layoutDirection == .rightToLeft { warnNotSupported("UITraitCollection.init(layoutDirection:)") }
    self.init()
  }
  /// The traits of an iPhone; the argument has no effect. Another size than `.large` warns once.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    if preferredContentSizeCategory != .large && preferredContentSizeCategory != .unspecified {
      warnNotSupported("UITraitCollection.init(preferredContentSizeCategory:)")
    }
    self.init()
  }
  /// The traits of an iPhone; the argument has no effect. `.elevated` warns once.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    if userInterfaceLevel == .elevated { warnNotSupported("UITraitCollection.init(userInterfaceLevel:)") }
    self.init()
  }
  /// The traits of an iPhone; the argument has no effect. `.high` warns once.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    if accessibilityContrast == .high { warnNotSupported("UITraitCollection.init(accessibilityContrast:)") }
    self.init()
  }
  /// The traits of an iPhone; the argument has no effect. `.bold` warns once.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    if legibilityWeight == .bold { warnNotSupported("UITraitCollection.init(legibilityWeight:)") }
    self.init()
  }
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

  /// Always the traits of an iPhone; a new value is not kept.
  open nonisolated class var current: UITraitCollection {
    get { MainActor.assumeIsolated { UITraitCollection() } }
    set {}
  }
}

/// Whether the device measures force (TE-14). As Apple's.
public nonisolated enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Light or dark. The library's colours are those of a light interface. The raw values are Apple's.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The amount of room along an axis. The raw values are Apple's.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of reading. As Apple's.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// The direction in which an interface is laid out. As Apple's.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The meaning of a view's content for the direction of its layout. As Apple's, except: views are laid out from left
/// to right in any case.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The size of texts that a person prefers. As Apple's, except: it is always `.large`.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value with this raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// As Apple's.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// As Apple's.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// As Apple's.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AccessibilityM")
  /// As Apple's.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AccessibilityL")
  /// As Apple's.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXL")
  /// As Apple's.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXXL")
  /// As Apple's.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXXXL")
  /// As Apple's.
  public static let small = UIContentSizeCategory(rawValue: "S"), medium = UIContentSizeCategory(rawValue: "M")
  /// As Apple's.
  public static let large = UIContentSizeCategory(rawValue: "L"), extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// As Apple's.
  public static let unspecified = UIContentSizeCategory(rawValue: "")
  /// Whether this is one of the sizes for people who see badly.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("Accessibility") }
}

/// The colours that a display can show. As Apple's.
public nonisolated enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a person prefers more contrast. As Apple's, except: always normal.
public nonisolated enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Whether an interface is in front of another one. As Apple's, except: always base.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Whether a person prefers bold letters. As Apple's, except: always regular.
public nonisolated enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether an interface looks active. As Apple's, except: always active.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// An object with traits: a view or a view controller. As Apple's.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called on iOS when traits have changed. Here they never do.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A request to be told of changes of traits. As Apple's, except: no call follows, because no trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The name of a trait in code, such as `UITraitUserInterfaceStyle.self`. As Apple's, except: it has no default value, because
/// there are no traits of an app's own.
public nonisolated protocol UITraitDefinition {}
/// The name of `UITraitCollection.userInterfaceStyle`. As Apple's.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The name of `UITraitCollection.horizontalSizeClass`. As Apple's.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The name of `UITraitCollection.verticalSizeClass`. As Apple's.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The name of `UITraitCollection.preferredContentSizeCategory`. As Apple's.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The name of `UITraitCollection.displayScale`. As Apple's.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {}
/// The name of `UITraitCollection.layoutDirection`. As Apple's.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {}

private final class TraitRegistration: NSObject, UITraitChangeRegistration {}

extension UITraitEnvironment {
  /// Has no effect, as on iOS while no trait changes: none does.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  /// Has no effect, as on iOS while no trait changes: none does. For a closure that says the type of its first parameter, such as `Self`.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  /// Has no effect, as on iOS while no trait changes: none does.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  /// Has no effect, as on iOS while no trait changes: none does.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration() }
  /// Does nothing, because no trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIResponder {
  /// The traits of the application at the end of the responder chain.
  var inheritedTraits: UITraitCollection {
    UITraitCollection(force: owningApplication == nil ? .unknown : .unavailable)
  }
}

extension UIView: UITraitEnvironment {
}

extension UIViewController: UITraitEnvironment {
}
