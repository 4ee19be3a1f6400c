import Foundation
import Testing

/// The real program under real fingers: touches of a touch screen through XInput 2.
@Suite(.serialized)
struct TouchScreenTests {
  @Test func twoFingersShowWhatRenderShowsOfTheSameTouches() throws {
    try TouchScreen.withWindow(SceneSummary.name) { program, fingers in
      try fingers.down(1, .insideE)
      try fingers.down(2, .insideB)
      try fingers.move(2, .insideE)
      try fingers.up(2)
      let rendered = try SceneSummary.rendered(script: [
        "down 260,420", "wait 10", "down 200,170 finger 2", "wait 10", "move 260,420 finger 2", "wait 10",
        "up finger 2",
      ])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func closingUnderAFingerIsAnOrdinaryEnd() throws {
    try TouchScreen.withWindow(SceneSummary.name) { program, fingers in
      try fingers.down(1, .insideE)
      try #expect(program.close() == 0)
    }
  }
}
