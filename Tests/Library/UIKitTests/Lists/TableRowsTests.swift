import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Which cells a table has, and where.
@Suite struct TableRowsTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  @Test("a plain table has 22 points above each header, which is held at the top without them; another one, none")
  func headerPadding() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? nil : "Title"
      }
    }
    let source = Source(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    table.dataSource = source
    table.rowHeight = 40
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForHeader(inSection: $0).minY } == [22, 130, 232])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 60)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForHeader(inSection: $0).minY } == [0, 108, 188])
    let grouped = UITableView(frame: table.frame, style: .grouped)
    grouped.dataSource = source
    grouped.layoutIfNeeded()
    #expect(grouped.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("a table has cells only for the rows that are seen, and uses them again after a scroll")
  func reuse() {
    let rows = TestRows([names(100)]), screen = ListScreen(rows.table)
    TestRows.Cell.made = 0
    rows.table.reloadData()
    screen.show()
    // 600 points hold 13 rows of 44 and a part of another one; the cells of the first load are used again.
    #expect(rows.shown == Array(names(14)) && TestRows.Cell.made == 0)
    let first = rows.table.cellForRow(at: IndexPath(row: 0, section: 0))
    screen.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -440))
    #expect(rows.table.contentOffset.y > 400 && rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let seen = rows.table.indexPathsForVisibleRows ?? []
    #expect(seen.first?.row == Int(rows.table.contentOffset.y / 44) && rows.shown.first == "row \(seen[0].row)")
    #expect(rows.table.visibleCells.contains { $0 === first })
    #expect(TestRows.Cell.made <= 2)
  }

  @Test("the size that fits a table is that of its content, in the width that it is given")
  func fittingSize() {
    let rows = TestRows([names(20)])
    #expect(rows.table.sizeThatFits(CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 880))
  }

  @Test("the hit test finds the content view of the cell that is seen, and the row of a point is known")
  func hits() {
    let rows = TestRows([names(3)]), screen = ListScreen(rows.table)
    let cell = rows.table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(screen.hit(200, 66) === cell?.contentView)
    #expect(screen.hit(200, 300) === rows.table)
    #expect(rows.table.indexPathForRow(at: CGPoint(x: 5, y: 131)) == [0, 2])
    #expect(rows.table.indexPathForRow(at: CGPoint(x: 5, y: 132)) == nil)
    #expect(rows.table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 88, width: 390, height: 44))
    #expect(cell.flatMap(rows.table.indexPath) == [0, 1])
  }

  final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Heights: TestRows {
    var heights: [CGFloat] = []
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      view.tag = 100 + section
      return view
    }
  }

  @Test("constraints inside of a cell decide about an automatic height, the delegate about others")
  func heights() {
    let rows = TestRows([names(3)])
    rows.table.register(TallCell.self, forCellReuseIdentifier: "cell")
    let screen = ListScreen(rows.table)
    #expect(rows.table.rectForRow(at: [0, 1]).height == 121 && rows.table.contentSize.height == 363)
    #expect(screen.hit(200, 60)?.superview is TallCell || screen.hit(200, 60)?.superview?.superview is TallCell)
    rows.table.rowHeight = 50
    screen.show()
    #expect(rows.table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 50, width: 390, height: 50))
  }

  @Test("the header of a plain section stays at the top until the section ends, and is hit there")
  func pinnedHeader() {
    let rows = Heights([names(10), names(20)])
    rows.table.sectionHeaderTopPadding = 0
    rows.heights = Array(repeating: 60, count: 20)
    let screen = ListScreen(rows.table)
    rows.table.contentOffset.y = 100
    screen.show()
    #expect(screen.hit(200, 10)?.tag == 100 && screen.hit(200, 35)?.superview is TestRows.Cell)
    // The first section ends at 630: its header is pushed out.
    rows.table.contentOffset.y = 620
    screen.show()
    #expect(screen.hit(200, 5)?.tag == 100 && screen.hit(200, 15)?.tag == 101)
    rows.table.contentOffset.y = 800
    screen.show()
    #expect(screen.hit(200, 5)?.tag == 101)
  }

  @Test("titles of a grouped table stand above and below their rows, which do not cover them")
  func groups() {
    final class Titles: TestRows {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Title \(section)"
      }
    }
    let rows = Titles([names(2), names(2)], style: .grouped), screen = ListScreen(rows.table)
    #expect((rows.table.headerView(forSection: 1))?.textLabel?.text == "TITLE 1")
    #expect(rows.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 38))
    #expect(rows.table.rectForRow(at: [0, 0]).minY == 38)
    rows.table.contentOffset.y = 20
    screen.show()
    #expect(rows.table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test("scrolling to a row brings it to the place that was asked for, within the content")
  func scrolling() {
    let rows = TestRows([names(100)]), screen = ListScreen(rows.table)
    rows.table.scrollToRow(at: [0, 50], at: .top, animated: false)
    screen.show()
    #expect(rows.table.contentOffset.y == 2200 && rows.shown.first == "row 50")
    rows.table.scrollToRow(at: [0, 20], at: .bottom, animated: false)
    #expect(rows.table.contentOffset.y == 324)
    rows.table.scrollToRow(at: [0, 99], at: .top, animated: false)
    #expect(rows.table.contentOffset.y == 3800)
    rows.table.scrollToRow(at: [0, 98], at: .none, animated: false)
    #expect(rows.table.contentOffset.y == 3800)
  }

  @Test("the delegate hears of the end of animated scrolling to a row that moves the content", .statements("SV-19"))
  func animatedScrolling() {
    final class Listener: NSObject, UITableViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let rows = TestRows([names(100)]), screen = ListScreen(rows.table), listener = Listener()
    rows.table.delegate = listener
    func ends(after change: () -> Void) -> Int {
      let before = listener.ends
      change()
      screen.application.processEvents(until: screen.application.now + 1)
      return listener.ends - before
    }
    #expect(ends { rows.table.scrollToRow(at: [0, 50], at: .top, animated: true) } == 1)
    #expect(ends { rows.table.scrollToRow(at: [0, 50], at: .top, animated: true) } == 0, "it is there")
    #expect(ends { rows.table.scrollToRow(at: [0, 20], at: .top, animated: false) } == 0)
    #expect(ends { rows.table.selectRow(at: [0, 60], animated: true, scrollPosition: .middle) } == 1)
  }

  @Test("the rows of a controller's table begin below the navigation bar and scroll under it")
  func safeArea() {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      }
    }
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    let list = List()
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    #expect(list.tableView.contentOffset.y == -91 && list.tableView.adjustedContentInset.bottom == 34)
    #expect(list.tableView.cellForRow(at: [0, 0])?.convert(CGPoint.zero, to: nil).y == 91)
    #expect(list.tableView.cellForRow(at: [0, 0])?.safeAreaInsets == .zero)
  }

  @Test("a data source may ask the table for what it is asked about")
  func askingBack() {
    final class Asking: TestRows {
      var asked = 0
      private func ask() {
        asked += 1
        _ = (table.numberOfSections, table.numberOfRows(inSection: 0), table.visibleCells, table.contentSize)
        _ = (table.indexPathsForSelectedRows, table.rectForRow(at: [0, 0]), table.cellForRow(at: [0, 0]))
      }
      override func numberOfSections(in tableView: UITableView) -> Int {
        ask()
        return super.numberOfSections(in: tableView)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ask()
        return super.tableView(tableView, numberOfRowsInSection: section)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ask()
        return 40
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        ask()
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let rows = Asking([["a", "b"], ["c"]])
    _ = ListScreen(rows.table)
    #expect(rows.asked > 0 && rows.shown == ["a", "b", "c"])
  }
}
