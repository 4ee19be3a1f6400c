import Foundation
import Testing

@testable import UIKit

/// What a scroll view does to the touches of its content.
@Suite struct ContentDelayTests {
  /// Ancestor, scroll view, content; only the ancestor's tap and the content are watched.
  private func fixture(_ gesture: String = "") -> PipelineFixture {
    PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 \(gesture)
          scroll:scroll 0,0 400x400 content=400x1000
            V 100,100 200x100 handles
      """)
  }

  /// Without the lines of the scroll view's own recognizers.
  private func told(_ fixture: PipelineFixture) -> [String] {
    let own = ["content delay", "scroll"]
    let lines = fixture.transcript.split(separator: "\n").map(String.init)
    return lines.filter { line in !own.contains { line.hasPrefix($0) } }
  }

  @Test("GR-80 GR-81 GN-17 the content hears of a touch 150 ms late, with its first place and time (TE-07)")
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
    #expect(told(fixture) == ["⏱ 1.15", "V.began", "V.ended"])
  }

  @Test("GR-82 GR-83 OR-11 an ancestor's tap is not delayed, and a short touch is its alone")
  func shortTap() {
    let fixture = fixture("+G=tap")
    fixture.tap("V")
    fixture.wait(1)
    #expect(told(fixture) == ["G.began", "G.ended", "G action(ended)"])
  }

  @Test("OR-12 a longer tap: the content hears of it late and loses it")
  func longerTap() {
    let fixture = fixture("+G=tap")
    fixture.down("V")
    fixture.up(at: 0.5)
    #expect(told(fixture) == ["G.began", "⏱ 0.15", "V.began", "G.ended", "G action(ended)", "V.cancelled"])
  }

  @Test("OR-13 GT-05 UN-02 a press that is no tap any more: the row is selected at the lift", arguments: [0.75, 1.5])
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
    #expect(told(fixture).last == (selects ? "didSelect 0" : "list.cancelled"))
    #expect((fixture["list"] as? UITableView)?.indexPathForSelectedRow?.row == (selects ? 0 : nil))
  }

  @Test("OR-11 a quick tap on a row under an ancestor's tap selects nothing")
  func rowNotSelected() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          list:list 0,0 400x400
      """)
    fixture.tap(200, 20)
    fixture.wait(1)
    #expect(told(fixture) == ["G.began", "G.ended", "G action(ended)"])
  }

  @Test("a tap that does not cancel lets the row be selected too")
  func rowAndTap() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap:cancels=no
          list:list 0,0 400x400
      """)
    fixture.tap(200, 70)
    #expect(told(fixture).last == "didSelect 1")
  }

  @Test("GR-84 a short touch that nobody recognizes reaches the content at the lift")
  func shortTouch() {
    let fixture = fixture()
    fixture.tap("V")
    #expect(told(fixture) == ["V.began", "V.ended"])
  }

  @Test("GR-85 a quick drag scrolls and the content sees nothing")
  func quickDrag() {
    let fixture = fixture()
    fixture.down("V")
    fixture.move(by: 0, -20, at: 0.05)
    fixture.move(by: 0, -30, at: 0.1)
    fixture.up(at: 0.15)
    #expect(told(fixture) == [])
    #expect((fixture["scroll"] as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test("GR-85 held first and then dragged, the content gets began and then cancelled")
  func heldThenDragged() {
    let fixture = fixture()
    fixture.down("V")
    fixture.move(by: 0, -20, at: 0.3)
    fixture.up(at: 0.4)
    #expect(told(fixture) == ["⏱ 0.15", "V.began", "V.cancelled"])
  }

  @Test("UC-38 a drag from a control that has the touch does not scroll; one that comes in time does")
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
    #expect((quick["scroll"] as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 20))
    #expect(!quick.transcript.contains("B."))
  }

  @Test("without the delay the content hears of the touch at once")
  func noDelay() {
    let fixture = fixture()
    (fixture["scroll"] as? UIScrollView)?.delaysContentTouches = false
    fixture.down("V")
    #expect(told(fixture) == ["V.began"])
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

  @Test("GN-20 a paging view settles on a page, a flick goes one on")
  func paging() {
    let fixture = fixture()
    guard let scroll = fixture["scroll"] as? UIScrollView else { return }
    scroll.isPagingEnabled = true
    fixture.down(200, 300)
    fixture.move(by: 0, -50, at: 0.2)
    fixture.move(by: 0, -50, at: 0.6)
    fixture.up(at: 0.65)
    #expect(scroll.contentOffset == .zero)
    fixture.down(200, 300, at: 1)
    fixture.move(by: 0, -50, at: 1.05)
    fixture.move(by: 0, -50, at: 1.1)
    fixture.up(at: 1.1)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 400))
  }
}
