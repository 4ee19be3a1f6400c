@testable import Canvas
import Foundation
import TestSupport
import Testing
import WindowHarness

/// The state that the window restores at its next start, and the errors of doing so.
@Suite(.serialized)
struct WindowStateTests {
  /// Runs the program several times, one after the other, with the same home folder.
  private func runs(body: (_ start: ([String]) throws -> RunningProgram) throws -> Void) throws {
    let displayFolder = try TemporaryFolder(), home = try TemporaryFolder()
    defer {
      displayFolder.remove()
      home.remove()
    }
    let display = try DisplayServer.virtual(in: displayFolder)
    defer { display.end() }
    try body { try RunningProgram($0, on: display, in: home) }
  }

  private func stateFile(of program: RunningProgram) -> URL {
    program.folder.url.appending(path: ".local/state/touchstone/state.json")
  }

  @Test func theNextStartRestoresSceneThemeLanguageAndSize() throws {
    try runs { start in
      let first = try start(["P16"])
      for key in ["t", "l", "period"] { try first.key(key) }
      try first.resize(1100, 700)
      try first.leave()
      let before = try first.savePicture()
      try first.close()
      let second = try start([])
      defer { second.crash() }
      try second.leave()
      try #expect(second.savePicture().difference(from: before) == nil)
    }
  }

  @Test func aWindowThatNoLongerFitsTheDisplayIsMaximized() throws {
    try runs { start in
      let first = try start(["P16", "--size", "3000x2000"])
      try first.close()
      let second = try start([])
      defer { second.crash() }
      try second.leave()
      let picture = try second.savePicture()
      #expect(picture.width == 1400 && picture.height == 900)
      try #expect(second.isOnDisplay(picture))
    }
  }

  @Test func theNextStartIsAtTheSamePlace() throws {
    try runs { start in
      let first = try start(["P16", "--size", "1024x640"])
      try first.perform(["windowmove", "--sync", "WINDOW", "37", "210"])
      try first.close()
      let second = try start([])
      defer { second.crash() }
      let place = try second.place()
      #expect(place.x == 37 && place.y == 210)
    }
  }

  @Test func aPlaceThatNoDisplayShowsIsNotRestored() throws {
    try runs { start in
      let first = try start(["P16", "--size", "1024x640"])
      try first.perform(["windowmove", "--sync", "WINDOW", "37", "890"])
      try first.close()
      let second = try start([])
      defer { second.crash() }
      // The middle of 1400 × 900.
      let place = try second.place()
      #expect(place.x == 188 && place.y == 130)
    }
  }

  @Test func aLockedWindowKeepsNothing() throws {
    try runs { start in
      let first = try start(["P16", "--theme", "dark"])
      try first.close()
      let kept = try Data(contentsOf: stateFile(of: first))
      let locked = try start(["P16", "--locked"])
      try locked.click(.insideE)
      try locked.key("l")
      try locked.leave()
      // It does not begin with the theme of the session before, and a crash leaves no recording.
      let picture = try locked.savePicture()
      locked.crash()
      let recordings = stateFile(of: first).deletingLastPathComponent().appending(path: "recordings")
      #expect((try? FileManager.default.contentsOfDirectory(atPath: recordings.path)) ?? [] == [])
      try #expect(Data(contentsOf: stateFile(of: first)) == kept)
      let other = try start(["P16", "--theme", "light", "--locked"])
      defer { other.crash() }
      try other.click(.insideE)
      try other.key("l")
      try other.leave()
      try #expect(other.savePicture().difference(from: picture) == nil)
    }
  }

  @Test func optionsOverrideTheRestoredState() throws {
    try runs { start in
      let first = try start(["P16", "--theme", "dark"])
      try first.key("l")
      try first.close()
      let second = try start(["P01", "--language", "en", "--theme", "light"])
      defer { second.crash() }
      try second.click(.insideE)
      try second.leave()
      try #expect(second.savePicture().difference(from: FiveViews.rendered(script: ["tap 260,420"])) == nil)
    }
  }

  @Test(
    arguments: [
      (#"{ "theme": "dork", "width": 1280"#, "state.json"),
      (#"{ "theme": "light" }"#, "is missing"),
      ("{\n\"theme\" : \"dork\",\n", "state.json"),
      ("", "state.json"),
    ].sample(every: 4))
  func aBrokenStateFileIsIgnoredWithOneWarning(text: String, warning: String) throws {
    try runs { start in
      let first = try start([])
      try first.close()
      try Data(text.utf8).write(to: stateFile(of: first))
      let second = try start([])
      try second.close()
      let warnings = second.warnings().split(separator: "\n")
      #expect(warnings.count == 1 && warnings[0].contains(warning), "\(warnings)")
      // Closing wrote a valid file again.
      let third = try start([])
      try third.close()
      #expect(third.warnings().isEmpty)
    }
  }

  @Test func aWrongValueIsReportedWithItsLine() throws {
    try runs { start in
      let first = try start([])
      try first.close()
      let file = stateFile(of: first)
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing(#""light""#, with: #""dork""#).write(to: file, atomically: true, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("theme") }) + 1
      let second = try start([])
      try second.close()
      let warnings = second.warnings()
      #expect(warnings.contains("state.json:\(line): ") && warnings.contains("dork"), "\(warnings)")
    }
  }

  @Test func aFolderThatCannotBeWrittenCausesOneWarning() throws {
    try runs { start in
      let first = try start([])
      try first.close()
      let folder = stateFile(of: first).deletingLastPathComponent()
      try FileManager.default.removeItem(at: folder)
      try Data("not a folder".utf8).write(to: folder)
      let second = try start([])
      try second.key("t")
      try second.key("l")
      try second.close()
      let lines = second.warnings().split(separator: "\n").filter { $0.contains("the state cannot be saved") }
      #expect(lines.count == 1)
    }
  }

  @Test func theFirstPresetOpensIfTheLastSceneIsGone() throws {
    try runs { start in
      let folder = try TemporaryFolder()
      let scene = folder.url.appending(path: "scene.yaml")
      try FiveViews.text(script: ["tap 260,420"]).write(to: scene, atomically: false, encoding: .utf8)
      let first = try start([scene.path])
      try first.close()
      folder.remove()
      let second = try start([])
      try second.close()
    }
  }
}
