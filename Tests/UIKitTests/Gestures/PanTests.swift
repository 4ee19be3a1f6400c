import Foundation
import Testing

@testable import UIKit

/// When a drag is a pan, and what it says of itself.
@Suite struct PanTests {
  private func stage(_ gesture: String = "+G=pan", _ options: UIPipelineOptions = UIPipelineOptions()) -> TestStage {
    TestStage("window 400x400\n  V 0,0 400x400 multi \(gesture)", options: options)
  }

  private func pan(_ stage: TestStage) -> UIPanGestureRecognizer {
    stage.gesture("G") as? UIPanGestureRecognizer ?? UIPanGestureRecognizer()
  }

  @Test(
    "GT-21 GN-08 ten points on one axis begin it; with the other reading (UN-16) ten in any direction",
    arguments: [
      (10.0, 0.0, false, true), (9.9, 0, false, false), (0, -10, false, true), (8, 8, false, false), (8, 8, true, true),
      (6, 6, true, false),
    ])
  func threshold(dx: Double, dy: Double, isRadial: Bool, begins: Bool) {
    var options = UIPipelineOptions()
    options.panThresholdIsRadial = isRadial
    let stage = stage("+G=pan", options)
    stage.down(200, 200)
    stage.move(by: dx, dy, at: 0.1)
    #expect(stage.transcript.contains("action(began)") == begins)
  }

  @Test("GT-20 GR-02 began, changed for each move, ended when all fingers are up")
  func life() {
    let stage = stage()
    var states: [UIGestureRecognizer.State] = []
    stage.onAction = { states.append($0.state) }
    stage.down(100, 100, finger: 1)
    stage.down(200, 100, finger: 2, at: 0.05)
    stage.move(by: 30, 0, finger: 1, at: 0.1)
    stage.up(finger: 1, at: 0.15)
    stage.move(by: 30, 0, finger: 2, at: 0.2)
    stage.up(finger: 2, at: 0.25)
    #expect(states == [.began, .changed, .ended])
  }

  @Test(
    "GT-22 translation counts from the touch point; what it took to begin is in it, or not (UN-11)",
    arguments: [false, true])
  func translation(leavesOut: Bool) {
    var options = UIPipelineOptions()
    options.panLeavesOutThreshold = leavesOut
    let stage = stage("+G=pan", options)
    var seen: [CGFloat] = []
    stage.onAction = { [pan] _ in seen.append(pan(stage).translation(in: stage["V"]).x) }
    stage.down(100, 100)
    stage.move(by: 12, 0, at: 0.1)
    stage.move(by: 5, 0, at: 0.2)
    #expect(seen == (leavesOut ? [0, 5] : [12, 17]))
  }

  @Test("GT-22 setting the translation also zeroes the velocity")
  func setting() {
    let stage = stage()
    stage.down(100, 100)
    stage.move(by: 20, 0, at: 0.1)
    #expect(abs(pan(stage).velocity(in: nil).x - 200) < 0.001)
    pan(stage).setTranslation(.zero, in: nil)
    #expect(pan(stage).velocity(in: nil) == .zero && pan(stage).translation(in: nil) == .zero)
    stage.move(by: 5, 3, at: 0.2)
    #expect(pan(stage).translation(in: nil) == CGPoint(x: 5, y: 3))
  }

  @Test("a lift after a rest has no velocity")
  func rest() {
    let stage = stage()
    var speeds: [CGFloat] = []
    stage.onAction = { [pan] _ in speeds.append(pan(stage).velocity(in: nil).x) }
    stage.down(100, 100)
    stage.move(by: 20, 0, at: 0.1)
    stage.up(at: 0.3)
    #expect(speeds.count == 2 && speeds.last == 0)
  }

  @Test("translation is measured in the coordinates of the view")
  func turnedView() {
    let stage = TestStage("window 400x400\n  V 100,100 200x200 rotated=90 +G=pan")
    stage.down("V")
    stage.move(by: 20, 0, at: 0.1)
    let way = pan(stage).translation(in: stage["V"])
    #expect(abs(way.x) < 1e-9 && abs(way.y + 20) < 1e-9)
  }

  @Test("GT-60 the middle of the fingers moves the pan; a finger that joins or leaves does not")
  func severalFingers() {
    let stage = stage()
    stage.down(100, 100, finger: 1)
    stage.move(by: 20, 0, finger: 1, at: 0.1)
    stage.down(300, 300, finger: 2, at: 0.2)
    #expect(pan(stage).translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan(stage).location(in: nil) == CGPoint(x: 210, y: 200) && pan(stage).numberOfTouches == 2)
    stage.move(by: 0, 10, finger: 2, at: 0.3)
    #expect(pan(stage).translation(in: nil) == CGPoint(x: 20, y: 5))
    stage.up(finger: 1, at: 0.4)
    stage.move(by: 0, 10, finger: 2, at: 0.5)
    #expect(pan(stage).translation(in: nil) == CGPoint(x: 20, y: 15))
  }

  @Test("GT-23 GN-09 fewer fingers than the minimum never begin")
  func tooFew() {
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    let stage = stage("+G=pan:min=2")
    stage.down(100, 100, finger: 1)
    stage.move(by: 50, 0, finger: 1, at: 0.1)
    #expect(!stage.transcript.contains("action"))
    stage.down(200, 100, finger: 2, at: 0.2)
    stage.move(by: 10, 0, finger: 2, at: 0.3)
    #expect(stage.transcript.contains("action(began)"))
  }

  @Test("GT-23 more fingers than the maximum: no pan, or the later ones are ignored")
  func tooMany() {
    let early = stage("+G=pan:max=1")
    early.down(100, 100, finger: 1)
    early.down(200, 100, finger: 2, at: 0.1)
    early.move(by: 50, 0, finger: 1, at: 0.2)
    #expect(!early.transcript.contains("action"))
    let late = stage("+G=pan:max=1")
    late.down(100, 100, finger: 1)
    late.move(by: 50, 0, finger: 1, at: 0.1)
    late.down(200, 100, finger: 2, at: 0.2)
    #expect(pan(late).numberOfTouches == 1)
    late.move(by: 5, 0, finger: 1, at: 0.3)
    #expect(late.transcript.hasSuffix("G action(changed)"))
  }

  @Test("GT-24 a pan beats a swipe on the same view, unless it must wait for it")
  func panAndSwipe() {
    let stage = stage("+swipe +pan")
    stage.down(100, 100)
    for step in 1...6 { stage.move(by: 20, 0, at: 0.02 * Double(step)) }
    stage.up(at: 0.2)
    let first = stage.transcript
    #expect(first.contains("pan action") && !first.contains("swipe action"))
    stage.gesture("pan").require(toFail: stage.gesture("swipe"))
    stage.down(100, 100, at: 1)
    for step in 1...6 { stage.move(by: 20, 0, at: 1 + 0.02 * Double(step)) }
    stage.up(at: 1.2)
    let second = stage.transcript
    #expect(second.contains("swipe action") && !second.contains("pan action"))
  }

  @Test("GN-24 TE-34 the smallest move is reported; nothing is rounded")
  func smallMoves() {
    let stage = TestStage("window 400x400\n  V 0,0 400x400 handles")
    stage.down(100, 100)
    stage.move(by: 0.5, 0, at: 0.1)
    #expect(stage.transcript == "V.began\nV.moved")
  }
}
