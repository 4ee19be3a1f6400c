import Foundation
import Testing
import WindowHarness

private let knobApp = URL(filePath: RunningProgram.executable).deletingLastPathComponent().appending(path: "KnobApp")
  .path

/// The window that a package opens on its own code: `Guides/YourOwnApp`, which `Scripts/test` builds.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: knobApp)))
struct OwnAppWindowTests {
  @Test func aPackageOpensTheWindowOnItsCode() throws {
    try RunningProgram.withWindow(of: knobApp) { program in
      #expect(try program.title() == "Knob – Touchstone")
      let start = try program.savePicture()
      #expect(try program.isOnDisplay(start))
      // On the knob, in the middle of the phone.
      try program.press(WindowPoint(x: 492, y: 272))
      try program.move(WindowPoint(x: 492, y: 232))
      try program.release()
      let touched = try program.savePicture()
      #expect(touched.difference(from: start) != nil)
      // R begins the code again, without touches.
      try program.key("r")
      try program.leave()
      let again = try program.savePicture()
      #expect(again.difference(from: touched) != nil)
      try program.close()
      #expect(program.warnings() == "")
    }
  }
}
