import Foundation
import Testing
import WindowHarness

/// The gestures that a mouse and a keyboard can play, in a window, and their recordings.
@Suite(.serialized)
struct MouseGestureTests {
  /// Returns the lines of the recording of `body`.
  private func recording(body: (RunningProgram) throws -> Void) throws -> [String] {
    var lines: [String] = []
    try RunningProgram.withWindow(FiveViews.name) { program in
      try body(program)
      lines = try program.saveRecording().lines
    }
    return lines
  }

  // MARK: - The mouse

  @Test func aDragIsOneFinger() throws {
    let lines = try recording { program in
      try program.press(.at(260, 420))
      try program.settle()
      try program.move(.at(200, 300))
      try program.release()
    }
    #expect(lines == ["down 260,420", "move 200,300", "up"])
  }

  @Test func controlAddsAMirroredFinger() throws {
    let lines = try recording { program in
      try program.move(.at(100, 280))
      try program.holding("ctrl") {
        try program.press(.at(100, 280))
        try program.move(.at(50, 280))
        try program.release()
      }
    }
    #expect(lines == ["down 100,280 and 260,280", "move 50,280 and 310,280", "up finger 1 and finger 2"])
  }

  @Test func controlAndShiftMoveTwoFingersInParallel() throws {
    let lines = try recording { program in
      try program.move(.at(100, 280))
      try program.holding("ctrl") {
        try program.press(.at(100, 280))
        try program.holding("shift") {
          try program.move(.at(100, 200))
          try program.release()
        }
      }
    }
    #expect(lines == ["down 100,280 and 260,280", "move 100,200 and 260,200", "up finger 1 and finger 2"])
  }

  @Test func releasingControlDuringADragLeavesNoFingerDown() throws {
    let lines = try recording { program in
      try program.move(.at(100, 280))
      try program.holding("ctrl") { try program.press(.at(100, 280)) }
      try program.release()
    }
    #expect(lines == ["tap 100,280 and 260,280"])
  }

  @Test func aMiddleClickMovesThePivot() throws {
    let lines = try recording { program in
      try program.click(.at(120, 280), .middle)
      try program.move(.at(100, 280))
      try program.holding("ctrl") { try program.click(.at(100, 280)) }
    }
    #expect(lines == ["tap 100,280 and 140,280"])
  }

  @Test func aRightClickPinsAFingerAndLiftsIt() throws {
    let lines = try recording { program in
      try program.click(.at(200, 170), .right)
      try program.click(.at(260, 420), .left)
      try program.click(.at(200, 170), .right)
    }
    #expect(lines == ["down 200,170 finger 2", "tap 260,420", "up finger 2"])
  }

  @Test func holdingADigitTapsWithSeveralFingers() throws {
    let lines = try recording { program in
      try program.holding("3") { try program.click(.at(180, 280)) }
    }
    #expect(lines == ["tap 141,287 and 180,280 and 219,287"])
  }

  @Test func theWheelChangesTheForce() throws {
    let lines = try recording { program in
      try program.press(.at(260, 420))
      try program.turnWheel(by: 3)
      try program.release()
    }
    #expect(lines.suffix(2) == ["move 260,420 force 1", "up"])
  }

  @Test func aDoubleClickIsADoubleTap() throws {
    let lines = try recording { program in
      try program.click(.at(260, 420))
      try program.click(.at(260, 420))
    }
    #expect(lines == ["tap 260,420", "tap 260,420"] || lines == ["tap 260,420 taps 2"])
  }

  // MARK: - Keys

  @Test func keysPressAndMoveFingers() throws {
    let lines = try recording { program in
      for key in ["Return", "Right", "Right", "shift+Down", "Return"] { try program.key(key) }
      for key in ["bracketright", "bracketright", "Return", "i", "m", "n"] { try program.key(key) }
    }
    #expect(
      lines == [
        "tap 200,281", "down 120,280 and 240,280", "move 110,280 and 250,280", "move 100,280 and 260,280",
        "up finger 1 and finger 2", "interrupt", "shake", "remote",
      ])
  }

  // MARK: - The recording

  @Test func aRecordingOfTheMouseRendersTheSamePicture() throws {
    try RunningProgram.withWindow("together-or-alone", "--variant", "together") { program in
      try program.move(.at(240, 280))
      try program.holding("ctrl") {
        try program.press(.at(240, 280))
        for step in 1...4 {
          try program.move(.at(240 + 10 * step, 280 + 20 * step))
          try program.xdotool("key", "shift+F12")
        }
        try program.release()
      }
      try #expect(program.differenceFromReplay("--variant", "together") == nil)
      let text = try program.captureExpectations()
      #expect(text.contains("pinch began changed ended"))
      #expect(text.contains("rotation began changed ended"))
    }
  }

  @Test func aRecordingIsRestoredAfterACrash() throws {
    let displayFolder = try TemporaryFolder()
    defer { displayFolder.remove() }
    let display = try DisplayServer.virtual(in: displayFolder)
    defer { display.end() }
    let first = try RunningProgram([FiveViews.name], on: display)
    defer { first.end() }
    try first.click(.at(260, 420))
    try first.press(.at(200, 170))
    let before = try first.saveRecording().lines
    #expect(before == ["tap 260,420", "down 200,170"])
    first.crash()
    let second = try RunningProgram([], on: display, in: first.folder)
    defer { second.crash() }
    try #expect(second.saveRecording().lines == before + ["cancel"])
  }
}
