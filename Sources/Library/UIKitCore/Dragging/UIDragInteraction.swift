/// Drags items out of a view (PR-10). A long press asks the delegate for them; when the finger then moves, the session begins.
/// As Apple's, except: items are dragged inside the app only, by one finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// True, as on every device since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  /// Whether a press drags.
  open var isEnabled = isEnabledByDefault { didSet { lift.isEnabled = isEnabled } }
  /// Whether other recognizers go on when the press lifts the items. As Apple's, except: they do not end the drag.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let lift = DragLift(target: nil, action: nil)
  /// The session, from the lift of its items to its end. Not in UIKit.
  package final private(set) var session: DragSession?

  /// An interaction that belongs to no view.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    lift.name = "drag"
    lift.interaction = self
    lift.addTarget(self, action: UIDragInteraction.follow)
  }
  /// Removes the recognizer of the press from the view before.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(lift) }
  /// Adds a recognizer for the press to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
  }

  /// Asks the delegate for the items at the place of a touch. Returns whether there are any.
  fileprivate final func lifts(_ touch: UITouch) -> Bool {
    let session = DragSession(self, touch)
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    guard !session.items.isEmpty else { return false }
    self.session = session
    return true
  }

  fileprivate final func forget() { session = nil }

  private func follow(_ lift: UIGestureRecognizer) {
    switch lift.state {
    case .began: session?.lift()
    case .changed: session?.move()
    case .ended: session?.end(isCancelled: false)
    case .cancelled: session?.end(isCancelled: true)
    case .possible, .failed: break
    }
  }
}

/// The press that lifts items. Without items it does not begin, and the touch goes on (PR-10).
final class DragLift: UILongPressGestureRecognizer {
  weak var interaction: UIDragInteraction?

  override var state: State {
    get { super.state }
    set {
      let lifts = newValue != .began || touches.last.map { interaction?.lifts($0) ?? false } ?? false
      super.state = lifts ? newValue : .failed
    }
  }

  // Documented (PR-11): long presses, also that of a menu, are recognized together with the lift.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is UILongPressGestureRecognizer) && interaction?.allowsSimultaneousRecognitionDuringLift != true
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is UILongPressGestureRecognizer) }

  override func reset() {
    super.reset()
    interaction?.forget()
  }
}

/// Provides the items of a drag and is told of it. As Apple's, except: items are not added to a drag under way, and there is no
/// preview while it is cancelled.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Called when a press has lasted half a second. Empty for no drag: the touch then goes on.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The picture of an item that follows the finger; nil for none. That of the view by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called when the items are lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called when the finger begins to move the items.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved, and not only copied. True by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Never asked, as on devices that drag inside an app only.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Never asked: pictures have their full size.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// Called when the finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the finger was lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called at the end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called after the view of the drop has received what it asked for.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Called for each item of a drag that is cancelled.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// The view of the interaction.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// True by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// False by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
