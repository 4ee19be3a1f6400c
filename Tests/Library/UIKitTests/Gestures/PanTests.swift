import Foundation
import Testing

@testable import UIKitCore

/// When a pan begins, and its translation and velocity.
@Suite struct PanTests {
  private func fixture(_ gesture: String = "+G=pan", _ options: PipelineOptions = PipelineOptions()) -> PipelineFixture
  {
    PipelineFixture("window 400x400\n  V 0,0 400x400 multi \(gesture)", options: options)
  }

  private func pan(_ fixture: PipelineFixture) -> UIPanGestureRecognizer {
    fixture.gesture("G") as? UIPanGestureRecognizer ?? UIPanGestureRecognizer()
  }

  @Test(
    "a pan begins after ten points on one axis", .statements("GT-21", "GN-08", "UN-16"),
    arguments: [(10.0, 0.0, true), (9.9, 0, false), (0, -10, true), (8, 8, false)])
  func threshold(dx: Double, dy: Double, begins: Bool) {
    let fixture = fixture("+G=pan")
    fixture.down(200, 200)
    fixture.move(by: dx, dy, at: 0.1)
    #expect(fixture.transcript.contains("action(began)") == begins)
  }

  @Test("a pan is began, changed for each move, and ended when all fingers are up", .statements("GT-20", "GR-02"))
  func life() {
    let fixture = fixture()
    var states: [UIGestureRecognizer.State] = []
    fixture.onAction = { states.append($0.state) }
    fixture.down(100, 100, finger: 1)
    fixture.down(200, 100, finger: 2, at: 0.05)
    fixture.move(by: 30, 0, finger: 1, at: 0.1)
    fixture.up(finger: 1, at: 0.15)
    fixture.move(by: 30, 0, finger: 2, at: 0.2)
    fixture.up(finger: 2, at: 0.25)
    #expect(states == [.began, .changed, .ended])
  }

  @Test(
    "translation counts from the touch-down; the movement before the beginning is included",
    .statements("GT-22", "UN-11"))
  func translation() {
    let fixture = fixture("+G=pan")
    var seen: [CGFloat] = []
    fixture.onAction = { [pan] _ in seen.append(pan(fixture).translation(in: fixture["V"]).x) }
    fixture.down(100, 100)
    fixture.move(by: 12, 0, at: 0.1)
    fixture.move(by: 5, 0, at: 0.2)
    #expect(seen == [12, 17])
  }

  @Test("setting the translation leaves the velocity, also that at the end", .statements("GT-22"))
  func setting() {
    let fixture = fixture()
    var speed: CGFloat = 0
    fixture.onAction = { [pan] _ in speed = pan(fixture).velocity(in: nil).x }
    fixture.down(100, 100)
    fixture.move(by: 20, 0, at: 0.1)
    pan(fixture).setTranslation(.zero, in: nil)
    #expect(abs(pan(fixture).velocity(in: nil).x - 200) < 0.001 && pan(fixture).translation(in: nil) == .zero)
    fixture.move(by: 5, 3, at: 0.2)
    #expect(pan(fixture).translation(in: nil) == CGPoint(x: 5, y: 3))
    pan(fixture).setTranslation(.zero, in: nil)
    fixture.up(at: 0.25)
    #expect(abs(speed - 50) < 0.001)
  }

  @Test("a lift after a rest has no velocity")
  func rest() {
    let fixture = fixture()
    var speeds: [CGFloat] = []
    fixture.onAction = { [pan] _ in speeds.append(pan(fixture).velocity(in: nil).x) }
    fixture.down(100, 100)
    fixture.move(by: 20, 0, at: 0.1)
    fixture.up(at: 0.3)
    #expect(speeds.count == 2 && speeds.last == 0)
  }

  @Test("translation is in the coordinate space of the view")
  func turnedView() {
    let fixture = PipelineFixture("window 400x400\n  V 100,100 200x200 rotated=90 +G=pan")
    fixture.down("V")
    fixture.move(by: 20, 0, at: 0.1)
    let way = pan(fixture).translation(in: fixture["V"])
    #expect(abs(way.x) < 1e-9 && abs(way.y + 20) < 1e-9)
  }

  @Test(
    "the movement of the centroid counts; a finger that joins or leaves does not change the translation",
    .statements("GT-60"))
  func severalFingers() {
    let fixture = fixture()
    fixture.down(100, 100, finger: 1)
    fixture.move(by: 20, 0, finger: 1, at: 0.1)
    fixture.down(300, 300, finger: 2, at: 0.2)
    #expect(pan(fixture).translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan(fixture).location(in: nil) == CGPoint(x: 210, y: 200) && pan(fixture).numberOfTouches == 2)
    fixture.move(by: 0, 10, finger: 2, at: 0.3)
    #expect(pan(fixture).translation(in: nil) == CGPoint(x: 20, y: 5))
    fixture.up(finger: 1, at: 0.4)
    fixture.move(by: 0, 10, finger: 2, at: 0.5)
    #expect(pan(fixture).translation(in: nil) == CGPoint(x: 20, y: 15))
  }

  @Test("with fewer fingers than the minimum a pan does not begin", .statements("GT-23", "GN-09"))
  func tooFew() {
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    let fixture = fixture("+G=pan:min=2")
    fixture.down(100, 100, finger: 1)
    fixture.move(by: 50, 0, finger: 1, at: 0.1)
    #expect(!fixture.transcript.contains("action"))
    fixture.down(200, 100, finger: 2, at: 0.2)
    fixture.move(by: 20, 0, finger: 2, at: 0.3)
    #expect(fixture.transcript.contains("action(began)"))
  }

  @Test("more fingers than the maximum make a pan fail; once it has begun they are ignored", .statements("GT-23"))
  func tooMany() {
    let early = fixture("+G=pan:max=1")
    early.down(100, 100, finger: 1)
    early.down(200, 100, finger: 2, at: 0.1)
    early.move(by: 50, 0, finger: 1, at: 0.2)
    #expect(!early.transcript.contains("action"))
    let late = fixture("+G=pan:max=1")
    late.down(100, 100, finger: 1)
    late.move(by: 50, 0, finger: 1, at: 0.1)
    late.down(200, 100, finger: 2, at: 0.2)
    #expect(pan(late).numberOfTouches == 1)
    late.move(by: 5, 0, finger: 1, at: 0.3)
    #expect(late.transcript.hasSuffix("G action(changed)"))
  }

  @Test("a pan wins over a swipe on the same view, unless it requires the swipe to fail", .statements("GT-24"))
  func panAndSwipe() {
    let fixture = fixture("+swipe +pan")
    fixture.down(100, 100)
    for step in 1...6 { fixture.move(by: 20, 0, at: 0.02 * Double(step)) }
    fixture.up(at: 0.2)
    let first = fixture.transcript
    #expect(first.contains("pan action") && !first.contains("swipe action"))
    fixture.gesture("pan").require(toFail: fixture.gesture("swipe"))
    fixture.down(100, 100, at: 1)
    for step in 1...6 { fixture.move(by: 20, 0, at: 1 + 0.02 * Double(step)) }
    fixture.up(at: 1.2)
    let second = fixture.transcript
    #expect(second.contains("swipe action") && !second.contains("pan action"))
  }

  @Test("the smallest move is reported; nothing is rounded", .statements("GN-24", "TE-34"))
  func smallMoves() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles")
    fixture.down(100, 100)
    fixture.move(by: 0.5, 0, at: 0.1)
    #expect(fixture.transcript == "V.began\nV.moved")
  }
}
