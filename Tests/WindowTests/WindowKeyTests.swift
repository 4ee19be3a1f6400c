@testable import Canvas
import Foundation
import Testing

/// Going through a touch in a real window: with keys, with the mouse on the timeline, and by searching.
@Suite(.serialized)
struct WindowKeyTests {
  private func rendered(_ scene: String, step: Int) throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let picture = folder.url.appending(path: "picture.png").path
    try Subprocess.run([RunningProgram.executable, "render", scene, "--step", "\(step)", "-o", picture])
    return try Bitmap(pngAt: URL(filePath: picture))
  }

  /// A step of the first touch of the lesson, which has 32, on the timeline of a window of 1280 × 800.
  private func tick(of step: Int) -> SceneSummary.Place { SceneSummary.Place(x: 289 + 41 * step / 2, y: 698) }

  @Test func keysGoToWhatRenderShowsOfAStep() throws {
    try RunningProgram.withWindow(SceneSummary.name, "--mode", "step") { program in
      try program.leave()
      for _ in 1...7 { try program.key("Right") }
      for _ in 1...2 { try program.key("Left") }
      try #expect(program.savePicture().difference(from: rendered(SceneSummary.name, step: 5)) == nil)
    }
  }

  @Test func thePlayheadIsDragged() throws {
    try RunningProgram.withWindow(SceneSummary.name, "--mode", "step") { program in
      try program.press(tick(of: 8))
      try program.settle()
      for step in 9...20 { try program.move(tick(of: step)) }
      for step in [18, 15, 12] { try program.move(tick(of: step)) }
      try program.release()
      try program.leave()
      try #expect(program.savePicture().difference(from: rendered(SceneSummary.name, step: 12)) == nil)
    }
  }

  @Test func aSearchIsTypedAndOpensTheLesson() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.key("slash")
      try program.type("a safe override")
      try program.key("Return")
      try program.settle()
      try #expect(program.title() == "A safe override – Touchstone")
      // The letters were no commands: the theme is still light, the language English.
      try program.key("Escape")
      try program.key("Escape")
      try program.key("Prior")
      try program.key("Next")
      try program.leave()
      let again = try RunningProgram.picture(of: "a-safe-override")
      try #expect(program.savePicture().difference(from: again) == nil)
    }
  }

  @Test func theTitleAboveTheWindowIsInItsLanguage() throws {
    try RunningProgram.withWindow("a-safe-override") { program in
      try program.key("l")
      try program.settle()
      try #expect(program.title() == "安全的重写 – Touchstone")
    }
  }

  @Test func aWindowThatIsResizedUnderAFingerKeepsIt() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.press(.insideE)
      try program.resize(1100, 700)
      try program.settle()
      try program.release()
      let lines = try program.saveRecording().lines
      #expect(lines.first == "down 260,420" && lines.last?.hasPrefix("up") == true, "\(lines)")
      try #expect(program.close() == 0)
    }
  }

  @Test func aPictureThatCannotBeSavedIsSaidAndTheWindowGoesOn() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try FileManager.default.removeItem(at: program.folder.url)
      try program.key("ctrl+s")
      try #expect(program.close() == 0)
      #expect(program.warnings().contains("touchstone.png"))
    }
  }

  /// Whatever a person does at random, the window stays and answers.
  @Test(arguments: [1, 2] as [UInt64]) func nothingAtRandomEndsTheProgram(seed: UInt64) throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      var hands = RandomHands(seed: seed)
      for _ in 1...8 { try program.hammer(hands.actions(25)) }
      try program.key("Escape")
      _ = try program.savePicture()
      try #expect(program.close() == 0)
    }
  }
}
