/// A list whose delegate has menus for its elements: a table or a collection.
@MainActor protocol ShowsMenus: DragsElements {
  var menus: ListMenus? { get set }
  var hasMenus: Bool { get }
  func menu(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration?
  func menuWillShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

extension ShowsMenus {
  /// Adds the recognizer that asks for menus, if the delegate has them.
  func prepareMenus() {
    guard menus == nil, hasMenus else { return }
    let new = ListMenus(self)
    menus = new
    addInteraction(new.interaction)
  }
}

/// The delegate of a list's interaction: it asks that of the list (PR-07).
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any ShowsMenus
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ list: any ShowsMenus) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let path = list.path(at: location)
    interaction.source = path.flatMap(list.shownCell)
    return list.menu(at: path, location)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillShow(configuration, animator) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillEnd(configuration, animator) }
}

extension UITableView: ShowsMenus {
  final var hasMenus: Bool { !keepsCells && tableDelegate?.hasRowMenus == true }
  final func menu(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap { askedDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }
  final func menuWillShow(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }
  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView: ShowsMenus {
  final var hasMenus: Bool { collectionDelegate?.hasItemMenus == true }
  final func menu(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard contents.isLoaded else { return nil }
    let paths = path.map { selectedPaths.contains($0) ? selectedPaths : [$0] } ?? []
    return collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      ?? path.flatMap { collectionDelegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point) }
  }
  final func menuWillShow(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }
  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
