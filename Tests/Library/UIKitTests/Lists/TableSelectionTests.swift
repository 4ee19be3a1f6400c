import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Taps on rows.
@Suite struct TableSelectionTests {
  @Test("a tap highlights and then selects a row, and the row before is deselected in between")
  func order() {
    let rows = TestRows([["a", "b", "off"]]), screen = ListScreen(rows.table)
    screen.tap(100, 20)
    #expect(
      rows.calls == [
        "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0", "didSelect 0.0",
      ])
    rows.calls = []
    screen.tap(100, 60)
    #expect(
      rows.calls == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "willDeselect 0.0",
        "didDeselect 0.0", "didSelect 0.1",
      ])
    #expect(rows.table.indexPathForSelectedRow == [0, 1] && rows.table.cellForRow(at: [0, 1])?.isSelected == true)
    #expect(rows.table.cellForRow(at: [0, 0])?.isSelected == false)
  }

  @Test("a row that is not highlighted is not selected")
  func notHighlighted() {
    let rows = TestRows([["a", "off"]]), screen = ListScreen(rows.table)
    screen.tap(100, 60)
    #expect(rows.calls == ["shouldHighlight 0.1"] && rows.table.indexPathForSelectedRow == nil)
  }

  @Test("a row is highlighted 0.15 seconds after the finger is down, and no longer once a drag scrolls")
  func highlightDelay() {
    let rows = TestRows([(0..<40).map(String.init)]), screen = ListScreen(rows.table)
    let cell = rows.table.cellForRow(at: [0, 1]), application = screen.application
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 100, y: 60), timestamp: 1))
    application.processEvents(until: 1.14)
    #expect(cell?.isHighlighted == false)
    application.processEvents(until: 1.16)
    #expect(cell?.isHighlighted == true)
    application.enqueue(TouchSample(phase: .moved, location: CGPoint(x: 100, y: 30), timestamp: 1.3))
    application.enqueue(TouchSample(phase: .moved, location: CGPoint(x: 100, y: 10), timestamp: 1.4))
    application.processEvents(until: 1.4)
    #expect(cell?.isHighlighted == false && rows.table.contentOffset.y > 0)
    application.enqueue(TouchSample(phase: .ended, location: CGPoint(x: 100, y: 10), timestamp: 1.5))
    application.processEvents(until: 2)
    #expect(rows.table.indexPathForSelectedRow == nil && !rows.calls.contains("didSelect 0.1"))
  }

  @Test("with several selected rows, a second tap deselects")
  func several() {
    let rows = TestRows([["a", "b", "c"]]), screen = ListScreen(rows.table)
    rows.table.allowsMultipleSelection = true
    screen.tap(100, 20)
    screen.tap(100, 110)
    #expect(rows.table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    screen.tap(100, 20)
    #expect(rows.table.indexPathsForSelectedRows == [[0, 2]] && rows.calls.last == "didDeselect 0.0")
  }

  @Test("a cell that comes back into sight knows that its row is selected, and its new row is not")
  func selectionAfterScroll() {
    let rows = TestRows([(0..<60).map(String.init)]), screen = ListScreen(rows.table)
    rows.table.selectRow(at: [0, 0], animated: false)
    rows.table.contentOffset.y = 1000
    screen.show()
    #expect(rows.table.visibleCells.allSatisfy { !$0.isSelected })
    rows.table.contentOffset.y = 0
    screen.show()
    #expect(rows.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["0"])
  }

  @Test("a tap on a detail button tells the delegate and selects nothing")
  func detailButton() {
    let rows = TestRows([["a", "b"]]), screen = ListScreen(rows.table)
    rows.table.cellForRow(at: [0, 1])?.accessoryType = .detailButton
    screen.show()
    screen.tap(366, 66)
    #expect(rows.calls == ["accessory 0.1"] && rows.table.indexPathForSelectedRow == nil)
  }

  @Test("a control in a row receives its touch, and the row is not selected")
  func controlInRow() {
    let rows = TestRows([["a", "b"]]), screen = ListScreen(rows.table)
    let toggle = UISwitch()
    rows.table.cellForRow(at: [0, 0])?.accessoryView = toggle
    screen.show()
    screen.tap(toggle.convert(CGPoint(x: 5, y: 5), to: nil).x, 22)
    #expect(toggle.isOn && rows.table.indexPathForSelectedRow == nil)
  }

  @Test("a controller's table loses its selection when it appears again")
  func clearing() {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }
    let application = UIApplication(), list = List(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    let navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    list.tableView.selectRow(at: [0, 1], animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    application.processEvents(until: 1)
    #expect(list.tableView.indexPathForSelectedRow == [0, 1])
    navigation.popViewController(animated: false)
    application.processEvents(until: 2)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }
}
