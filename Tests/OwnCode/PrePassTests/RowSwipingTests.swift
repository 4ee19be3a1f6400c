import Testing

import PrePass

/// Classes that delete or move rows, or have menus for them, say so.
struct RowSwipingTests {
  private let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
  private let actions =
    "func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath) -> UISwipeActionsConfiguration? { nil }"

  /// The changed source behind an import, which is left out.
  private func run(_ text: String) throws -> String {
    try PrePassProgram.run([("A.swift", "import UIKit\n" + text)]).sources[0].split(separator: "\n").dropFirst(2)
      .joined(separator: "\n")
  }

  @Test("a class with the method gets the property, once")
  func said() throws {
    let said = " public var swipesRows: Bool { true };"
    #expect(
      try run("class A: UIViewController { \(commit); \(actions) }")
        == "class A: UIViewController {\(said) \(commit); \(actions) }")
    #expect(
      try run("class A: UIViewController {}\nextension A: UITableViewDataSource { \(commit) }")
        == "class A: UIViewController {\(said)}\nextension A: UITableViewDataSource { \(commit) }")
  }

  @Test("an override overrides the property, and a subclass of such a class has it already")
  func overridden() throws {
    #expect(
      try run("class A: UITableViewController { override \(commit) }")
        == "class A: UITableViewController { public override var swipesRows: Bool { true }; override \(commit) }")
    let both = "class A: NSObject { \(commit); }\nclass B: A { override \(commit) }"
    #expect(try run(both).components("swipesRows") == 1)
  }

  @Test("a class that moves rows says that it may, unless it says something else")
  func moved() throws {
    let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
    let can = "func tableView(_ t: UITableView, canMoveRowAt p: IndexPath) -> Bool { false }"
    let said = "func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { true };"
    #expect(try run("class A: NSObject { \(move) }") == "class A: NSObject { public \(said) \(move) }")
    #expect(
      try run("class A: UITableViewController { override \(move) }")
        == "class A: UITableViewController { public override \(said) override \(move) }")
    let both = "class A: NSObject { \(can) }\nextension A { \(move) }"
    #expect(try run(both) == both)
    let inherited = "class A: NSObject { \(can) }\nclass B: A { \(move) }"
    #expect(try run(inherited) == inherited)
  }

  @Test("a class with menus for rows or items says so, once")
  func menus() throws {
    func menu(_ list: String, _ labels: String) -> String {
      "func \(list)(_ l: UIView, contextMenuConfigurationFor\(labels) p: IndexPath, point: CGPoint) -> Menu? { nil }"
    }
    let row = menu("tableView", "RowAt")
    #expect(
      try run("class A: UITableViewController { override \(row) }")
        == "class A: UITableViewController { public override var hasRowMenus: Bool { true }; override \(row) }")
    let both = "\(menu("collectionView", "ItemAt")); \(menu("collectionView", "ItemsAt"))"
    #expect(
      try run("class A: NSObject { \(both) }")
        == "class A: NSObject { public var hasItemMenus: Bool { true }; \(both) }")
  }

  @Test("other methods of tables say nothing")
  func others() throws {
    let source = "class A: NSObject { func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }"
    #expect(try run(source) == source)
    let swipes = "class A: NSObject { \(actions) }"
    #expect(try run(swipes) == swipes)
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
