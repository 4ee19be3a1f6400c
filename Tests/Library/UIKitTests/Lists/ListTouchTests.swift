import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The touch that highlights an element of a list, and what becomes of it. Each test runs on a table and on a collection.
@Suite struct ListTouchTests {
  /// A way in which a touched row leaves the screen.
  nonisolated enum Leaving: CaseIterable, Sendable { case scroll, reload, delete, reloadRow, hideList, removeList }

  @Test(
    "a touched row that leaves the screen ends its highlight once, and the next tap selects the row that is tapped",
    .statements("LI-01"), arguments: ListKind.allCases, Leaving.allCases)
  func leaving(kind: ListKind, way: Leaving) {
    let list = LoggedList(kind, rows: 60)
    list.down(1)
    #expect(list.highlighted == [1])
    let cell = list.cell(1)
    switch way {
    case .scroll: list.list.contentOffset.y = 1320
    case .reload: list.reload()
    case .delete: list.remove([1])
    case .reloadRow: list.reloadRow(1)
    case .hideList, .removeList: list.list.removeFromSuperview()
    }
    list.screen.show()
    #expect(list.calls == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(list.highlighted == [] && (cell as? UITableViewCell)?.isHighlighted != true)
    list.up(1)
    #expect(list.selected == [])
    if list.list.superview == nil { list.screen.window.addSubview(list.list) }
    list.screen.show()
    list.calls = []
    list.tap(2)
    let row = way == .scroll ? 32 : 2
    #expect(list.selected == [row] && list.calls.contains("didSelect \(row)"))
    #expect(list.highlighted == [])
  }

