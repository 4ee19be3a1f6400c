import Foundation
import Testing

@testable import UIKit

/// How a control follows a touch.
@Suite struct TrackingTests {
  static let tree = """
    window 400x400
      root 0,0 400x400 handles
        dial:control 100,100 100x100 sends=all
    """

  let fixture = PipelineFixture(TrackingTests.tree)

  private var dial: TestControl? { fixture["dial"] as? TestControl }

  @Test("UC-01 the bits of the control events are Apple's")
  func bits() {
    let expected: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8), (.touchDragEnter, 16),
      (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256),
      (.valueChanged, 4096), (.primaryActionTriggered, 8192), (.allTouchEvents, 0xFFF),
    ]
    for (event, value) in expected { #expect(event.rawValue == value) }
  }

  @Test("UC-03 UC-05 UC-18 a tap tracks between the touches and passes nothing up")
  func tap() {
    fixture.tap("dial")
    #expect(
      fixture.transcript == """
        dial.began
        dial.beginTracking
        dial.touchDown
        dial.ended
        dial.endTracking
        dial.touchUpInside
        """)
  }

  @Test("UC-05 UC-16 the control is highlighted when touchDown is sent, and no longer after the end")
  func highlight() {
    var seen: [Bool] = []
    dial?.addAction(UIAction { [weak dial] _ in seen.append(dial?.isHighlighted ?? false) }, for: .touchDown)
    fixture.down("dial")
    fixture.move(300, 300, at: 0.1)
    seen.append(dial?.isHighlighted ?? true)
    fixture.move(150, 150, at: 0.2)
    seen.append(dial?.isHighlighted ?? false)
    fixture.up(at: 0.3)
    seen.append(dial?.isHighlighted ?? true)
    #expect(seen == [true, false, true, false])
  }

  @Test("UC-07 a control that does not begin sends nothing")
  func refusal() {
    dial?.begins = false
    fixture.tap("dial")
    #expect(fixture.transcript == "dial.began\ndial.beginTracking\ndial.ended")
    #expect(dial?.isTracking == false)
  }

  @Test("UC-08 a control that does not continue sends nothing more for that touch")
  func discontinued() {
    fixture.down("dial")
    _ = fixture.transcript
    dial?.continues = false
    fixture.move(160, 160, at: 0.1)
    fixture.up(at: 0.2)
    #expect(dial?.isTracking == false)
    #expect(fixture.transcript == "dial.moved\ndial.ended")
  }

  @Test("UC-09 the action after a tap does not need endTracking's super")
  func endTrackingWithoutSuper() {
    // TestControl.endTracking does not call super.
    fixture.tap("dial")
    #expect(fixture.transcript.hasSuffix("dial.endTracking\ndial.touchUpInside"))
  }

  @Test(
    "UC-10 while tracking the bounds count as grown by 70 points on every side",
    arguments: [
      (150.0, 31.0, true), (150, 29.9, false), (150, 269.9, true), (150, 270, false), (30, 150, true),
      (29.9, 150, false), (269.9, 150, true), (270, 150, false),
    ])
  func reach(x: Double, y: Double, inside: Bool) {
    fixture.down("dial")
    fixture.move(x, y, at: 0.1)
    fixture.up(at: 0.2)
    #expect(fixture.transcript.contains("dial.touchUpInside") == inside)
    #expect(dial?.isTouchInside == false)
  }

  @Test("UC-17 isTouchInside follows the finger while tracking")
  func touchInside() {
    fixture.down("dial")
    #expect(dial?.isTouchInside == true)
    fixture.move(350, 350, at: 0.1)
    #expect(dial?.isTouchInside == false && dial?.isTracking == true)
    fixture.up(at: 0.2)
    #expect(dial?.isTouchInside == false && dial?.isTracking == false)
  }

  @Test("UC-12 the growth does not help a touch to find the control")
  func downUsesPlainBounds() {
    fixture.tap(150, 99)
    #expect(fixture.transcript == "root.began\nroot.ended")
  }

  @Test("UC-13 UC-14 UC-15 crossing out and in is told once each, together with the drag")
  func crossing() {
    fixture.down("dial")
    fixture.move(150, 160, at: 0.1)
    fixture.move(150, 300, at: 0.2)
    fixture.move(150, 310, at: 0.3)
    fixture.move(150, 200, at: 0.4)
    fixture.move(150, 190, at: 0.5)
    fixture.up(at: 0.6)
    #expect(
      fixture.transcript == """
        dial.began
        dial.beginTracking
        dial.touchDown
        dial.moved
        dial.touchDragInside
        dial.moved
        dial.touchDragExit
        dial.touchDragOutside
        dial.moved
        dial.touchDragOutside
        dial.moved
        dial.touchDragEnter
        dial.touchDragInside
        dial.moved
        dial.touchDragInside
        dial.ended
        dial.endTracking
        dial.touchUpInside
        """)
  }

  @Test("UC-04 TE-29 an application that is interrupted cancels the tracking")
  func cancelled() {
    fixture.down("dial")
    _ = fixture.transcript
    fixture.application.resignActive(at: 0.1)
    #expect(fixture.transcript == "dial.cancelled\ndial.cancelTracking\ndial.touchCancel")
    #expect(dial?.isTracking == false && dial?.isHighlighted == false)
  }

  @Test("UC-19 a second finger on the control is not delivered")
  func secondFinger() {
    fixture.down(120, 120, finger: 1)
    _ = fixture.transcript
    fixture.down(180, 180, finger: 2, at: 0.1)
    fixture.up(finger: 2, at: 0.2)
    #expect(fixture.detailedTranscript == "dial never hears: one finger only")
  }

  @Test("UC-23 a disabled control sends nothing")
  func disabled() {
    dial?.isEnabled = false
    fixture.tap("dial")
    #expect(!fixture.transcript.contains("touch"))
  }

  @Test("UC-24 disabling during tracking does not stop touchUpInside of that touch")
  func disabledWhileTracking() {
    fixture.down("dial")
    dial?.isEnabled = false
    fixture.up(at: 0.1)
    #expect(fixture.transcript.hasSuffix("dial.touchUpInside"))
  }

  @Test("TE-35 one point of movement is enough for touchDragInside")
  func smallestDrag() {
    fixture.down("dial")
    fixture.move(by: 1, 0, at: 0.1)
    #expect(fixture.transcript.hasSuffix("dial.moved\ndial.touchDragInside"))
  }
}
