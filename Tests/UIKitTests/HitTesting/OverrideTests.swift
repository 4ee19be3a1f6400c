import Foundation
import Testing

@testable import UIKit

/// What an override of `hitTest(_:with:)` and `point(inside:with:)` may do.
@Suite struct OverrideTests {
  @Test("HT-23 hitTest may return any view of the window")
  func chosenView() {
    let stage = TestStage(
      """
      window 320x200
        field 200,0 50x50 handles
        row 0,0 100x50
      """)
    (stage["row"] as? StageView)?.onHitTest = { _, _, _ in stage["field"] }
    stage.tap(10, 10)
    #expect(stage.transcript == "field.began\nfield.ended")
  }

  @Test("HT-22 a view outside every window gets no touch")
  func strayView() {
    let stage = TestStage("window 320x200\n  row 0,0 100x50 handles")
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    (stage["row"] as? StageView)?.onHitTest = { _, _, _ in stray }
    stage.tap(10, 10)
    #expect(stage.transcript == "")
  }

  @Test("HT-24 a parent that is inside everywhere makes its overhanging children hittable")
  func parentInsideEverywhere() {
    let stage = TestStage(
      """
      window 320x200
        yellow 60,60 200x100
          button 10,-40 80x80
      """)
    (stage["yellow"] as? StageView)?.onPointInside = { _ in true }
    #expect(stage.hit(80, 40) == "button")
  }

  @Test("DB-10 a loop over the children without the inside test revives the overhang")
  func loopWithoutInsideTest() {
    let stage = TestStage(
      """
      window 320x200
        yellow 60,60 200x100
          button 10,-40 80x80
      """, options: .onePass)
    (stage["yellow"] as? StageView)?.onHitTest = { view, point, event in
      for child in view.subviews.reversed() {
        if let hit = child.hitTest(child.convert(point, from: view), with: event) { return hit }
      }
      return nil
    }
    stage.down(80, 40)
    #expect(stage.searches.hasPrefix("1: window+ button+\n→ button"))
  }

  @Test("an override that asks a child itself is traced once a view")
  func overridesAreTracedOnce() {
    let stage = TestStage("window 320x200\n  row 0,0 100x50\n    cell 0,0 50x50", options: .onePass)
    (stage["row"] as? StageView)?.onHitTest = { view, point, event in view.superHitTest(point, with: event) }
    stage.down(10, 10)
    #expect(stage.searches.hasPrefix("1: window+ row+ cell+\n→ cell"))
  }

  @Test("an override may remove views while the walk runs")
  func removingDuringTheWalk() {
    let stage = TestStage(
      """
      window 320x200
        back 0,0 100x100
        middle 0,0 100x100
        front 0,0 100x100
      """, options: .onePass)
    let window = stage["window"]
    (stage["front"] as? StageView)?.onHitTest = { _, _, _ in
      for view in window.subviews { view.removeFromSuperview() }
      return nil
    }
    stage.down(10, 10)
    // The walk goes on over the subviews as they were when it began: `middle` answers, but what is out of its
    // window is no longer watched, and no answer.
    #expect(stage.searches.hasPrefix("1: window+\n→ nobody"))
    #expect(window.subviews.isEmpty)
  }

  @Test("a whole tree may be freed while the walk is in it")
  func freeingTheTreeDuringTheWalk() {
    var group: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let trap = StageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
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
    let stage = TestStage("window 320x200\n  row 0,0 100x50")
    let window = stage["window"]
    var added = 0
    (stage["row"] as? StageView)?.onHitTest = { view, _, _ in
      for _ in 0..<20 { window.insertSubview(UIView(frame: view.frame), at: 0) }
      added += 20
      return nil
    }
    #expect(stage.hit(10, 10) == "window")
    #expect(window.subviews.count == 21 && added == 20)
  }
}
