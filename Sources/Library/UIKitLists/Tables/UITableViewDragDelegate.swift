/// Provides the items that are dragged from a table and is told of the drag. As Apple's, except: items are not added to a drag under way,
/// and a cell is shown as it is.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: RespondingDelegate {
  /// The items of a row that was pressed; empty for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called at the end of the drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved, and not only copied. True by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Never asked, as on devices that drag inside an app only.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// True by default.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// False by default.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Decides about drops in a table and receives the items. As Apple's, except: there are no placeholders.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: RespondingDelegate {
  /// Called when the finger is lifted and the last proposal is to copy or to move.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether a drag may be of interest. True by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag has come to the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag has come to the table or moved in it. Chosen: the path is that of the row under the finger, nil if there is
  /// none. By default a proposal to move the items to a new place.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that has been in the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// True by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// A proposal to move the items to a new place.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// An answer to a drag over a table or a collection. As Apple's, except: collections have the same class, and no gap is opened.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The use of the place under the finger.
  public nonisolated enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// The use of the place under the finger.
  public let intent: Intent

  /// A proposal without a use of the place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped in a table or a collection. As Apple's.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place from which it was dragged; nil if that is not in the same list.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its cell, in points; zero if that is not in the same list.
  var previewSize: CGSize { get }
}

/// A drop in a table. As Apple's, except: there are no placeholders, and items are at their places at once.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place of the drop; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Returns an animation to join.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Returns an animation to join.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Returns an animation to join.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UITableView: DragsElements {
  /// Whether an element is lifted.
  public var hasActiveDrag: Bool { dragging?.drag.session != nil }
  /// Whether a drag is in the table.
  public var hasActiveDrop: Bool { dragging?.hasDrop ?? false }

  final var hasDropDelegate: Bool { dropDelegate != nil }
  final func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  final func shownCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  // Documented (LI-10): a data source that moves rows does so for a drag, too.
  final func moves(_ path: IndexPath) -> Bool { askedSource?.tableView(self, canMoveRowAt: path) ?? false }
  final func moveByHand(_ path: IndexPath, to point: CGPoint) {
    contents.moving = (path, 0, ObjectIdentifier(self))
    moveByHand(toRowAt: point)
    contents.moving = nil
  }

  final func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  final func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? false
  }
  final func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  final func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  final func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  final func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  final func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> UITableViewDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  final func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  final func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
  final func perform(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: drop) }
}
