import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Rows that are swiped aside, deleted, inserted and moved by hand.
@Suite struct TableEditingTests {
  final class Editable: TestRows {
    override var swipesRows: Bool { true }
    var style = UITableViewCell.EditingStyle.delete
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      calls.append("commit \(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      calls.append("move \(source.row) \(target.row)")
      sections[0].insert(sections[0].remove(at: source.row), at: target.row)
    }
  }

  private let rows = Editable([(0..<30).map(String.init)])

  @Test("a swipe to the left uncovers a button, and a tap on it deletes the row")
  func delete() {
    let screen = ListScreen(rows.table)
    screen.drag(from: CGPoint(x: 300, y: 66), by: CGVector(dx: -80, dy: 2))
    let cell = rows.table.cellForRow(at: [0, 1])
    #expect(rows.table.contentOffset.y == 0 && (cell?.frame.minX ?? 0) <= -74)
    #expect(cell?.showingDeleteConfirmation == true)
    #expect((screen.hit(370, 66) as? UIButton)?.currentTitle == "Delete")
    screen.tap(370, 66)
    #expect(rows.calls == ["commit delete 1"] && rows.shown.prefix(3) == ["0", "2", "3"])
    #expect(!(screen.hit(370, 66) is UIButton))
  }

  @Test("a vertical drag scrolls and opens nothing; a touch elsewhere closes an open row and selects nothing")
  func closing() {
    let screen = ListScreen(rows.table)
    screen.drag(from: CGPoint(x: 300, y: 166), by: CGVector(dx: -10, dy: -80))
    #expect(rows.table.contentOffset.y > 0 && rows.table.cellForRow(at: [0, 5])?.frame.minX == 0)
    rows.table.contentOffset.y = 0
    screen.show()
    screen.drag(from: CGPoint(x: 300, y: 66), by: CGVector(dx: -80, dy: 0))
    #expect(rows.table.cellForRow(at: [0, 1])?.frame.minX ?? 0 < 0)
    rows.calls = []
    screen.tap(100, 300)
    #expect(rows.table.cellForRow(at: [0, 1])?.frame.minX == 0 && rows.calls == [])
    #expect(rows.table.indexPathForSelectedRow == nil)
  }

  @Test("a short swipe closes again, and one across the row performs the first action")
  func lengths() {
    final class Actions: TestRows {
      override var swipesRows: Bool { true }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(
          actions: ["Archive", "Flag"].map { (title: String) in
            UIContextualAction(style: .normal, title: title) { _, _, done in
              self.calls.append("\(title) \(indexPath.row)")
              done(true)
            }
          })
      }
    }
    let rows = Actions([["a", "b"]]), screen = ListScreen(rows.table)
    screen.drag(from: CGPoint(x: 300, y: 66), by: CGVector(dx: -40, dy: 0))
    #expect(rows.table.cellForRow(at: [0, 1])?.frame.minX == 0 && rows.calls == [])
    screen.drag(from: CGPoint(x: 300, y: 66), by: CGVector(dx: -120, dy: 0))
    #expect((screen.hit(380, 66) as? UIButton)?.currentTitle == "Archive")
    #expect((screen.hit(240, 66) as? UIButton)?.currentTitle == "Flag")
    screen.tap(240, 66)
    #expect(rows.calls == ["Flag 1"] && rows.table.cellForRow(at: [0, 1])?.frame.minX == 0)
    screen.drag(from: CGPoint(x: 360, y: 66), by: CGVector(dx: -300, dy: 0))
    #expect(rows.calls == ["Flag 1", "Archive 1"])
  }

  @Test("while the table is edited, a tap on the round control asks first and then deletes")
  func editControl() {
    let screen = ListScreen(rows.table)
    rows.table.setEditing(true, animated: true)
    screen.show()
    let cell = rows.table.cellForRow(at: [0, 0])
    #expect(cell?.contentView.frame.minX == 40 && cell?.isEditing == true)
    screen.tap(20, 22)
    #expect(rows.calls == [] && (screen.hit(370, 22) as? UIButton)?.currentTitle == "Delete")
    screen.tap(370, 22)
    #expect(rows.calls == ["commit delete 0"] && rows.shown.first == "1")
  }

  @Test("a control that inserts commits at once")
  func insertControl() {
    rows.style = .insert
    let screen = ListScreen(rows.table)
    rows.table.isEditing = true
    screen.show()
    screen.tap(20, 66)
    #expect(rows.calls == ["commit insert 1"])
  }

  /// The change of the rows that the data source makes besides moving one.
  nonisolated enum Doing: CaseIterable, Sendable { case reload, move, delete }

  @Test(
    "a data source that moves a row may update the table by itself", .statements("LI-03"), arguments: Doing.allCases)
  func updateInMove(doing: Doing) {
    final class Sections: TestRows {
      var update: (IndexPath, IndexPath) -> Void = { _, _ in }
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        sections[target.section].insert(sections[source.section].remove(at: source.row), at: target.row)
        update(source, target)
      }
    }
    let rows = Sections([["a", "b"], ["c", "d"]]), table = rows.table, screen = ListScreen(table)
    rows.update = { source, target in
      switch doing {
      case .reload: table.reloadData()
      case .move: table.moveRow(at: source, to: target)
      case .delete:
        rows.sections[target.section].remove(at: target.row)
        table.deleteRows(at: [source], with: .none)
      }
    }
    table.isEditing = true
    screen.show()
    screen.drag(from: CGPoint(x: 370, y: 22), by: CGVector(dx: 0, dy: 90))
    #expect(rows.shown == (doing == .delete ? ["b", "c", "d"] : ["b", "a", "c", "d"]))
  }

  @Test("an update ends the move of a row; a second finger moves none", .statements("LI-01"), arguments: [false, true])
  func moveEnds(reloads: Bool) {
    let screen = ListScreen(rows.table), application = screen.application
    rows.table.isEditing = true
    screen.show()
    func report(_ finger: Int, _ phase: UITouch.Phase, _ y: CGFloat) {
      application.enqueue(
        TouchSample(
          finger: finger, phase: phase, location: CGPoint(x: 370, y: y), timestamp: application.now + 0.2))
      application.processEvents(until: application.now + 0.2)
    }
    report(1, .began, 22)
    report(1, .moved, 60)
    report(2, .began, 198)
    report(2, .moved, 250)
    #expect(
      rows.table.cellForRow(at: [0, 0])?.frame.minY == 38 && rows.table.cellForRow(at: [0, 4])?.frame.minY == 176)
    if reloads {
      rows.table.reloadData()
    } else {
      rows.sections[0].removeLast()
      rows.table.deleteRows(at: [[0, rows.sections[0].count]], with: .none)
    }
    screen.show()
    #expect(rows.table.cellForRow(at: [0, 0])?.frame.minY == 0)
    report(1, .moved, 100)
    report(1, .ended, 110)
    report(2, .ended, 250)
    #expect(rows.calls == [] && rows.shown.prefix(3) == ["0", "1", "2"])
    #expect(rows.table.cellForRow(at: [0, 0])?.frame.minY == 0)
  }

  @Test("the grip moves its row, by a quick drag too, and nothing scrolls")
  func move() {
    let screen = ListScreen(rows.table)
    rows.table.isEditing = true
    screen.show()
    screen.drag(from: CGPoint(x: 370, y: 22), by: CGVector(dx: 0, dy: 90))
    #expect(rows.calls == ["move 0 2"] && rows.shown.prefix(4) == ["1", "2", "0", "3"])
    #expect(rows.table.contentOffset.y == 0 && rows.table.cellForRow(at: [0, 2])?.frame.minY == 88)
  }
}
