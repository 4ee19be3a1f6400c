import Foundation
import Testing

@testable import UIKitCore

/// The tracking of a touch by a control.
@Suite struct TrackingTests {
  static let tree = """
    window 400x400
      root 0,0 400x400 handles
        dial:control 100,100 100x100 sends=all
    """

  let fixture = PipelineFixture(TrackingTests.tree)

  private var dial: TestControl? { fixture["dial"] as? TestControl }

  @Test("the bits of the control events are Apple's", .statements("UC-01"))
  func bits() {
    let expected: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8), (.touchDragEnter, 16),
      (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256),
      (.valueChanged, 4096), (.primaryActionTriggered, 8192), (.allTouchEvents, 0xFFF),
    ]
    for (event, value) in expected { #expect(event.rawValue == value) }
  }

  @Test(
    "a tap calls the tracking methods between the touches and forwards no touch", .statements("UC-03", "UC-05", "UC-18")
  )
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

  @Test("the control is highlighted when touchDown is sent, and not after the end", .statements("UC-05", "UC-16"))
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

  @Test("the highlight ends after the actions of the lift, also one that they set", .statements("CO-05"))
  func highlightInAnAction() {
    var seen: [Bool] = []
    let action = UIAction { [weak dial] _ in
      seen.append(dial?.isHighlighted ?? false)
      dial?.isHighlighted = true
    }
    dial?.addAction(action, for: .touchUpInside)
    fixture.down("dial")
    fixture.up(at: 0.1)
    #expect(seen == [true] && dial?.isHighlighted == false)
  }

  @Test("a control that returns false from beginTracking sends no events", .statements("UC-07"))
  func refusal() {
    dial?.begins = false
    fixture.tap("dial")
    #expect(fixture.transcript == "dial.began\ndial.beginTracking\ndial.ended")
    #expect(dial?.isTracking == false)
  }

  @Test("a control that returns false from continueTracking sends no further events", .statements("UC-08"))
  func discontinued() {
    fixture.down("dial")
    _ = fixture.transcript
    dial?.continues = false
    fixture.move(160, 160, at: 0.1)
    fixture.up(at: 0.2)
    #expect(dial?.isTracking == false)
    #expect(fixture.transcript == "dial.moved\ndial.ended")
  }

  @Test("the action of a tap is sent even if endTracking does not call super", .statements("UC-09"))
  func endTrackingWithoutSuper() {
    // TestControl.endTracking does not call super.
    fixture.tap("dial")
    #expect(fixture.transcript.hasSuffix("dial.endTracking\ndial.touchUpInside"))
  }

  @Test(
    "the tracking bounds are 70 points larger on every side", .statements("UC-10"),
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

  @Test("isTouchInside follows the finger while tracking", .statements("UC-17"))
  func touchInside() {
    fixture.down("dial")
    #expect(dial?.isTouchInside == true)
    fixture.move(350, 350, at: 0.1)
    #expect(dial?.isTouchInside == false && dial?.isTracking == true)
    fixture.up(at: 0.2)
    #expect(dial?.isTouchInside == false && dial?.isTracking == false)
  }

  @Test("the hit test uses the plain bounds", .statements("UC-12"))
  func downUsesPlainBounds() {
    fixture.tap(150, 99)
    #expect(fixture.transcript == "root.began\nroot.ended")
  }

  @Test("each crossing sends exit or enter once, together with the drag event", .statements("UC-13", "UC-14", "UC-15"))
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

  @Test("an interruption cancels tracking", .statements("UC-04", "TE-29"))
  func cancelled() {
    fixture.down("dial")
    _ = fixture.transcript
    fixture.application.resignActive(at: 0.1)
    #expect(fixture.transcript == "dial.cancelled\ndial.cancelTracking\ndial.touchCancel")
    #expect(dial?.isTracking == false && dial?.isHighlighted == false)
  }

  @Test("a second finger on the control is not delivered", .statements("UC-19"))
  func secondFinger() {
    fixture.down(120, 120, finger: 1)
    _ = fixture.transcript
    fixture.down(180, 180, finger: 2, at: 0.1)
    fixture.up(finger: 2, at: 0.2)
    #expect(fixture.detailedTranscript == "dial never receives the touch: one finger only")
  }

  @Test("a disabled control sends no events", .statements("UC-23"))
  func disabled() {
    dial?.isEnabled = false
    fixture.tap("dial")
    #expect(!fixture.transcript.contains("touch"))
  }

  @Test("disabling during tracking does not stop touchUpInside of that touch", .statements("UC-24"))
  func disabledWhileTracking() {
    fixture.down("dial")
    dial?.isEnabled = false
    fixture.up(at: 0.1)
    #expect(fixture.transcript.hasSuffix("dial.touchUpInside"))
  }

  @Test("one point of movement is enough for touchDragInside", .statements("TE-35"))
  func smallestDrag() {
    fixture.down("dial")
    fixture.move(by: 1, 0, at: 0.1)
    #expect(fixture.transcript.hasSuffix("dial.moved\ndial.touchDragInside"))
  }
}