  @Test(
    "a row that is moved by an update keeps its finger, whose lift selects it where it is now", .statements("LI-01"),
    arguments: ListKind.allCases)
  func moved(kind: ListKind) {
    let list = LoggedList(kind, rows: 10)
    list.down(3)
    list.remove([0])
    list.insert("new", at: 9)
    list.screen.show()
    #expect(list.highlighted == [2])
    list.up(3)
    #expect(
      list.calls.filter { !$0.hasPrefix("should") } == kind.lift(2, after: ["didHighlight 3"]) && list.selected == [2])
  }

  @Test(
    "only the touch that highlights a row selects it, in whatever order two fingers are lifted", .statements("LI-02"),
    arguments: ListKind.allCases, [false, true])
  func twoFingers(kind: ListKind, isFirstLiftedFirst: Bool) {
    let list = LoggedList(kind, rows: 10)
    list.down(1, finger: 1)
    list.down(4, finger: 2)
    #expect(list.highlighted == [1])
    if !isFirstLiftedFirst { list.up(4, finger: 2) }
    #expect(list.highlighted == [1] && list.selected == [] || isFirstLiftedFirst)
    list.up(1, finger: 1)
    if isFirstLiftedFirst { list.up(4, finger: 2) }
    #expect(list.highlighted == [] && list.selected == [1])
    #expect(list.calls.filter { $0.hasPrefix("didSelect") } == ["didSelect 1"])
  }

  @Test("another finger's cancellation leaves the highlight", .statements("LI-02"), arguments: ListKind.allCases)
  func otherCancelled(kind: ListKind) {
    let list = LoggedList(kind, rows: 10)
    list.down(1, finger: 1)
    list.down(4, finger: 2)
    list.cancel(4, finger: 2)
    #expect(list.highlighted == [1])
    list.cancel(1, finger: 1)
    #expect(list.highlighted == [] && list.selected == [] && list.calls.last == "didUnhighlight 1")
  }

  @Test("the list passes no touch on, neither the one that highlights nor another", .statements("LI-02", "SV-17"))
  func passesNothingOn() {
    for kind in ListKind.allCases {
      let list = LoggedList(kind, rows: 10), host = PhaseView(frame: list.screen.window.bounds)
      list.screen.window.addSubview(host)
      host.addSubview(list.list)
      list.screen.show()
      list.down(1, finger: 1)
      list.down(4, finger: 2)
      list.up(1, finger: 1)
      list.up(4, finger: 2)
      #expect(host.phases == [] && list.selected == [1])
    }
  }

  @Test("a cell that keeps the end of its touch for itself leaves no highlight", .statements("LI-01"))
  func silentCell() {
    final class Cell: UITableViewCell {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    for isCancelled in [false, true] {
      let list = LoggedList(.table, rows: 10, cell: Cell.self)
      list.down(1)
      #expect(list.highlighted == [1])
      isCancelled ? list.cancel(1) : list.up(1)
      #expect(list.highlighted == [] && list.calls.last == "didUnhighlight 1" && list.selected == [])
    }
  }

  @Test(
    "a finger on a row that is removed or loaded again stays with its cell, and recognizers around it go on",
    .statements("LI-03"), arguments: ListKind.allCases, [Leaving.reload, .reloadRow, .delete])
  func stayingFinger(kind: ListKind, way: Leaving) {
    final class Watcher: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
    }
    let list = LoggedList(kind, rows: 10), watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    list.cell(1)?.addSubview(watcher)
    let press = UILongPressGestureRecognizer()
    press.cancelsTouchesInView = false
    list.list.addGestureRecognizer(press)
    list.down(1)
    list.screen.application.processEvents(until: list.screen.application.now + 1)
    switch way {
    case .reload: list.reload()
    case .reloadRow: list.reloadRow(1)
    default: list.remove([0, 1, 2])
    }
    list.screen.show()
    #expect(press.state == .began && watcher.phases == [.began])
    list.up(1)
    #expect(press.state == .possible && watcher.phases == [.began, .ended] && list.selected == [])
    watcher.removeFromSuperview()
    list.tap(1)
    #expect(list.selected == [1])
  }

  @Test(
    "rows may change in any call of the delegate and the data source", .statements("LI-01", "LI-03"),
    arguments: ListKind.allCases,
    ["shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didSelect", "cell", "didEndDisplaying"])
  func changesInCalls(kind: ListKind, call: String) {
    let changes: [(LoggedList) -> Void] = [
      { $0.reload() }, { $0.remove([0]) }, { $0.remove(Array(0..<$0.names.count)) }, { $0.insert("new", at: 0) },
      { $0.reloadRow(0) }, { $0.list.removeFromSuperview() },
      {
        $0.names = ["only"]
        $0.reload()
      },
    ]
    for change in changes {
      let list = LoggedList(kind, rows: 20)
      list.select(7)
      list.during[call] = { [unowned list] in
        list.during[call] = nil
        change(list)
      }
      list.down(1)
      if call == "cell" || call == "didEndDisplaying" { list.list.contentOffset.y = 100 }
      list.screen.show()
      list.up(1)
      list.list.contentOffset = .zero
      list.screen.show()
      #expect(list.highlighted == [])
      #expect(list.calls.count { $0.hasPrefix("didHighlight") } == list.calls.count { $0.hasPrefix("didUnhigh") })
      #expect(list.selected.allSatisfy(list.names.indices.contains))
      let seen = list.table?.indexPathsForVisibleRows ?? list.collection?.indexPathsForVisibleItems ?? []
      #expect(seen.map(\.item).allSatisfy(list.names.indices.contains))
      #expect(!seen.isEmpty || list.names.isEmpty || list.list.window == nil)
    }
  }

  @Test("a lift: a table unhighlights, then selects; a collection selects, then unhighlights", .statements("LI-05"))
  func order() {
    for kind in ListKind.allCases {
      let list = LoggedList(kind, rows: 5)
      list.select(3)
      list.tap(1)
      #expect(
        list.calls
          == (kind == .table
            ? [
              "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1", "didDeselect 3",
              "didSelect 1",
            ]
            : [
              "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 3", "didSelect 1",
              "didUnhighlight 1",
            ]))
      list.calls = []
      list.during["didSelect"] = { [unowned list] in list.deselect(2) }
      list.tap(2)
      #expect(list.selected == [] && list.highlighted == [] && list.calls.count { $0 == "didUnhighlight 2" } == 1)
    }
  }

  @Test(
    "a second tap where several may be selected, and one that is refused, end with the highlight", .statements("LI-05"))
  func secondTap() {
    let list = LoggedList(.collection, rows: 5)
    list.collection?.allowsMultipleSelection = true
    list.tap(1)
    list.calls = []
    list.tap(1)
    #expect(list.calls == ["shouldHighlight 1", "didHighlight 1", "didDeselect 1", "didUnhighlight 1"])
  }

  @Test("a list that no longer selects when the finger is lifted selects nothing", arguments: ListKind.allCases)
  func selectionSwitchedOff(kind: ListKind) {
    let list = LoggedList(kind, rows: 5)
    list.down(1)
    list.table?.allowsSelection = false
    list.collection?.allowsSelection = false
    list.up(1)
    #expect(list.selected == [] && list.calls.last == "didUnhighlight 1")
  }
}

extension ListKind {
  /// The calls that the lift of a finger causes, apart from questions.
  fileprivate func lift(_ row: Int, after calls: [String]) -> [String] {
    let select = "didSelect \(row)", end = "didUnhighlight \(row)"
    return calls + (self == .table ? [end, select] : [select, end])
  }
}
