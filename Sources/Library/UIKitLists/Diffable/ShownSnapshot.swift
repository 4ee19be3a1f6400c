/// A table or a collection that shows snapshots.
protocol ShowsSnapshots: UIScrollView {
  /// Shows the data source's new items; `mapping` has the new places of items that stay.
  func changeItems(by mapping: [IndexPath: IndexPath])
  func reloadData()
}

/// The snapshot that a list shows for a diffable data source.
///
/// A class, since the list asks its data source while a snapshot is applied.
final class ShownSnapshot<List: ShowsSnapshots, Section: Hashable, Item: Hashable> {
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private weak var list: List?

  init(in list: List) { self.list = list }

  /// Shows a snapshot at once and keeps the cells of items that stay; `completion` is called in the next turn of the
  /// run loop.
  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)?) {
    let mapping = current.mapping(to: snapshot)
    show(snapshot, completion: completion) { $0.changeItems(by: mapping) }
  }

  /// Shows a snapshot and asks for all cells again; `completion` is called in the next turn of the run loop.
  func reload(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)?) {
    show(snapshot, completion: completion) { $0.reloadData() }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)?, by change: (List) -> Void
  ) {
    current = snapshot.shown
    list.map(change)
    if let completion { list?.atNextTurn { _ in completion() } }
  }
}
