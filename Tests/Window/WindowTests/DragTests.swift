import Foundation
import Testing
import WindowHarness

@testable import Panels
@testable import Playground

/// Scenes and texts go from one program to another: by the mouse, and by the primary selection.
@MainActor struct DragTests {
  private static let samples = URL(filePath: #filePath).appending(path: "../../../../samples").standardized

  /// Runs `body` with a window below that of another program.
  private func withOther(
    _ file: String, body: (RunningProgram, OtherProgram) throws -> Void
  ) throws {
    try RunningProgram.withWindow("P16", "--size", "1200x700") { program in
      try program.perform(["windowmove", "--sync", "WINDOW", "180", "160"])
      let other = try OtherProgram([file], beside: program)
      defer { other.end() }
      try #expect(other.nextLine() == "shown")
      try body(program, other)
    }
  }

  /// The place of a preset's row, in the window.
  private func row(_ slug: String = "beyond-the-superview") throws -> [String] {
    var options = WorkbenchOptions()
    (options.scene, options.size) = ("P16", CGSize(width: 1200, height: 700))
    let workbench = try Workbench(options: options)
    workbench.arrange()
    let frame = try #require(workbench.panels.frame(of: "sidebar.preset.\(slug)"))
    return [Int(frame.midX), Int(frame.midY)].map(String.init)
  }

  @Test func aFileOfAnotherProgramIsDroppedOnTheWindow() throws {
    try withOther(Self.samples.appending(path: "17-the-override.yaml").path) { program, other in
      try program.perform(
        ["mousemove"] + OtherProgram.place + ["mousedown", "1", "mousemove", "130", "70", "mousemove", "400", "300"]
          + ["mousemove", "700", "500"])
      try #expect(other.nextLine() == "accepted")
      try program.release()
      try #expect(other.nextLine() == "given")
      try program.waitForTitle(containing: "The override")
    }
  }

  @Test func aSceneOfTheSidebarIsDraggedToAnotherProgram() throws {
    try withOther("/etc/hostname") { program, other in
      try program.perform(
        ["mousemove", "--window", "WINDOW"] + row() + ["mousedown", "1", "mousemove", "200", "200"]
          + ["mousemove", "120", "100", "mousemove"] + OtherProgram.place + ["mouseup", "1"])
      let file = try #require(URL(string: other.nextLine()))
      #expect(file.isFileURL && file.lastPathComponent == "16-beyond-the-superview.yaml")
      #expect(FileManager.default.fileExists(atPath: file.path))
      // The press on the row has no other effect, and the next click has its own.
      try program.leave()
      try #expect(program.title() == "Beyond the superview – Touchstone")
      try program.close()
    }
  }

  @Test func aDragThatNobodyTakesEndsWithoutATrace() throws {
    try withOther("/etc/hostname") { program, _ in
      try program.perform(
        ["mousemove", "--window", "WINDOW"] + row() + ["mousedown", "1", "mousemove", "600", "100"]
          + ["mousemove", "1000", "50", "mouseup", "1"])
      try program.settle()
      // The press on the row has no other effect, and the mouse belongs to the window again.
      try #expect(program.title() == "Beyond the superview – Touchstone")
      try program.perform(["mousemove", "--window", "WINDOW"] + row("the-override") + ["click", "1"])
      try program.waitForTitle(containing: "The override")
      try program.close()
    }
  }

  // MARK: - The primary selection

  @Test func selectedTextIsThePrimarySelection() throws {
    try RunningProgram.withWindow("P16") { program in
      try program.key("slash")
      try program.settle()
      try program.type("alpha")
      try program.key("ctrl+a")
      try program.settle()
      let other = try OtherProgram(["--selection"], beside: program)
      defer { other.end() }
      try #expect(other.nextLine() == "alpha")
    }
  }

  @Test func theMiddleButtonPastesThePrimarySelection() throws {
    try RunningProgram.withWindow("P16") { program in
      let other = try OtherProgram(["--select", "override"], beside: program)
      defer { other.end() }
      try #expect(other.nextLine() == "selected")
      // The search field finds what was pasted, and Enter opens it.
      try program.perform(["mousemove", "--window", "WINDOW", "90", "66", "click", "2"])
      try program.settle()
      try program.key("Return")
      try program.waitForTitle(containing: "The override")
    }
  }
}
