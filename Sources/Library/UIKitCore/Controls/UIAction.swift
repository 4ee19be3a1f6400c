/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title that a control calls for its events, and a menu for a tap on its row. As Apple's.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Identifies an action. A control replaces an action by a later one with the same identifier.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: String
    /// A value with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A value with this raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier passed to `init`, or else the title.
  public let identifier: Identifier
  private let isIdentified: Bool
  /// Kept: there is no list of the keys that perform actions.
  open var discoverabilityTitle: String?
  /// The properties of the row in a menu.
  open var attributes: Attributes
  /// The mark beside the title in a menu.
  open var state: State
  /// The control that sent the action; nil except while the handler runs.
  public internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// An action that calls `handler` each time a control sends it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(title)
    isIdentified = identifier != nil
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Whether both are the same object, or both were created with the same identifier.
  func isSame(as other: UIAction) -> Bool {
    self === other || (isIdentified && other.isIdentified && identifier == other.identifier)
  }

  /// Calls the handler, as if `sender` had sent the action. As Apple's; an action with a handler ignores the target.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender as AnyObject?) }

  func perform(from sender: AnyObject?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}
