import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Which rows can be swiped aside, and what the delegate hears of it.
@Suite struct RowSwipeTests {
  /// Rows whose delegate answers by itself about each side. It does not say that it deletes rows.
  final class Rows: TestRows {
    var trailing: [String]? = nil, leading: [String]? = nil
    var deletes = false
    var whileEnding: () -> Void = {}, whileAnswering: () -> Void = {}, whileBeginning: () -> Void = {}
    override var swipesRows: Bool { deletes }
    private func actions(_ titles: [String]?, _ path: IndexPath) -> UISwipeActionsConfiguration? {
      titles.map { titles in
        UISwipeActionsConfiguration(
          actions: titles.map { title in
            UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
              calls.append("\(title) \(path.row)")
              done(true)
              done(true)
            }
          })
      }
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      calls.append("trailing \(indexPath.row)")
      whileAnswering()
      return actions(trailing, indexPath)
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      calls.append("leading \(indexPath.row)")
      return actions(leading, indexPath)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      calls.append("commit \(indexPath.row)")
      sections[0].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("willBegin \(indexPath.row)")
      whileBeginning()
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("didEnd \(indexPath?.row ?? -1)")
      whileEnding()
    }
  }

  private func screen(_ rows: Rows) -> (ListScreen, swipe: (CGFloat) -> Void) {
    let screen = ListScreen(rows.table)
    return (screen, { dx in screen.drag(from: CGPoint(x: 200, y: 66), by: CGVector(dx: dx, dy: 0)) })
  }

  @Test("a swipe asks any delegate for the actions of its side, once", .statements("LI-04"))
  func sides() {
    let rows = Rows([["a", "b", "c"]]), (screen, swipe) = screen(rows)
    (rows.trailing, rows.leading) = (["Flag"], ["Read"])
    swipe(-100)
    #expect(rows.calls == ["trailing 1", "willBegin 1"])
    #expect((screen.hit(370, 66) as? UIButton)?.currentTitle == "Flag")
    screen.tap(370, 66)
    #expect(rows.calls.suffix(2) == ["Flag 1", "didEnd 1"])
    rows.calls = []
    swipe(100)
    #expect(rows.calls == ["leading 1", "willBegin 1"])
    #expect((screen.hit(20, 66) as? UIButton)?.currentTitle == "Read")
  }

  @Test("without actions, a swipe to the left deletes only where the data source can", .statements("LI-04"))
  func deletion() {
    for deletes in [false, true] {
      let rows = Rows([["a", "b", "c"]]), (screen, swipe) = screen(rows)
      rows.deletes = deletes
      swipe(-100)
      #expect((screen.hit(370, 66) as? UIButton)?.currentTitle == (deletes ? "Delete" : nil))
      #expect(rows.calls.prefix(1) == ["trailing 1"])
      swipe(100)
      rows.calls = []
      swipe(100)
      #expect(rows.calls.contains("leading 1") && !rows.calls.contains("willBegin 1"))
      // Empty actions forbid the swipe.
      rows.trailing = []
      swipe(-100)
      #expect(!(screen.hit(370, 66) is UIButton))
    }
  }

  @Test("a row without actions leaves horizontal drags to others", .statements("LI-04"))
  func othersDrag() {
    let rows = Rows([["a", "b", "c"]]), (screen, swipe) = screen(rows)
    let pager = UIScrollView(frame: screen.window.bounds)
    pager.contentSize = CGSize(width: 780, height: 600)
    screen.window.addSubview(pager)
    pager.addSubview(rows.table)
    screen.show()
    swipe(-100)
    #expect(pager.contentOffset.x > 0 && !rows.calls.contains("willBegin 1"))
    pager.contentOffset.x = 0
    rows.trailing = ["Flag"]
    swipe(-100)
    #expect(pager.contentOffset.x == 0 && rows.calls.last == "willBegin 1")
  }

  @Test("a delegate that moves a row in its answer about it swipes none", .statements("LI-04"))
  func changeInAnswer() {
    let rows = Rows([["a", "b", "c"]]), (_, swipe) = screen(rows)
    rows.trailing = ["Flag"]
    rows.whileAnswering = { [unowned rows] in
      rows.sections[0].remove(at: 0)
      rows.table.deleteRows(at: [[0, 0]], with: .none)
    }
    swipe(-100)
    #expect(rows.calls.prefix(1) == ["trailing 1"] && !rows.calls.contains { $0.hasPrefix("willBegin") })
    #expect(rows.table.cellForRow(at: [0, 1])?.frame.minX == 0)
  }

  @Test("a delegate that moves the rows when the editing of one ends begins none for another", .statements("LI-06"))
  func changeInEnding() {
    let rows = Rows([(0..<9).map(String.init)]), (screen, _) = screen(rows)
    rows.deletes = true
    rows.table.isEditing = true
    screen.show()
    screen.tap(20, 66)
    #expect(rows.calls.contains("willBegin 1"))
    rows.whileEnding = { [unowned rows] in
      rows.whileEnding = {}
      rows.sections[0].remove(at: 0)
      rows.table.deleteRows(at: [[0, 0]], with: .none)
    }
    rows.calls = []
    screen.tap(20, 154)
    #expect(rows.calls == ["trailing 3", "didEnd 1"])
  }

  @Test("a row that the delegate closes when its editing begins stays closed", .statements("LI-06"))
  func closedInBeginning() throws {
    final class Cell: UITableViewCell {
      var states: [StateMask] = []
      override func didTransition(to state: StateMask) { states.append(state) }
    }
    let rows = Rows([["a", "b", "c"]])
    rows.table.register(Cell.self, forCellReuseIdentifier: "cell")
    let (_, swipe) = screen(rows)
    rows.trailing = ["Flag"]
    rows.whileBeginning = { [unowned rows] in rows.table.reloadRows(at: [[0, 2]], with: .none) }
    swipe(-100)
    let cell = try #require(rows.table.cellForRow(at: [0, 1]) as? Cell)
    #expect(rows.calls.prefix(3) == ["trailing 1", "willBegin 1", "didEnd 1"])
    #expect(cell.frame.minX == 0 && cell.states == [[]])
  }

  /// A way in which the editing of a row ends while a finger is on its buttons.
  nonisolated enum Ending: CaseIterable, Sendable {
    case delete, reload, remove, insert, setEditing, otherRow, removeTable
  }

  @Test(
    "the editing of a row ends once, also with a finger on its buttons and a delegate that changes the rows",
    .statements("LI-06"), arguments: Ending.allCases, [false, true])
  func endsOnce(ending: Ending, reloadsInCall: Bool) {
    let rows = Rows([(0..<20).map(String.init)]), (screen, swipe) = screen(rows), application = screen.application
    rows.deletes = true
    if reloadsInCall { rows.whileEnding = { [unowned rows] in rows.table.reloadData() } }
    swipe(-100)
    rows.calls = []
    let start = application.now + 1, place = CGPoint(x: 370, y: 66)
    application.enqueue(TouchSample(finger: 1, phase: .began, location: place, timestamp: start))
    application.processEvents(until: start + 0.3)
    switch ending {
    case .delete: break
    case .reload: rows.table.reloadData()
    case .remove:
      rows.sections[0].remove(at: 1)
      rows.table.deleteRows(at: [[0, 1]], with: .none)
    case .insert:
      rows.sections[0].insert("new", at: 0)
      rows.table.insertRows(at: [[0, 0]], with: .none)
    case .setEditing: rows.table.setEditing(true, animated: false)
    case .otherRow:
      let other = CGPoint(x: 100, y: 300)
      application.enqueue(TouchSample(finger: 2, phase: .began, location: other, timestamp: start + 0.4))
      application.enqueue(TouchSample(finger: 2, phase: .ended, location: other, timestamp: start + 0.7))
      application.processEvents(until: start + 0.8)
    case .removeTable: rows.table.removeFromSuperview()
    }
    application.enqueue(TouchSample(finger: 1, phase: .ended, location: place, timestamp: start + 1))
    application.processEvents(until: start + 2)
    rows.table.setEditing(false, animated: false)
    rows.table.reloadData()
    screen.show()
    #expect(rows.calls.filter { $0.hasPrefix("didEnd") } == ["didEnd 1"])
    #expect(rows.calls.filter { $0.hasPrefix("commit") } == (ending == .delete ? ["commit 1"] : []))
    #expect(!rows.table.subviews.contains { $0 is SwipeActionsView })
  }
}
