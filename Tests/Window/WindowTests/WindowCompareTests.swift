import Foundation
import Testing
import WindowHarness

@testable import Canvas

/// Two scenes side by side in a window.
@Suite(.serialized)
struct WindowCompareTests {
  /// The picture that the command line makes.
  private func rendered(_ arguments: String...) throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let picture = folder.url.appending(path: "picture.png").path
    try Subprocess.run([RunningProgram.executable, "render"] + arguments + ["-o", picture])
    return try Bitmap(pngAt: URL(filePath: picture))
  }

  /// The place of a point of the right one of two devices, in a window of 1280 × 800. It is exact for multiples of 10.
  private func onTheRight(_ x: Int, _ y: Int) -> WindowPoint { WindowPoint(x: 624 + x * 8 / 10, y: 86 + y * 8 / 10) }

  @Test func keysAloneCompareStepAndSwap() throws {
    try RunningProgram.withWindow("P16") { program in
      try program.leave()
      try program.key("c")
      for _ in 1...10 { try program.key("Right") }
      try program.key("Left")
      let expected = try rendered("P16", "--compare", "P16@override", "--step", "9")
      try #expect(program.savePicture().difference(from: expected) == nil)
      try program.key("shift+c")
      try program.key("shift+c")
      try #expect(program.savePicture().difference(from: expected) == nil)
      try program.key("Escape")
      let alone = try rendered("P16", "--step", "9")
      try #expect(program.savePicture().difference(from: alone) == nil)
    }
  }

  @Test func aPressOnTheRightDeviceIsAPressOnBoth() throws {
    try RunningProgram.withWindow("P16") { program in
      try program.key("c")
      try program.press(onTheRight(180, 220))
      try program.settle()
      try program.release()
      try program.leave()
      let expected = try rendered("P16", "--compare", "P16@override", "--step", "8")
      // The code that differs is shown at once; what follows depends on the place of the tap.
      let (actual, right) = (try program.savePicture(), CGRect(x: 961, y: 80, width: 300, height: 460))
      #expect(actual.part(right, scale: 1).difference(from: expected.part(right, scale: 1)) == nil)
      let lines = try program.saveRecording().lines
      #expect(lines == ["tap 180,220"])
    }
  }

  @Test func theWindowCanOpenWithTwoScenes() throws {
    try RunningProgram.withWindow("P33", "--compare", "P34") { program in
      try program.leave()
      try program.key("Right")
      let expected = try rendered("P33", "--compare", "P34", "--step", "1")
      try #expect(program.savePicture().difference(from: expected) == nil)
    }
  }
}
