/// Takes items that are dropped on a view (PR-12). As Apple's.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides about drops.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// Has no effect: there is one session at a time. True warns once.
  open var allowsSimultaneousDropSessions = false {
    didSet {
      if allowsSimultaneousDropSessions { warnNotSupported("UIDropInteraction.allowsSimultaneousDropSessions") }
    }
  }

  /// An interaction that belongs to no view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The thing that a drop does with the items. As Apple's values.
public nonisolated enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// An answer to a drag over a view. As Apple's.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The thing that the drop would do.
  public let operation: UIDropOperation
  /// Has no effect: the drop is at the finger. True warns once.
  open var isPrecise = false { didSet { if isPrecise { warnNotSupported("UIDropProposal.isPrecise") } } }
  /// As Apple's, except: pictures always have their full size.
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Decides about drops and receives the items. As Apple's, except: there is no preview of a drop.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether a drag may be of interest. True by default. If not, the views around the view are asked.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag has come to the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called when a drag has come to the view or moved in it. A proposal to cancel by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the finger is lifted and the last proposal is to copy or to move.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of a drag that has been in the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Called for each item that was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True by default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// A proposal to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
