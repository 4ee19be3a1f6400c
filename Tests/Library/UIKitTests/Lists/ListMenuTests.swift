import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Menus of rows and items, which the delegate of the list makes (PR-07).
@Suite struct ListMenuTests {
  final class Rows: TestRows {
    var said: [String] = [], hasMenu = true
    override var hasRowMenus: Bool { true }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      said.append("row \(indexPath.row) at \(point.y)")
      return hasMenu ? menu { self.said.append("delete \(indexPath.row)") } : nil
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { said.append("shown") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { said.append("closed") }
  }

  @Test("a press on a row asks for its menu, and selects nothing if there is one", .statements("PR-07"))
  func row() throws {
    let rows = Rows([(1...9).map(String.init)]), screen = ListScreen(rows.table)
    screen.press(CGPoint(x: 100, y: 60), for: 0.8, thenTo: CGPoint(x: 100, y: 60))
    #expect(rows.said == ["row 1 at 60.0", "shown"])
    #expect(rows.table.indexPathForSelectedRow == nil && rows.table.highlighting == nil)
    // The menu is beside the row, not in the middle of the table.
    let button = try #require(screen.hit(120, 110))
    #expect(button.frame.width > 100)
    screen.tap(120, 110)
    #expect(rows.said == ["row 1 at 60.0", "shown", "closed", "delete 1"])
    rows.hasMenu = false
    screen.press(CGPoint(x: 100, y: 60), for: 0.8, thenTo: CGPoint(x: 100, y: 60))
    #expect(rows.said.last == "row 1 at 60.0")
    #expect(rows.table.indexPathForSelectedRow == [0, 1])
    screen.press(CGPoint(x: 100, y: 590), for: 0.8, thenTo: CGPoint(x: 100, y: 590))
    #expect(rows.said.count == 5, "there is no row")
  }

  @Test("a list whose delegate has no menus has no recognizer for them")
  func none() {
    let rows = TestRows([["1"]]), screen = ListScreen(rows.table)
    screen.show()
    #expect(rows.table.interactions.isEmpty)
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var said: [String] = []
    let hasItemMenus = true
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      said.append("items \(indexPaths.map(\.item))")
      return indexPaths.count == 1 ? nil : menu {}
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      said.append("item \(indexPath.item)")
      return menu {}
    }
  }

  @Test("a press in a collection asks about the item, the selected items or the background", .statements("PR-07"))
  func items() {
    let layout = UICollectionViewFlowLayout(), items = Items()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.allowsMultipleSelection = true
    (collection.dataSource, collection.delegate) = (items, items)
    let screen = ListScreen(collection)
    func press(_ x: CGFloat, _ y: CGFloat) -> [String] {
      items.said = []
      screen.press(CGPoint(x: x, y: y), for: 0.8, thenTo: CGPoint(x: x, y: y))
      // A tap elsewhere closes the menu.
      screen.tap(380, 590)
      return items.said
    }
    #expect(press(50, 50) == ["items [0]", "item 0"])
    #expect(collection.indexPathsForSelectedItems == [])
    screen.tap(50, 50)
    screen.tap(200, 50)
    #expect(press(200, 50) == ["items [0, 1]"])
    #expect(press(50, 550) == ["items []"])
  }
}

/// A menu with one action.
private func menu(_ action: @escaping () -> Void) -> UIContextMenuConfiguration {
  UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Delete") { _ in action() }]) })
}
