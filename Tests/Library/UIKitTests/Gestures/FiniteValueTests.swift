import Foundation
import Testing

@testable import UIKitCore

/// Values of gestures that code sets.
@Suite struct FiniteValueTests {
  @Test("values that are no numbers are refused", arguments: [CGFloat.nan, .infinity, -.infinity])
  func refused(bad: CGFloat) {
    let pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer(), pan = UIPanGestureRecognizer()
    (pinch.scale, rotation.rotation) = (2, 1)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    (pinch.scale, rotation.rotation) = (bad, bad)
    pan.setTranslation(CGPoint(x: bad, y: 0), in: nil)
    #expect(pinch.scale == 2 && rotation.rotation == 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
  }

  @Test("fingers at one place leave the scale a number")
  func fingersAtOnePlace() throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 multi +G=pinch")
    fixture.down(100, 100, finger: 1)
    fixture.down(120, 100, finger: 2)
    fixture.move(100, 100, finger: 2, at: 0.1)
    fixture.move(180, 100, finger: 2, at: 0.2)
    fixture.move(100, 100, finger: 2, at: 0.3)
    let pinch = try #require(fixture.gesture("G") as? UIPinchGestureRecognizer)
    #expect(pinch.scale.isFinite && pinch.velocity.isFinite)
  }
}
