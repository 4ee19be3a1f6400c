import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Changes of rows and sections.
@Suite struct TableUpdateTests {
  @Test("rows that stay keep their cells and their selection; others come and go")
  func rows() {
    let rows = TestRows([["a", "b", "c", "d"]]), screen = ListScreen(rows.table)
    let cell = rows.table.cellForRow(at: [0, 2])
    rows.table.selectRow(at: [0, 2], animated: false)
    rows.sections = [["b", "x", "c", "d", "y"]]
    rows.table.beginUpdates()
    rows.table.deleteRows(at: [[0, 0]], with: .fade)
    rows.table.insertRows(at: [[0, 1], [0, 4]], with: .fade)
    rows.table.endUpdates()
    screen.show()
    #expect(rows.shown == ["b", "x", "c", "d", "y"])
    #expect(rows.table.cellForRow(at: [0, 2]) === cell && rows.table.indexPathForSelectedRow == [0, 2])
    #expect(cell?.frame.minY == 88)
  }

  @Test("a moved row takes its cell along, a reloaded one gets the new text")
  func moveAndReload() {
    let rows = TestRows([["a", "b", "c"]]), screen = ListScreen(rows.table)
    let cell = rows.table.cellForRow(at: [0, 0])
    rows.sections = [["B", "c", "a"]]
    rows.table.performBatchUpdates {
      rows.table.moveRow(at: [0, 0], to: [0, 2])
      rows.table.reloadRows(at: [[0, 1]], with: .none)
    }
    screen.show()
    #expect(rows.shown == ["B", "c", "a"] && rows.table.cellForRow(at: [0, 2]) === cell)
  }

  @Test("subclasses hear of updates and selections by the program")
  func overrides() {
    final class Table: UITableView {
      var calls: [String] = []
      override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { calls.append("reload") }
      override func deselectRow(at indexPath: IndexPath, animated: Bool) { calls.append("deselect") }
      override var scrollIndicatorInsets: UIEdgeInsets { didSet { calls.append("insets") } }
    }
    let table = Table(frame: .zero, style: .plain)
    (table as UITableView).reloadRows(at: [], with: .none)
    (table as UITableView).deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    (table as UIScrollView).scrollIndicatorInsets.top = 1
    #expect(table.calls == ["reload", "deselect", "insets"] && table.scrollIndicatorInsets.top == 1)
  }

  @Test("sections come, go and move with their rows")
  func sections() {
    let rows = TestRows([["a"], ["b"], ["c"]]), screen = ListScreen(rows.table)
    let cell = rows.table.cellForRow(at: [2, 0])
    rows.sections = [["c"], ["new"], ["b"]]
    var isCompleted = false
    rows.table.performBatchUpdates {
      rows.table.deleteSections([0], with: .fade)
      rows.table.insertSections([1], with: .fade)
      rows.table.moveSection(2, toSection: 0)
    } completion: {
      isCompleted = $0
    }
    screen.show()
    #expect(rows.shown == ["c", "new", "b"] && rows.table.cellForRow(at: [0, 0]) === cell && isCompleted)
  }

  @Test("updates without changes ask for heights again")
  func heights() {
    let rows = TableRowsTests.Heights([["a", "b"]])
    rows.heights = [44, 44]
    let screen = ListScreen(rows.table)
    let cell = rows.table.cellForRow(at: [0, 0])
    rows.heights = [120, 44]
    rows.table.beginUpdates()
    rows.table.endUpdates()
    screen.show()
    #expect(rows.table.cellForRow(at: [0, 0]) === cell && cell?.frame.height == 120)
  }

  @Test("an update that does not fit the data ends the program")
  func wrongNumbers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rows = TestRows([["a", "b"]])
        _ = ListScreen(rows.table)
        rows.table.deleteRows(at: [[0, 0]], with: .none)
      }
    }
  }

  @Test("a section that moves to where none is ends the program with a sentence")
  func wrongPlace() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = TestRows([["a"], ["b"]])
        _ = ListScreen(rows.table)
        rows.table.moveSection(0, toSection: 9)
      }
    }
    let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Invalid update: section 0 cannot become section 9"))
  }

  @Test("a snapshot is applied by identifiers: cells of items that stay are kept")
  func snapshot() {
    let table = UITableView(frame: .zero)
    table.register(TestRows.Cell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"], toSection: 2)
    source.apply(snapshot)
    let screen = ListScreen(table)
    let cell = table.cellForRow(at: [0, 1])
    snapshot.deleteItems(["a"])
    snapshot.moveItem("b", afterItem: "c")
    source.apply(snapshot, animatingDifferences: true)
    screen.show()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b"])
    #expect(table.cellForRow(at: [1, 1]) === cell && source.indexPath(for: "b") == [1, 1])
    #expect(source.itemIdentifier(for: [1, 0]) == "c" && table.numberOfRows(inSection: 0) == 0)
  }
}
