@testable import Canvas
import Foundation
import TestSupport
import Testing
import WindowHarness

/// Stepping in a window with keys and on the timeline, the search, and errors while the window is open.
@Suite(.serialized)
struct WindowKeyTests {
  private func rendered(_ scene: String, step: Int) throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let picture = folder.url.appending(path: "picture.png").path
    try Subprocess.run([RunningProgram.executable, "render", scene, "--step", "\(step)", "-o", picture])
    return try Bitmap(pngAt: URL(filePath: picture))
  }

  /// The place of a step on the timeline of a window of 1280 × 800, which shows the 32 steps of the preset's first touch.
  private func tick(of step: Int) -> WindowPoint { WindowPoint(x: 289 + 41 * step / 2, y: 698) }

  @Test func keysGoToTheStepThatRenderShows() throws {
    try RunningProgram.withWindow(FiveViews.name, "--mode", "step") { program in
      try program.leave()
      for _ in 1...7 { try program.key("Right") }
      for _ in 1...2 { try program.key("Left") }
      try #expect(program.savePicture().difference(from: rendered(FiveViews.name, step: 5)) == nil)
    }
  }

  @Test func draggingThePlayheadGoesToAStep() throws {
    try RunningProgram.withWindow(FiveViews.name, "--mode", "step") { program in
      // The first picture is there: a press on a window that is still opening may be lost.
      try program.settle()
      try program.press(tick(of: 8))
      try program.settle()
      for step in 9...20 { try program.move(tick(of: step)) }
      for step in [18, 15, 12] { try program.move(tick(of: step)) }
      try program.release()
      try program.leave()
      let difference = try program.savePicture().difference(from: rendered(FiveViews.name, step: 12))
      #expect(difference == nil)
    }
  }

  @Test func searchingOpensAPreset() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.key("slash")
      try program.type("a safe override")
      try program.key("Return")
      try program.settle()
      try #expect(program.title() == "A safe override – Touchstone")
      // The letters were not commands: the theme is still light, the language English. The next ones are: the search has
      // given the keys back. It stays until it is cleared.
      try program.key("slash")
      try program.key("Escape")
      try program.key("Escape")
      try program.key("Prior")
      try program.key("Next")
      try program.leave()
      let expected = try RunningProgram.picture(of: "a-safe-override")
      try #expect(program.savePicture().difference(from: expected) == nil)
    }
  }

  @Test func theWindowTitleIsInTheChosenLanguage() throws {
    try RunningProgram.withWindow("a-safe-override") { program in
      try program.key("l")
      try program.settle()
      try #expect(program.title() == "安全的重写 – Touchstone")
    }
  }

  @Test func resizingTheWindowKeepsAFingerDown() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.press(.insideE)
      try program.resize(1100, 700)
      try program.settle()
      try program.release()
      let lines = try program.saveRecording().lines
      #expect(lines.first == "down 260,420" && lines.last?.hasPrefix("up") == true, "\(lines)")
      try program.close()
    }
  }

  @Test func aPictureThatCannotBeSavedCausesAWarning() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try FileManager.default.removeItem(at: program.folder.url)
      try program.key("F12")
      try program.close()
      #expect(program.warnings().contains("touchstone.png"))
    }
  }

  /// After random input the window still saves a picture and closes with status 0.
  @Test(arguments: [UInt64](1...2).sample(every: 2)) func randomInputDoesNotEndTheProgram(seed: UInt64) throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      var random = RandomUserInput(seed: seed)
      for _ in Exhaustive.cases(3, of: 8) { try program.perform(random.actions(25)) }
      try program.key("Escape")
      _ = try program.savePicture()
      try program.close()
    }
  }
}
