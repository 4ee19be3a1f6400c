import Foundation
import Testing

@testable import UIKit

/// What an override of `hitTest(_:with:)` and `point(inside:with:)` may do.
@Suite struct OverrideTests {
  @Test("HT-23 hitTest may return any view of the window")
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

  @Test("HT-22 a view outside every window gets no touch")
  func strayView() {
    let fixture = PipelineFixture("window 320x200\n  row 0,0 100x50 handles")
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    (fixture["row"] as? TestView)?.onHitTest = { _, _, _ in stray }
    fixture.tap(10, 10)
    #expect(fixture.transcript == "")
  }

  @Test("HT-24 a parent that is inside everywhere makes its overhanging children hittable")
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

  @Test("DB-10 a loop over the children without the inside test revives the overhang")
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

  @Test("an override that asks a child itself is traced once a view")
  func overridesAreTracedOnce() {
    let fixture = PipelineFixture("window 320x200\n  row 0,0 100x50\n    cell 0,0 50x50", options: .onePass)
    (fixture["row"] as? TestView)?.onHitTest = { view, point, event in view.superHitTest(point, with: event) }
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: window+ row+ cell+\n→ cell"))
  }

  @Test("an override may remove views while the walk runs")
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
    // The walk goes on over the subviews as they were when it began: `middle` answers, but what is out of its
    // window is no longer watched, and no answer.
    #expect(fixture.searches.hasPrefix("1: window+\n→ nobody"))
    #expect(window.subviews.isEmpty)
  }

  @Test("a whole tree may be freed while the walk is in it")
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

  @Test("an override may add views while the walk runs; they are seen from the next walk on")
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
}
