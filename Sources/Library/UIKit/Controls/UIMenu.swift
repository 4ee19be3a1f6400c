/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an entry is shown.
  public nonisolated enum State: Int, Sendable { case off, on, mixed }

  /// What an entry is.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits, as Apple's.
    public var rawValue: UInt
    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4), keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of a button; also the action's name in traces.
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A menu. It is kept: menus are not shown.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: String
    /// A value with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The bits, as Apple's.
    public var rawValue: UInt
    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1), destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public let identifier: Identifier
  public let options: Options
  /// The entries, from top to bottom.
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier ?? Identifier(title), options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
