import Foundation

@testable import UIKitCore
@testable import UIKitLists

/// The two kinds of lists. What holds for one holds for the other.
nonisolated enum ListKind: CaseIterable, Sendable { case table, collection }

/// A list on a screen, as a table or as a collection, with rows of 390 × 44 points. It writes down what its delegate hears.
@MainActor final class LoggedList: NSObject {
  let kind: ListKind
  let screen: ListScreen
  let list: UIScrollView
  var names: [String]
  var calls: [String] = []
  /// Runs inside of calls of the delegate and the data source, by the name of the call.
  var during: [String: () -> Void] = [:]
  private var time: TimeInterval = 1

  init(_ kind: ListKind, rows: Int, cell: UITableViewCell.Type = UITableViewCell.self) {
    self.kind = kind
    names = (0..<rows).map(String.init)
    switch kind {
    case .table: list = UITableView()
    case .collection:
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 390, height: 44), 0)
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    // Touches reach the rows at once.
    list.delaysContentTouches = false
    screen = ListScreen(list)
    super.init()
    table?.register(cell, forCellReuseIdentifier: "cell")
    collection?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    table?.dataSource = self
    collection?.dataSource = self
    list.delegate = self
    screen.show()
  }

  var table: UITableView? { list as? UITableView }
  var collection: UICollectionView? { list as? UICollectionView }

  func note(_ call: String, _ path: IndexPath) {
    calls.append("\(call) \(path.last ?? -1)")
    during[call]?()
  }

  // MARK: Fingers

  /// A finger is put down in the middle of a row that is seen, counted from the top of the screen.
  func down(_ row: Int, finger: Int = 0) { report(.began, row, finger) }
  func up(_ row: Int, finger: Int = 0) { report(.ended, row, finger) }
  func cancel(_ row: Int, finger: Int = 0) { report(.cancelled, row, finger) }
  func tap(_ row: Int) {
    down(row)
    up(row)
  }
  private func report(_ phase: UITouch.Phase, _ row: Int, _ finger: Int) {
    time += 0.1
    screen.application.enqueue(
      TouchSample(
        finger: finger, phase: phase, location: CGPoint(x: 100, y: 22 + 44 * CGFloat(row)), timestamp: time))
    screen.application.processEvents(until: time)
  }

  // MARK: Changes

  func reload() {
    table?.reloadData()
    collection?.reloadData()
  }
  func remove(_ rows: [Int]) {
    for row in rows.sorted().reversed() { names.remove(at: row) }
    let paths = rows.map { IndexPath(row: $0, section: 0) }
    table?.deleteRows(at: paths, with: .fade)
    collection?.deleteItems(at: paths)
  }
  func insert(_ name: String, at row: Int) {
    names.insert(name, at: row)
    table?.insertRows(at: [[0, row]], with: .fade)
    collection?.insertItems(at: [[0, row]])
  }
  func reloadRow(_ row: Int) {
    table?.reloadRows(at: [[0, row]], with: .none)
    collection?.reloadItems(at: [[0, row]])
  }
  func select(_ row: Int) {
    table?.selectRow(at: [0, row], animated: false)
    collection?.selectItem(at: [0, row], animated: false, scrollPosition: [])
  }
  func deselect(_ row: Int) {
    table?.deselectRow(at: [0, row], animated: false)
    collection?.deselectItem(at: [0, row], animated: false)
  }

  // MARK: States

  var selected: [Int] { (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []).map(\.item) }
  var highlighted: [Int] {
    let rows = (table?.visibleCells ?? []).filter(\.isHighlighted).compactMap { table?.indexPath(for: $0)?.row }
    let items = (collection?.visibleCells ?? []).filter(\.isHighlighted).compactMap {
      collection?.indexPath(for: $0)?.item
    }
    return rows + items
  }
  func cell(_ row: Int) -> UIView? { table?.cellForRow(at: [0, row]) ?? collection?.cellForItem(at: [0, row]) }
}

extension LoggedList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    during["numberOfRows"]?()
    return names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    during["cell"]?()
    return cell
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("shouldSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    during["didEndDisplaying"]?()
  }
}

extension LoggedList: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    during["numberOfRows"]?()
    return names.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    _ = names[indexPath.item]
    during["cell"]?()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { during["didEndDisplaying"]?() }
}
