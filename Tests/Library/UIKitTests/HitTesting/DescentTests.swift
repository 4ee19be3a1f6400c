import Foundation
import Testing

@testable import UIKitCore

/// The default hit test, from the window to the frontmost view.
@Suite struct DescentTests {
  static let five = """
    window 360x560
      A 50,50 300x490
        B 40,50 240x150
        C 40,220 240x250
          D 40,60 80x170
          E 140,60 80x170
    """

  @Test("subviews are searched from the front, each by hitTest and then point(inside:)", .statements("HT-04", "HT-05"))
  func reverseOrder() {
    let fixture = PipelineFixture(DescentTests.five, options: .onePass)
    fixture.down(200, 170)
    #expect(fixture.searches.hasPrefix("1: window+ A+ C- B+\n→ B"))
  }

  @Test("subviews behind the first hit are not searched", .statements("HT-06"))
  func firstHitEndsTheWalk() {
    let fixture = PipelineFixture(DescentTests.five, options: .onePass)
    fixture.down(262, 424)
    #expect(fixture.searches.hasPrefix("1: window+ A+ C+ E+\n→ E"))
  }

  @Test("if no subview is hit, the view itself is", .statements("HT-04"))
  func selfWins() {
    let fixture = PipelineFixture(DescentTests.five, options: .onePass)
    fixture.down(100, 300)
    #expect(fixture.searches.hasPrefix("1: window+ A+ C+ E- D-\n→ C"))
  }

  @Test(
    "a new touch has two hit test passes, both before touchesBegan; its end has none",
    .statements("HT-07", "HT-09", "DB-1"))
  func twoPasses() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.tap("card")
    #expect(
      fixture.everything == """
        1: window+ card+
        2: window+ card+
        → card
        app.sendEvent
        window.sendEvent
        card.began
        app.sendEvent
        window.sendEvent
        card.ended
        """)
  }

  @Test("both passes have the event's time and the same point", .statements("HT-08"))
  func passesAgree() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100")
    var seen: [String] = []
    (fixture["card"] as? TestView)?.onHitTest = { view, point, event in
      seen.append("\(point.x),\(point.y) at \(event?.timestamp ?? -1)")
      return view
    }
    fixture.down(30, 40, at: 2.5)
    #expect(seen == ["30.0,40.0 at 2.5", "30.0,40.0 at 2.5"])
  }

  @Test("a finger that moves to another view causes no hit test", .statements("HT-10"))
  func movesAreNotHitTested() {
    let fixture = PipelineFixture(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """, options: .onePass)
    fixture.down("left")
    fixture.move(150, 50, at: 0.1)
    fixture.up(at: 0.2)
    #expect(fixture.everything.components(separatedBy: "1:").count == 2)
  }

  @Test("during hitTest the event does not contain the new touch", .statements("HT-11"))
  func eventIsNotComplete() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100")
    var counts: [Int] = []
    (fixture["card"] as? TestView)?.onHitTest = { view, _, event in
      counts.append(event?.allTouches?.count ?? -1)
      return event?.type == .touches ? view : nil
    }
    fixture.down(30, 40)
    #expect(counts == [0, 0])
  }

  @Test(
    "a subview is not hit outside its superview, whether that clips or not", .statements("HT-14", "HT-15"),
    arguments: ["", "clips"])
  func overhang(clips: String) {
    let fixture = PipelineFixture(
      """
      window 320x200
        yellow 60,60 200x100 \(clips)
          button 10,-40 80x80
      """)
    #expect(fixture.hit(80, 40) == "window")
    #expect(fixture.hit(80, 70) == "button")
  }

  @Test("the hit test depends only on the order of subviews", .statements("HT-19"))
  func order() {
    let fixture = PipelineFixture(
      """
      window 320x200
        red 0,0 100x100
        blue 0,0 100x100
      """)
    #expect(fixture.hit(10, 10) == "blue")
    fixture["window"].bringSubviewToFront(fixture["red"])
    #expect(fixture.hit(10, 10) == "red")
    fixture["window"].sendSubviewToBack(fixture["red"])
    #expect(fixture.hit(10, 10) == "blue")
  }

  @Test("view controllers take no part in the hit test", .statements("HT-25"))
  func controllers() {
    let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc", options: .onePass)
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: window+ root+\n→ root"))
  }
}
