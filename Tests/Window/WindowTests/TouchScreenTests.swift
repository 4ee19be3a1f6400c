import Foundation
import Testing
import WindowHarness

/// The running program with a touch screen: touches that arrive through XInput 2.
@Suite(.serialized)
struct TouchScreenTests {
  @Test func twoFingersShowWhatRenderShowsOfTheSameTouches() throws {
    try TouchScreen.withWindow(FiveViews.name) { program, fingers in
      try fingers.down(1, .insideE)
      try fingers.down(2, .insideB)
      try fingers.move(2, .insideE)
      try fingers.up(2)
      let rendered = try FiveViews.rendered(script: [
        "down 260,420", "wait 10", "down 200,170 finger 2", "wait 10", "move 260,420 finger 2", "wait 10",
        "up finger 2",
      ])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func closingDuringATouchEndsWith0() throws {
    try TouchScreen.withWindow(FiveViews.name) { program, fingers in
      try fingers.down(1, .insideE)
      try program.close()
    }
  }
}
