import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Drags of rows and items, in lists and between them.
@Suite struct ListDragTests {
  /// A table that moves its rows.
  private final class Rows: TestRows, UITableViewDragDelegate, UITableViewDropDelegate {
    var moves = false, takesAll = false
    var log: [String] = []

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      log.append("moved \(source.row) to \(target.row)")
      let row = sections[source.section].remove(at: source.row)
      sections[target.section].insert(row, at: target.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = sections[indexPath.section][indexPath.row]
      guard text != "off" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
      item.localObject = text
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      takesAll || session.localDragSession?.items.isEmpty == false
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.append("over \(destinationIndexPath.map { "\($0.row)" } ?? "nothing") \(tableView.hasActiveDrop)")
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("drop at \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nothing")")
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath, let text = item.dragItem.localObject as? String
      else { return }
      sections[0].remove(at: source.row)
      sections[0].insert(text, at: target.row)
      tableView.performBatchUpdates({
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [target], with: .automatic)
      })
      coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [unowned self] _ in log.append("there") }
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("dropEnd") }
  }

  private let rows = Rows([["A", "B", "C", "off"]])
  private let screen: ListScreen

  init() {
    screen = ListScreen(rows.table)
    rows.table.dragDelegate = rows
  }

  /// Presses a row for 0.6 seconds and drags it.
  private func drag(from start: CGFloat, to end: CGFloat) {
    screen.press(CGPoint(x: 100, y: start), for: 0.6, thenTo: CGPoint(x: 100, y: end))
  }

  @Test("a press drags a row, and the delegate of drops moves it by the object of the item", .statements("LI-10"))
  func performs() {
    rows.table.dropDelegate = rows
    drag(from: 20, to: 100)
    #expect(rows.shown == ["B", "C", "A", "off"])
    #expect(rows.log == ["begin", "over 2 true", "drop at 2", "dropEnd", "end", "there"])
    #expect(rows.calls == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0"])
    #expect(!rows.table.hasActiveDrag && !rows.table.hasActiveDrop)
  }

  @Test(
    "one row of the same table goes through the method of the data source, with a delegate of drops or without",
    .statements("LI-10"), arguments: [true, false])
  func dataSource(hasDropDelegate: Bool) {
    rows.moves = true
    if hasDropDelegate { rows.table.dropDelegate = rows }
    drag(from: 20, to: 100)
    #expect(rows.shown == ["B", "C", "A", "off"] && rows.log.contains("moved 0 to 2"))
    #expect(!rows.log.contains { $0.hasPrefix("drop at") })
  }

  @Test("nothing is dragged without items, without a delegate of drops, and when drags are off", .statements("LI-10"))
  func nothing() {
    drag(from: 20, to: 100)
    #expect(rows.shown == ["A", "B", "C", "off"] && rows.log == ["begin", "end"])
    (rows.log, rows.moves) = ([], true)
    drag(from: 150, to: 20)
    #expect(rows.log == [])
    rows.table.dragInteractionEnabled = false
    drag(from: 20, to: 100)
    #expect(rows.log == [] && rows.shown == ["A", "B", "C", "off"])
  }

  /// A collection of texts that are moved by their objects.
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var texts = ["A", "B", "C"]
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = texts[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return }
      log.append("\(source.item) to \(target.item), \(item.previewSize)")
      texts.insert(texts.remove(at: source.item), at: target.item)
      collectionView.moveItem(at: source, to: target)
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }

  @Test("the delegates of a collection drag items in the same way", .statements("LI-10"))
  func collection() {
    let layout = UICollectionViewFlowLayout(), items = Items()
    layout.itemSize = CGSize(width: 50, height: 50)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.dragDelegate, collection.dropDelegate) = (items, items, items)
    let screen = ListScreen(collection)
    screen.press(CGPoint(x: 20, y: 20), for: 0.6, thenTo: CGPoint(x: 140, y: 20))
    #expect(items.texts == ["B", "C", "A"] && items.log == ["0 to 2, (50.0, 50.0)"])
  }
}
