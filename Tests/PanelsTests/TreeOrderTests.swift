import CoreGraphics
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

  @Test func aRowGoesBetweenItsSiblings() {
    // Front to back: C with D, B, A.
    let entries = Self.entries([("W", 0), ("root", 1), ("C", 2), ("D", 3), ("B", 2), ("A", 2)])
    let order = TreeOrder(moving: 5, in: entries)
    #expect(order.gaps.map(\.row) == [2, 4, 5, 6])
    // A is the rearmost subview; at the top it becomes the last one.
    #expect(order.gaps.map(\.index) == [2, 1, 0, 0])
    #expect(order.gap(at: 3.4) == TreeOrder.Gap(row: 4, index: 1))
    #expect(TreeOrder(moving: 0, in: entries).gaps.isEmpty)
    #expect(TreeOrder(moving: 3, in: entries).gaps.isEmpty, "a view without siblings stays")
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
}
