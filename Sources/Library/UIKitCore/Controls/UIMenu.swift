/// An entry of a menu: an action or a menu. As Apple's.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The sign beside an entry. The raw values are Apple's.
  public nonisolated enum State: Int, Sendable { case off, on, mixed }

  /// Properties of an entry. The bits are Apple's.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits, as Apple's.
    public var rawValue: UInt
    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As Apple's.
    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2)
    /// As Apple's.
    public static let hidden = Attributes(rawValue: 4), keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of a button; also the action's name in traces.
  open var title: String
  /// The smaller text below the title, in a menu.
  open var subtitle: String?
  /// The picture of a button or segment, or at the right end of a row of a menu.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A menu of actions and other menus. As Apple's, except: it has one look, is there at once, and its elements keep their
/// order; a finger chooses by a tap, not by a drag from the press that opened it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: String
    /// A value with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A value with this raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The way in which a menu is shown. The bits are Apple's.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The bits, as Apple's.
    public var rawValue: UInt
    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As Apple's.
    public static let displayInline = Options(rawValue: 1), destructive = Options(rawValue: 2)
    /// As Apple's.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The identifier passed to `init`, or else the title.
  public let identifier: Identifier
  /// As Apple's.
  public let options: Options
  /// The entries, from top to bottom.
  open private(set) var children: [UIMenuElement]

  /// As Apple's.
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

/// Entries of a menu that are made when it is shown. As Apple's, except: nothing is shown in their place until they are made.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var made: [UIMenuElement]?

  /// Entries that a function makes once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
  /// Entries that a function makes each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.isCached = false
    return element
  }

  /// The entries, as far as they are made; `later` is called when they are made later.
  final func elements(later: @escaping () -> Void) -> [UIMenuElement] {
    if made == nil {
      var isLate = false
      provider { [weak self] elements in
        self?.made = elements
        if isLate { later() }
      }
      isLate = true
    }
    defer { if !isCached { made = nil } }
    return made ?? []
  }
}
