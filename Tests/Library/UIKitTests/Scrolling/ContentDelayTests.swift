import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The effect of a scroll view on the touches of its content.
@Suite struct ContentDelayTests {
  /// An ancestor with a recognizer, a scroll view, and a view in its content.
  private func fixture(_ gesture: String = "") -> PipelineFixture {
    PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 \(gesture)
          scroll:scroll 0,0 400x400 content=400x1000
            V 100,100 200x100 handles
      """)
  }

  /// The transcript without the lines of the scroll view's own recognizers.
  private func received(_ fixture: PipelineFixture) -> [String] {
    let own = ["content delay", "scroll"]
    let lines = fixture.transcript.split(separator: "\n").map(String.init)
    return lines.filter { line in !own.contains { line.hasPrefix($0) } }
  }

  @Test(
    "the content receives a touch 150 ms late, with its first location and time",
    .statements("GR-80", "GR-81", "GN-17", "TE-07"))
  func delayed() {
    let fixture = fixture()
    var times: [TimeInterval] = []
    (fixture["V"] as? TestView)?.onTouches = { _, touches, _ in times += touches.map(\.timestamp) }
    fixture.down("V", at: 1)
    fixture.wait(0.149)
    #expect(times == [])
    fixture.wait(0.01)
    #expect(times == [1])
    fixture.up(at: 2)
    #expect(received(fixture) == ["⏱ 1.15", "V.began", "V.ended"])
  }

  @Test(
    "an ancestor's tap is not delayed, and the content receives nothing of a short touch",
    .statements("GR-82", "GR-83", "OR-11"))
  func shortTap() {
    let fixture = fixture("+G=tap")
    fixture.tap("V")
    fixture.wait(1)
    #expect(received(fixture) == ["G.began", "G.ended", "G action(ended)"])
  }

  @Test("the content receives a longer tap late, and then its cancellation", .statements("OR-12"))
  func longerTap() {
    let fixture = fixture("+G=tap")
    fixture.down("V")
    fixture.up(at: 0.5)
    #expect(received(fixture) == ["G.began", "⏱ 0.15", "V.began", "G.ended", "G action(ended)", "V.cancelled"])
  }

  @Test(
    "a press that is too long for a tap selects the row at the lift", .statements("OR-13", "GT-05", "UN-02"),
    arguments: [0.75, 1.5])
  func rowSelected(limit: TimeInterval) {
    var options = PipelineOptions()
    options.longestTapPress = limit
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          list:list 0,0 400x400
      """, options: options)
    fixture.down(200, 20)
    fixture.up(at: 1)
    let selects = limit < 1
    #expect(received(fixture).last == (selects ? "didSelect 0" : "list.cancelled"))
    #expect((fixture["list"] as? UITableView)?.indexPathForSelectedRow?.row == (selects ? 0 : nil))
  }

  @Test("a quick tap on a row under an ancestor's tap selects nothing", .statements("OR-11"))
  func rowNotSelected() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          list:list 0,0 400x400
      """)
    fixture.tap(200, 20)
    fixture.wait(1)
    #expect(received(fixture) == ["G.began", "G.ended", "G action(ended)"])
  }

  @Test("an ancestor's tap without cancelsTouchesInView lets the row be selected too")
  func rowAndTap() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap:cancels=no
          list:list 0,0 400x400
      """)
    fixture.tap(200, 70)
    #expect(received(fixture).last == "didSelect 1")
  }

  @Test("a short touch that no recognizer claims is delivered to the content at the lift", .statements("GR-84"))
  func shortTouch() {
    let fixture = fixture()
    fixture.tap("V")
    #expect(received(fixture) == ["V.began", "V.ended"])
  }

  @Test("a quick drag scrolls, and the content receives nothing", .statements("GR-85"))
  func quickDrag() {
    let fixture = fixture()
    fixture.down("V")
    fixture.move(by: 0, -20, at: 0.05)
    fixture.move(by: 0, -30, at: 0.1)
    fixture.up(at: 0.15)
    #expect(received(fixture) == [])
    #expect((fixture["scroll"] as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test(
    "of a finger that is held and then dragged, the content receives began and then cancelled", .statements("GR-85"))
  func heldThenDragged() {
    let fixture = fixture()
    fixture.down("V")
    fixture.move(by: 0, -20, at: 0.3)
    fixture.up(at: 0.4)
    #expect(received(fixture) == ["⏱ 0.15", "V.began", "V.cancelled"])
  }

  @Test("a drag from a control that has received the touch does not scroll; an earlier drag does", .statements("UC-38"))
  func controlInContent() {
    let tree = """
      window 400x400
        scroll:scroll 0,0 400x400 content=400x1000
          B:button 100,100 200x100 sends=touchDragInside
      """
    let slow = PipelineFixture(tree)
    slow.down("B")
    slow.move(by: 0, -20, at: 0.3)
    slow.up(at: 0.4)
    #expect((slow["scroll"] as? UIScrollView)?.contentOffset == .zero)
    #expect(slow.transcript.contains("B.touchDragInside"))
    let quick = PipelineFixture(tree)
    quick.down("B")
    quick.move(by: 0, -20, at: 0.05)
    quick.up(at: 0.1)
    #expect((quick["scroll"] as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 10))
    #expect(!quick.transcript.contains("B."))
  }

  @Test("without the delay the content receives the touch at once")
  func noDelay() {
    let fixture = fixture()
    (fixture["scroll"] as? UIScrollView)?.delaysContentTouches = false
    fixture.down("V")
    #expect(received(fixture) == ["V.began"])
  }

  @Test("a scroll view that refuses touchesShouldBegin keeps the touch from its content")
  func refusedContent() {
    final class Keeping: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
    let scroll = Keeping(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    fixture["window"].addSubview(scroll)
    scroll.addSubview(fixture["V"])
    fixture.tap("V")
    #expect(!fixture.transcript.contains("V."))
  }

  @Test("a paging view stops at the nearest page; a flick goes to the next one", .statements("GN-20"))
  func paging() {
    let fixture = fixture()
    guard let scroll = fixture["scroll"] as? UIScrollView else { return }
    scroll.isPagingEnabled = true
    fixture.down(200, 300)
    fixture.move(by: 0, -50, at: 0.2)
    fixture.move(by: 0, -50, at: 0.6)
    fixture.up(at: 0.65)
    fixture.wait(2)
    #expect(scroll.contentOffset == .zero)
    fixture.down(200, 300, at: 3)
    fixture.move(by: 0, -50, at: 3.05)
    fixture.move(by: 0, -50, at: 3.1)
    fixture.up(at: 3.1)
    fixture.wait(2)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 400))
  }
}
