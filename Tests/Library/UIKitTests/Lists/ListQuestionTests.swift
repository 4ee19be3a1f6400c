import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Code that changes the data while a list asks about it. The old rows count until the new ones are known, and those of
/// which the data may no longer be there are neither touched nor asked about (LI-03).
@Suite struct ListQuestionTests {
  /// Passes its touches on, and runs code when one is lifted, before the list hears of it.
  private final class Passing: UIView {
    var ended: () -> Void = {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ended()
      super.touchesEnded(touches, with: event)
    }
  }

  /// Rows that run something, once, after an answer about the second section.
  private final class Asked: TestRows {
    var inQuestion: (() -> Void)?
    private func ask(_ section: Int) {
      guard section == 1, let body = inQuestion else { return }
      inQuestion = nil
      body()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      defer { ask(section) }
      return super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      defer { ask(indexPath.section) }
      return sections[indexPath.section][indexPath.row].isEmpty ? 0 : 44
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !sections[indexPath.section][indexPath.row].isEmpty
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].joined()
    }
  }

  private func names(_ count: Int) -> [String] { (0..<count).map(String.init) }

  @Test("while a table asks for new rows, the old ones are found, scrolled to and selected", .statements("LI-03"))
  func oldRows() {
    let rows = Asked([names(30), ["a", "b"]]), table = rows.table, screen = ListScreen(table)
    var numbers: [Int] = [], frame = CGRect.null
    rows.inQuestion = {
      numbers = [table.numberOfSections, table.numberOfRows(inSection: 0)]
      table.selectRow(at: [0, 20], animated: false, scrollPosition: .middle)
      frame = table.rectForRow(at: [0, 20])
    }
    rows.sections[0].insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    screen.show()
    // 20 rows, a header of 28 points and the space above it are above.
    #expect(numbers == [2, 30] && frame.minY == 930)
    #expect(table.indexPathForSelectedRow == [0, 21] && table.numberOfRows(inSection: 0) == 31)
  }

  @Test("a table that begins to be edited while it asks for new rows asks about those alone", .statements("LI-03"))
  func editing() {
    let rows = Asked([names(9), ["a"]]), table = rows.table, screen = ListScreen(table)
    rows.inQuestion = { table.isEditing = true }
    rows.sections[0] = []
    table.deleteRows(at: (0..<9).map { [0, $0] }, with: .none)
    screen.show()
    #expect(table.visibleCells.map(\.isEditing) == [true])
  }

  @Test("a layout that has to be prepared anew is not while the old items go", .statements("LI-03"))
  func goneItems() {
    let items = CollectionTests.Items([names(9)]), screen = ListScreen(items.collection)
    items.whileHiding = { [unowned items] in
      items.whileHiding = nil
      _ = items.collection.indexPathForItem(at: CGPoint(x: 20, y: 20))
    }
    items.collection.collectionViewLayout.invalidateLayout()
    items.sections = [["only"]]
    items.collection.reloadData()
    screen.show()
    #expect(items.shown == ["only"])
  }

  @Test("while a collection asks for new items, the old numbers count", .statements("LI-03"))
  func oldItems() {
    let list = LoggedList(.collection, rows: 5)
    var number = 0
    list.during["numberOfRows"] = { [unowned list] in number = list.collection?.numberOfItems(inSection: 0) ?? -1 }
    list.insert("new", at: 0)
    #expect(number == 5 && list.collection?.numberOfItems(inSection: 0) == 6)
  }

  @Test("a section that is gone by an answer is not asked about", .statements("LI-03"), arguments: [true, false])
  func goneSection(isUpdate: Bool) {
    let rows = Asked([["a"], ["b", "c"], ["d"]]), screen = ListScreen(rows.table)
    rows.inQuestion = {
      rows.sections = [["only"]]
      rows.table.reloadData()
    }
    if isUpdate { rows.table.reloadSections([0], with: .none) } else { rows.table.reloadData() }
    screen.show()
    #expect(rows.shown == ["only"])
  }

  @Test("a snapshot that is applied while a table asks for heights is shown by the next layout", .statements("LI-03"))
  func snapshot() {
    final class Heights: NSObject, UITableViewDelegate {
      var apply: (() -> Void)?
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let body = apply
        apply = nil
        body?()
        return 44
      }
    }
    let table = UITableView(frame: .zero), heights = Heights()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    table.delegate = heights
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a"], toSection: 1)
    source.apply(snapshot)
    heights.apply = {
      snapshot.deleteSections([2])
      source.apply(snapshot)
    }
    let screen = ListScreen(table)
    screen.show()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a"] && table.numberOfSections == 1)
    #expect(source.itemIdentifier(for: IndexPath()) == nil)
  }

  /// The list asks how many rows there are, and this changes the data: what is on the screen does not belong to it.
  private func changeInQuestion(of list: LoggedList) {
    list.during["numberOfRows"] = { [unowned list] in
      list.during["numberOfRows"] = nil
      list.names = ["only"]
      list.reload()
    }
    list.insert("new", at: 0)
  }

  @Test(
    "a delayed touch on a row that waits to be replaced highlights and selects nothing", .statements("LI-03"),
    arguments: ListKind.allCases)
  func delayedTouch(kind: ListKind) {
    let list = LoggedList(kind, rows: 10)
    list.list.delaysContentTouches = true
    list.down(5)
    changeInQuestion(of: list)
    // The delay ends before the next layout.
    list.screen.application.processEvents(until: 2)
    list.up(5)
    #expect(list.calls == [] && list.selected == [] && list.highlighted == [])
  }

  @Test(
    "a touch whose row waits to be replaced ends its highlight once and selects nothing", .statements("LI-01", "LI-03"),
    arguments: ListKind.allCases)
  func heldTouch(kind: ListKind) {
    let list = LoggedList(kind, rows: 10), view = Passing(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    list.cell(5)?.addSubview(view)
    view.ended = { changeInQuestion(of: list) }
    list.tap(5)
    #expect(list.calls == ["shouldHighlight 5", "didHighlight 5", "didUnhighlight 5"] && list.selected == [])
  }

  @Test(
    "a cell that shows another row by the answer of the delegate does not select it", .statements("LI-01"),
    arguments: ListKind.allCases)
  func reusedCell(kind: ListKind) {
    let list = LoggedList(kind, rows: 10)
    list.during["shouldSelect"] = { [unowned list] in
      list.reload()
      list.list.layoutIfNeeded()
    }
    list.tap(1)
    #expect(list.selected == [] && !list.calls.contains { $0.hasPrefix("didSelect") })
    #expect(list.calls.count { $0.hasPrefix("didUnhighlight") } == 1)
  }

  @Test(
    "rows are not touched while updates are collected, and a reload among them takes the place of all",
    .statements("LI-03"), arguments: ListKind.allCases)
  func batch(kind: ListKind) {
    let list = LoggedList(kind, rows: 10)
    let body = {
      list.remove([0, 1, 2, 3])
      list.tap(8)
      list.reload()
      list.insert("new", at: 0)
    }
    list.table?.performBatchUpdates(body)
    list.collection?.performBatchUpdates(body)
    #expect(list.calls == [])
    list.tap(6)
    #expect(list.selected == [6] && list.table?.numberOfRows(inSection: 0) ?? 7 == 7)
  }

  @Test("items that the delegate has taken away are not asked for their sizes", .statements("LI-03"))
  func sizes() {
    let items = CollectionTests.Items([names(9)]), screen = ListScreen(items.collection)
    items.whileSizing = { [unowned items] in
      items.whileSizing = nil
      items.sections = [["only"]]
      items.collection.reloadData()
    }
    items.collection.collectionViewLayout.invalidateLayout()
    #expect(items.collection.indexPathForItem(at: CGPoint(x: 20, y: 20)) != nil)
    screen.show()
    #expect(items.shown == ["only"])
  }

  @Test("items that only a layout has are not shown", .statements("LI-03"))
  func unknownItems() {
    let items = CollectionTests.Items([names(2)], layout: CollectionTests.Diagonal())
    _ = ListScreen(items.collection)
    #expect(items.shown == ["0", "1"])
  }

  @Test("a header whose height was asked for, and that was never seen, does not end to be displayed")
  func headers() {
    final class Headers: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { calls.append("will \(section)") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { calls.append("did \(section)") }
    }
    let rows = TestRows([names(10), names(10), names(10)]), headers = Headers()
    rows.table.delegate = headers
    let screen = ListScreen(rows.table)
    rows.table.reloadData()
    #expect(headers.calls == ["will 0", "will 1", "did 0", "did 1"])
    screen.show()
  }

  @Test("an outline's item cannot be below itself")
  func outline() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a"], to: "a")
    snapshot.append(["b"], to: "unknown")
    snapshot.append(["unknown"], to: "b")
    #expect(snapshot.rootItems == ["a", "b"] && snapshot.level(of: "unknown") == 1)
  }
}
