/// A closure with a title that a control calls for its events.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// Identifies an action. A control replaces an action by a later one with the same identifier.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a button; also the action's name in traces.
  open var title: String
  /// The identifier passed to `init`, or else the title.
  public let identifier: Identifier
  private let isIdentified: Bool
  /// The control that sent the action; nil except while the handler runs.
  public internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// An action that calls `handler` each time a control sends it.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.identifier = identifier ?? Identifier(title)
    isIdentified = identifier != nil
    self.handler = handler
    super.init()
  }

  /// Whether both are the same object, or both were created with the same identifier.
  func isSame(as other: UIAction) -> Bool {
    self === other || (isIdentified && other.isIdentified && identifier == other.identifier)
  }

  func perform(from sender: AnyObject) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}
