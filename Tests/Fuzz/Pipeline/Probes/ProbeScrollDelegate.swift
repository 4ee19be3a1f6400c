import UIKit

/// The delegate of the scroll views of a case, and the data source of its tables.
final class ProbeScrollDelegate: UIScrollViewDelegate, UITableViewDataSource {
  weak var world: World?

  func scrollViewDidScroll(_ view: UIScrollView) {
    if !view.contentOffset.isFinite { world?.fail(.number, "view \(view.tag): offset \(view.contentOffset)") }
    world?.called(.didScroll, on: view.tag)
  }

  func scrollViewWillBeginDragging(_ view: UIScrollView) { world?.called(.willBeginDragging, on: view.tag) }

  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
    world?.called(.didEndDragging, on: view.tag)
  }

  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    world?.called(.willSelectRow, on: table.tag, path.row)
    return path
  }

  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    world?.called(.didSelectRow, on: table.tag, path.row)
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    world?.called(.numberOfRows, on: table.tag)
    return 4
  }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = ProbeCell(style: .default, reuseIdentifier: nil)
    cell.tag = 1000 + table.tag * 10 + path.row
    cell.traits = ProbeTraits(world: world)
    world?.census.add(cell, "cell \(cell.tag)")
    world?.called(.cellForRow, on: table.tag, path.row)
    return cell
  }
}
