/// The buttons that a swipe on a row uncovers. As Apple's.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the first one next to the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe across most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with these buttons; without any, the row cannot be swiped to this side.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe on a row uncovers. As Apple's.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The colour of a button that has no other one: grey or red.
  public nonisolated enum Style: Int, Sendable { case normal, destructive }
  /// Called with the action, the button, and a function to call when the action has been done: it swipes the row back.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style passed to `init`.
  public let style: Style
  /// The closure that a tap on the button runs.
  public let handler: Handler
  /// The text of the button.
  open var title: String?
  /// The picture of the button.
  open var image: UIImage?
  /// The colour of the button.
  open var backgroundColor: UIColor!

  /// A button in the colour of its style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The older form of `UIContextualAction`. As Apple's, except: no visual effect is drawn.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The colour of a button that has no other one: red or grey.
  public nonisolated enum Style: Int, Sendable {
    case `default`, normal
    /// The same as `default`, as on iOS.
    public static var destructive: Style { .default }
  }

  /// The style passed to `init`.
  public let style: Style
  /// The text of the button.
  open var title: String?
  /// The colour of the button; nil takes that of the style.
  open var backgroundColor: UIColor?
  /// Has no effect; warns once when it is set.
  open var backgroundEffect: UIVisualEffect? {
    didSet { if backgroundEffect != nil { warnNotSupported("UITableViewRowAction.backgroundEffect") } }
  }
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// A button in the colour of its style; a tap runs `handler`.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The same button as a `UIContextualAction`.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
