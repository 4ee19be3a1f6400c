import Foundation
import Testing
import WindowHarness

/// The file of the open scene is changed, broken and removed while its window is open.
@Suite(.serialized)
struct ChangedFileTests {
  private static let scene = """
    name: First
    views:
      - { name: top, frame: 20 20 300 100 }
      - { name: middle, frame: 20 200 300 100 }
      - { name: bottom, frame: 20 400 300 100 }

    """

  /// Runs windows on one file.
  private func windows(
    _ count: Int, body: (_ file: URL, _ programs: [RunningProgram]) throws -> Void
  ) throws {
    let displayFolder = try TemporaryFolder(), folder = try TemporaryFolder()
    defer {
      displayFolder.remove()
      folder.remove()
    }
    let display = try DisplayServer.virtual(in: displayFolder)
    defer { display.end() }
    let file = folder.url.appending(path: "scene.yaml")
    try ChangedFileTests.scene.write(to: file, atomically: false, encoding: .utf8)
    let programs = try (0..<count).map { _ in try RunningProgram([file.path], on: display) }
    defer { programs.forEach { $0.crash() } }
    try body(file, programs)
  }

  private func write(_ text: String, to file: URL, atomically: Bool = false) throws {
    try text.write(to: file, atomically: atomically, encoding: .utf8)
  }

  @Test(arguments: [false, true]) func aChangedFileIsShown(replaced: Bool) throws {
    try windows(1) { file, programs in
      try write(ChangedFileTests.scene.replacing("First", with: "Second"), to: file, atomically: replaced)
      try programs[0].waitForTitle(containing: "Second – Touchstone")
      // A second change of the new file is seen as well.
      try write(ChangedFileTests.scene, to: file)
      try programs[0].waitForTitle(containing: "First – Touchstone")
    }
  }

  @Test func aBrokenFileIsSaidAndMended() throws {
    try windows(1) { file, programs in
      try programs[0].leave()
      let before = try programs[0].savePicture()
      try write(ChangedFileTests.scene.replacing("20 400 300", with: "20 400"), to: file)
      try programs[0].waitForTitle(containing: "First (1 error)")
      try #expect(programs[0].savePicture().difference(from: before) != nil, "the strip")
      try write(ChangedFileTests.scene, to: file)
      try programs[0].waitForTitle(containing: "First – Touchstone")
      try #expect(programs[0].savePicture().difference(from: before) == nil, "nothing was lost")
    }
  }

  @Test func aRemovedFileIsSaidAndSavedAgain() throws {
    try windows(1) { file, programs in
      try FileManager.default.removeItem(at: file)
      try programs[0].waitForTitle(containing: "First (file removed)")
      // The sheet asks, because nothing is left of the file.
      for key in ["ctrl+shift+s", "Return", "Return"] { try programs[0].key(key) }
      try programs[0].waitForTitle(containing: "First – Touchstone")
      try #expect(String(contentsOf: file, encoding: .utf8) == ChangedFileTests.scene)
    }
  }

  @Test func twoWindowsOnOneFileLoseNothing() throws {
    try windows(2) { file, programs in
      let (first, second) = (programs[0], programs[1])
      // Each brings another view to the front, and the first one saves.
      for (program, y) in [(second, 250), (first, 50)] {
        try program.perform(["windowraise", "WINDOW"])
        try program.gainFocus()
        try program.move(.at(100, y))
        try program.settle()
        try program.key("f")
        try program.settle()
      }
      try first.key("ctrl+s")
      try second.waitForTitle(containing: "First (file changed)")
      let saved = try String(contentsOf: file, encoding: .utf8)
      #expect(saved.hasSuffix("  - { name: bottom, frame: 20 400 300 100 }\n  - { name: top, frame: 20 20 300 100 }\n"))
      // Saving in the second one asks first, and Esc leaves the file as it is.
      try second.gainFocus()
      try second.settle()
      for key in ["Escape", "ctrl+s", "Escape"] { try second.key(key) }
      try second.settle()
      try #expect(String(contentsOf: file, encoding: .utf8) == saved)
    }
  }
}
