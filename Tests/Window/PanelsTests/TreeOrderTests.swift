import CoreGraphics
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchTrace

/// Dragging rows of the tree changes the order of subviews.
@MainActor @Suite struct TreeOrderTests {
  private static func entries(_ lines: [(String, Int)]) -> [TreeEntry] {
    lines.map { name, depth in
      TreeEntry(
        name: name, isWindow: depth == 0, depth: depth, continues: [], isControl: false, flags: [], outcome: .pending,
        number: nil)
    }
  }

  /// Front to back: C with D, B, A.
  private static let tree = entries([("W", 0), ("root", 1), ("C", 2), ("D", 3), ("B", 2), ("A", 2)])

  private func gap(_ row: Int, in parent: String, depth: Int, index: Int) -> TreeOrder.Gap {
    TreeOrder.Gap(
      row: row, parent: Self.tree.firstIndex { $0.name == parent } ?? -1, depth: depth, index: index)
  }

  @Test func aRowGoesBetweenItsSiblings() {
    let order = TreeOrder(moving: 5, in: Self.tree)
    let among = order.gaps.filter { $0.depth == 2 && Self.tree[$0.parent].name == "root" }
    #expect(among.map(\.row) == [2, 4, 6])
    // A is the rearmost subview; at the top it becomes the last one.
    #expect(among.map(\.index) == [2, 1, 0])
    #expect(order.gap(at: 3.6, depth: 2) == gap(4, in: "root", depth: 2, index: 1))
    #expect(TreeOrder(moving: 0, in: Self.tree).gaps.isEmpty, "a window stays")
  }

  @Test func toTheRightARowGoesIntoTheViewAbove() {
    let order = TreeOrder(moving: 5, in: Self.tree)
    #expect(order.gap(at: 4, depth: 3.2) == gap(4, in: "C", depth: 3, index: 0))
    #expect(order.gap(at: 4, depth: 9) == gap(4, in: "D", depth: 4, index: 0))
    #expect(order.gap(at: 3, depth: 3) == gap(3, in: "C", depth: 3, index: 1))
    #expect(order.gap(at: 6, depth: 3) == gap(6, in: "B", depth: 3, index: 0))
  }

  @Test func toTheLeftARowGoesOut() {
    let order = TreeOrder(moving: 3, in: Self.tree)
    #expect(order.gap(at: 6, depth: 1) == gap(6, in: "W", depth: 1, index: 0))
    #expect(order.gap(at: 4, depth: 2) == gap(4, in: "root", depth: 2, index: 2))
  }

  @Test func aViewDoesNotGoIntoItself() {
    let order = TreeOrder(moving: 2, in: Self.tree)
    #expect(!order.gaps.contains { ["C", "D"].contains(Self.tree[$0.parent].name) })
  }

  @Test func everyOrderIsReached() throws {
    let names = ["a", "b", "c", "d"]
    for (old, name) in names.enumerated() {
      for index in names.indices where index != old {
        let views = names.map { "  - { name: \($0), frame: 0 0 50 50 }" }.joined(separator: "\n")
        let playback = Playback(try .parse("views:\n\(views)\nscript:\n  - tap 5,5\n", file: "order.yaml"))
        playback.playScript()
        playback.reorder(name, to: index)
        var expected = names
        expected.remove(at: old)
        expected.insert(name, at: index)
        #expect(playback.tree.siblings(of: name) == expected)
        // The touch was played again with the new order.
        #expect(playback.stories.first?.result == .view(expected[3]))
      }
    }
  }

  @Test func draggingARowBringsTheViewToTheFront() throws {
    let fixture = try PanelFixture("P04")
    fixture.playback.play(Array(fixture.playback.scene.script.inputs.prefix { $0.time <= 90 }))
    fixture.show()
    let red = fixture.center(of: "tree.red"), blue = fixture.center(of: "tree.blue")
    #expect(blue.y < red.y)
    fixture.press(red)
    fixture.drag(to: CGPoint(x: red.x, y: red.y - 10))
    fixture.drag(to: CGPoint(x: blue.x, y: blue.y - 8))
    #expect(fixture.texts.filter { $0 == "red" }.count > 1, "the lifted row follows the pointer")
    fixture.lift(CGPoint(x: blue.x, y: blue.y - 8))
    #expect(fixture.sent.last == .reorder("red", to: 1))
  }

  @Test func draggingARowToTheRightMovesItIntoTheViewAbove() throws {
    let fixture = try PanelFixture("P04")
    fixture.show()
    let red = fixture.center(of: "tree.red"), blue = fixture.center(of: "tree.blue")
    fixture.press(red)
    fixture.drag(to: CGPoint(x: red.x + 10, y: red.y))
    fixture.drag(to: CGPoint(x: red.x + 14, y: blue.y + 11))
    fixture.lift(CGPoint(x: red.x + 14, y: blue.y + 11))
    #expect(fixture.sent.last == .moveView("red", to: "blue", at: 0))
  }
}
