import Foundation
import Testing
import WindowHarness

/// Gestures on a touch screen, and their recordings: the window shows what its recording shows when it is rendered.
@Suite(.serialized)
struct TouchGestureTests {
  @Test func aDragWithOneFingerIsRecorded() throws {
    try TouchScreen.withWindow(FiveViews.name) { program, fingers in
      try fingers.down(1, .at(260, 420))
      try program.settle()
      try fingers.move(1, .at(200, 300))
      try fingers.up(1)
      try #expect(program.differenceFromReplay() == nil)
      try #expect(program.saveRecording().lines == ["down 260,420", "move 200,300", "up"])
    }
  }

  @Test func twoFingersPinchAndRotate() throws {
    try TouchScreen.withWindow("together-or-alone", "--variant", "together") { program, fingers in
      try fingers.down(1, .at(240, 280))
      try fingers.down(2, .at(120, 280))
      for step in 1...4 {
        try fingers.move(1, .at(240 + 10 * step, 280 + 20 * step))
        try fingers.move(2, .at(120 - 10 * step, 280 - 20 * step))
        try program.settle()
      }
      try #expect(program.differenceFromReplay("--variant", "together") == nil)
      try fingers.up(1)
      try fingers.up(2)
      let text = try program.captureExpectations()
      #expect(text.contains("pinch began changed ended"))
      #expect(text.contains("rotation began changed ended"))
    }
  }

  @Test func tenFingersAreRecorded() throws {
    try TouchScreen.withWindow(FiveViews.name) { program, fingers in
      for finger in 1...10 { try fingers.down(UInt32(finger), .at(10 + 30 * finger, 100)) }
      for finger in 1...10 { try fingers.move(UInt32(finger), .at(10 + 30 * finger, 400)) }
      try program.settle()
      for finger in 1...10 { try fingers.up(UInt32(finger)) }
      try #expect(program.differenceFromReplay() == nil)
      let lines = try program.saveRecording().lines
      #expect(lines.filter { $0.hasPrefix("down") } == (1...10).map(downLine))
      #expect(lines.filter { $0.hasPrefix("up") } == (1...10).map { "up" + name(of: $0) })
    }
  }

  private func downLine(of finger: Int) -> String { "down \(10 + 30 * finger),100" + name(of: finger) }

  /// A finger's name in a line of a script; finger 1 needs none.
  private func name(of finger: Int) -> String { finger == 1 ? "" : " finger \(finger)" }

  @Test func aFingerThatLeavesTheWindowStaysWithItsView() throws {
    try TouchScreen.withWindow(FiveViews.name, "--size", "1100x700") { program, fingers in
      let left = (TouchScreen.width - 1100) / 2, top = (TouchScreen.height - 700) / 2
      try fingers.down(1, WindowPoint(x: left + 400, y: top + 300))
      try program.settle()
      try fingers.move(1, WindowPoint(x: left + 1140, y: top + 720))
      try program.settle()
      try fingers.up(1)
      try #expect(program.differenceFromReplay("--size", "1100x700") == nil)
      let lines = try program.saveRecording().lines
      let start = try #require(lines.first.flatMap(point)), end = try #require(lines.dropLast().last.flatMap(point))
      // 740 pixels to the right and 420 down, whatever the scale of the device.
      let slope = Double(end.x - start.x) / Double(end.y - start.y)
      #expect(end.x > 360)
      #expect(abs(slope - 740.0 / 420) < 0.001)
      #expect(lines.last == "up")
    }
  }

  private func point(in line: String) -> CGPoint? {
    guard let match = line.firstMatch(of: #/(-?[\d.]+),(-?[\d.]+)/#), let x = Double(match.1), let y = Double(match.2)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  @Test func anUnpluggedTouchScreenLeavesNoFingerDown() throws {
    try TouchScreen.withWindow(FiveViews.name) { program, fingers in
      try fingers.down(1, .at(260, 420))
      try fingers.down(2, .at(200, 170))
      try Subprocess.run(["xinput", "disable", "touch screen"], environment: program.environment)
      try #expect(program.differenceFromReplay() == nil)
      let lines = try program.saveRecording().lines
      #expect(lines.prefix(2) == ["down 260,420", "down 200,170 finger 2"])
      #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("up") })
      #expect(lines.dropFirst(2).joined().contains("finger 2"))
      #expect(lines.dropFirst(2).contains("up") || lines.contains { $0.hasPrefix("up finger 1") })
    }
  }

  @Test func aWindowThatLosesTheFocusCancelsItsFingers() throws {
    try TouchScreen.withWindow(FiveViews.name) { program, fingers in
      try fingers.down(1, .at(260, 420))
      try fingers.down(2, .at(200, 170))
      try program.loseFocus()
      try fingers.move(1, .at(260, 300))
      try fingers.up(1)
      try fingers.up(2)
      try program.gainFocus()
      try fingers.down(3, .at(200, 170))
      try fingers.up(3)
      let lines = try program.saveRecording().lines
      #expect(lines == ["down 260,420", "down 200,170 finger 2", "cancel finger 1 and finger 2", "tap 200,170"])
    }
  }
}
