import Foundation
import Knob
import Testing
import TouchTestingPictures
import UIKit

struct KnobTests {
  let knob = KnobView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))

  @Test func aDragOnTheRimTurnsIt() {
    var angles: [CGFloat] = []
    knob.addAction(UIAction { [knob] _ in angles.append(knob.angle) }, for: .valueChanged)
    let screen = TestScreen(knob)
    screen.drag(from: CGPoint(x: 30, y: 120), to: CGPoint(x: 120, y: 30), over: 50)
    #expect(screen.trace.actions == Array(repeating: "knob valueChanged", count: 4))
    #expect(angles.count == 4 && abs(knob.angle + .pi / 2) < 0.001)
  }

  @Test func theMiddleIsNotPartOfIt() {
    let screen = TestScreen(knob)
    screen.tap(knob)
    #expect(screen.trace.actions.isEmpty && screen.trace.hitTestViews == ["window"])
  }

  @Test func aTouchThatBeganOnTheRimMayLeaveIt() {
    let screen = TestScreen(knob)
    screen.drag(from: CGPoint(x: 30, y: 120), to: CGPoint(x: 300, y: 120))
    #expect(screen.trace.touches(of: "knob").last == "touchesEnded")
    #expect(abs(knob.angle) < 0.001)
  }

  @Test func itsTouchesAndItsAreaAreAsBefore() {
    let screen = TestScreen(knob, size: CGSize(width: 240, height: 240))
    screen.tap(CGPoint(x: 30, y: 120))
    screen.expectTrace(matches: "References/tap.trace.txt")
    screen.expectHitMap(matches: "References/knob.hitmap.png")
  }

  @Test func itsMarkFollowsTheFinger() {
    let screen = TestScreen(knob, size: CGSize(width: 240, height: 240))
    screen.tap(CGPoint(x: 120, y: 200))
    screen.expectPicture(matches: "References/turned.png")
  }

  @Test func twoFingersInAScript() {
    let screen = TestScreen(knob)
    screen.play(
      """
      down 30,120 and 210,120
      move 120,30 and 120,210 over 100
      up finger 1 and finger 2
      """)
    // Only one finger turns it: `isMultipleTouchEnabled` is false.
    #expect(abs(knob.angle + .pi / 2) < 0.001)
  }
}
