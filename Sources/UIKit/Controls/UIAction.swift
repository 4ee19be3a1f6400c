/// Something to do, with a title, to be added to a control.
open class UIAction: NSObject {
  /// Names an action, so that another one can replace it.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Shown by a button; also the action's name in traces.
  open var title: String
  /// The title where none was given.
  public let identifier: Identifier
  private let isIdentified: Bool
  /// The control that sent it, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// `handler` is called whenever a control sends the action.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.identifier = identifier ?? Identifier(title)
    isIdentified = identifier != nil
    self.handler = handler
    super.init()
  }

  /// The same object, or the same identifier where both were given one.
  func isSame(as other: UIAction) -> Bool {
    self === other || (isIdentified && other.isIdentified && identifier == other.identifier)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
