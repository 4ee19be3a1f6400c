import Foundation
import Testing

@testable import UIKitCore

/// Overrides of `hitTest(_:with:)` and `point(inside:with:)`.
@Suite struct OverrideTests {
  @Test("hitTest may return any view of the window", .statements("HT-23"))
  func chosenView() {
    let fixture = PipelineFixture(
      """
      window 320x200
        field 200,0 50x50 handles
        row 0,0 100x50
      """)
    (fixture["row"] as? TestView)?.onHitTest = { _, _, _ in fixture["field"] }
    fixture.tap(10, 10)
    #expect(fixture.transcript == "field.began\nfield.ended")
  }

  @Test("a view outside every window receives no touch", .statements("HT-22"))
  func strayView() {
    let fixture = PipelineFixture("window 320x200\n  row 0,0 100x50 handles")
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    (fixture["row"] as? TestView)?.onHitTest = { _, _, _ in stray }
    fixture.tap(10, 10)
    #expect(fixture.transcript == "")
  }

  @Test(
    "subviews outside the bounds are hit if point(inside:) of their superview always returns true", .statements("HT-24")
  )
  func parentInsideEverywhere() {
    let fixture = PipelineFixture(
      """
      window 320x200
        yellow 60,60 200x100
          button 10,-40 80x80
      """)
    (fixture["yellow"] as? TestView)?.onPointInside = { _ in true }
    #expect(fixture.hit(80, 40) == "button")
  }

  @Test(
    "subviews outside the bounds are hit if hitTest of their superview loops over them without point(inside:)",
    .statements("DB-10"))
  func loopWithoutInsideTest() {
    let fixture = PipelineFixture(
      """
      window 320x200
        yellow 60,60 200x100
          button 10,-40 80x80
      """, options: .onePass)
    (fixture["yellow"] as? TestView)?.onHitTest = { view, point, event in
      for child in view.subviews.reversed() {
        if let hit = child.hitTest(child.convert(point, from: view), with: event) { return hit }
      }
      return nil
    }
    fixture.down(80, 40)
    #expect(fixture.searches.hasPrefix("1: window+ button+\n→ button"))
  }

  @Test("an override that calls hitTest of its subviews is reported once per view")
  func overridesAreTracedOnce() {
    let fixture = PipelineFixture("window 320x200\n  row 0,0 100x50\n    cell 0,0 50x50", options: .onePass)
    (fixture["row"] as? TestView)?.onHitTest = { view, point, event in view.superHitTest(point, with: event) }
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: window+ row+ cell+\n→ cell"))
  }

  @Test("an override may remove views during the hit test")
  func removingDuringTheWalk() {
    let fixture = PipelineFixture(
      """
      window 320x200
        back 0,0 100x100
        middle 0,0 100x100
        front 0,0 100x100
      """, options: .onePass)
    let window = fixture["window"]
    (fixture["front"] as? TestView)?.onHitTest = { _, _, _ in
      for view in window.subviews { view.removeFromSuperview() }
      return nil
    }
    fixture.down(10, 10)
    // The hit test goes on over the subviews as they were when it began. `middle` is hit, but it is in no window any
    // more: its hit test is not reported, and it receives no touch.
    #expect(fixture.searches.hasPrefix("1: window+\n→ none"))
    #expect(window.subviews.isEmpty)
  }

  @Test("a tree may be freed during its hit test")
  func freeingTheTreeDuringTheWalk() {
    var group: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let trap = TestView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak let watched: UIView? = group
    if let group {
      group.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      group.addSubview(trap)
      parent.addSubview(group)
    }
    trap.onHitTest = { _, _, _ in
      watched?.removeFromSuperview()
      return nil
    }
    group = nil
    let hit = parent.hitTest(CGPoint(x: 1, y: 1), with: nil)
    #expect(hit != nil && hit !== parent)
    #expect(watched == nil)
  }

  @Test("views that an override adds are searched from the next hit test on")
  func addingDuringTheWalk() {
    let fixture = PipelineFixture("window 320x200\n  row 0,0 100x50")
    let window = fixture["window"]
    var added = 0
    (fixture["row"] as? TestView)?.onHitTest = { view, _, _ in
      for _ in 0..<20 { window.insertSubview(UIView(frame: view.frame), at: 0) }
      added += 20
      return nil
    }
    #expect(fixture.hit(10, 10) == "window")
    #expect(window.subviews.count == 21 && added == 20)
  }

  @Test("a view in a window of no application receives no touch", .statements("HT-22", "RE-15"))
  func viewInAReleasedWindow() throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles\nother 400x400\n  W 0,0 400x400 handles")
    let v = try #require(fixture["V"] as? TestView), w = fixture["W"]
    fixture.application.release(fixture.windows[1])
    v.onHitTest = { _, _, _ in w }
    fixture.tap(10, 10)
    #expect(fixture.transcript == "" && fixture.application.touchesEvent.touches.isEmpty)
  }
}
