/// A list from which elements are dragged, and into which items are dropped: a table or a collection. Its delegates answer.
@MainActor protocol DragsElements: UIScrollView {
  var dragging: ListDragging? { get set }
  var dragInteractionEnabled: Bool { get }
  var hasDropDelegate: Bool { get }
  /// The element at a point of the list.
  func path(at point: CGPoint) -> IndexPath?
  func shownCell(at path: IndexPath) -> UIView?
  /// Whether the list moves an element by itself when it is dropped in the same list (LI-10).
  func moves(_ path: IndexPath) -> Bool
  func moveByHand(_ path: IndexPath, to point: CGPoint)

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)

  func canHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> UITableViewDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)
}

extension DragsElements {
  /// Takes part in drags from the first delegate on.
  func prepareDragging() {
    guard dragging == nil else { return }
    let new = ListDragging(self)
    dragging = new
    new.drag.isEnabled = dragInteractionEnabled
    addInteraction(new.drag)
    addInteraction(new.drop)
  }
}

/// The part of a list in drags: the delegate of its two interactions.
final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let list: any DragsElements
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The element that was lifted.
  private var path: IndexPath?
  private var proposal: UITableViewDropProposal?
  private(set) var hasDrop = false

  init(_ list: any DragsElements) {
    self.list = list
    super.init()
  }

  /// The element of this list that a session drags.
  private func path(of session: any UIDropSession) -> IndexPath? {
    (session as? DragSession)?.source === drag ? path : nil
  }

  /// The element that the list moves by itself: the only one of a session.
  private func movedPath(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let path = path(of: session), list.moves(path) else { return nil }
    return path
  }

  // MARK: Drag

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    path = list.path(at: session.location(in: list))
    return path.map { list.dragItems(for: session, at: $0) } ?? []
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { path.flatMap(list.shownCell).map { UITargetedDragPreview(view: $0) } }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    list.dragWillBegin(session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { list.dragDidEnd(session) }

  // MARK: Drop

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list.hasDropDelegate ? list.canHandle(session) : movedPath(of: session) != nil
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasDrop = true
    list.dropDidEnter(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    let answer = list.dropProposal(for: session, at: list.path(at: session.location(in: list)))
    proposal = answer
    return answer
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    hasDrop = false
    list.dropDidExit(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let place = session.location(in: list)
    if let path = movedPath(of: session), proposal?.operation == .move,
      proposal?.intent == .insertAtDestinationIndexPath
    {
      list.moveByHand(path, to: place)
    } else if let proposal {
      let path = path(of: session)
      let items = session.items.map { ListDropItem($0, from: path, list.shownCell) }
      list.perform(ListDrop(items, at: list.path(at: place), proposal, session))
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    (hasDrop, proposal) = (false, nil)
    list.dropDidEnd(session)
  }
}

/// An item that is dropped in a list.
final class ListDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, _ cell: (IndexPath) -> UIView?) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, path.flatMap(cell)?.bounds.size ?? .zero)
  }
}

/// A drop in a list. Chosen: the item is not moved to its cell; the animation that the program joins begins in the next turn.
final class ListDrop: NSObject, UITableViewDropCoordinator, UICollectionViewDropCoordinator {
  let items: [any UITableViewDropItem], destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal, session: any UIDropSession

  init(
    _ items: [ListDropItem], at path: IndexPath?, _ proposal: UITableViewDropProposal, _ session: any UIDropSession
  ) { (self.items, destinationIndexPath, self.proposal, self.session) = (items, path, proposal, session) }

  private var animation: any UIDragAnimating {
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut)
    DispatchQueue.main.async { animator.startAnimation() }
    return animator
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animation }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animation }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animation }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animation }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animation }
}
