import Foundation
@testable import Playground
import Testing
import WindowHarness

/// A lesson plan in a window, by keyboard alone.
@Suite(.serialized)
struct PlanWindowTests {
  @Test func theClassVotesTheResultsAreSavedAndThePlanGoesOnLater() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    let program = try RunningProgram(["first-hour"], on: display)
    defer { program.end() }
    try program.waitForTitle(containing: "Five views")
    try program.key("q")
    try program.key("Tab")
    try program.type("3")
    try program.key("Down")
    try program.type("12")
    try program.key("Tab")
    try program.key("Return")
    try program.key("shift+F9")
    let table = try String(contentsOf: program.folder.nextFile(), encoding: .utf8)
    #expect(table.contains(",3,,no,") && table.contains(",12,,no,"), "\(table)")
    try program.key("Escape")
    try program.key("Next")
    try program.waitForTitle(containing: "Who is in front?")
    try program.close()

    let state = program.folder.url.appending(path: ".local/state/touchstone")
    let record = try #require(try StateFile(in: state).read()?.plans.first)
    #expect(record.part == 1 && record.parts[0].results.first?.votes.prefix(2) == [3, 12])
    let next = try RunningProgram([], on: display, in: program.folder)
    defer { next.end() }
    try next.waitForTitle(containing: "Who is in front?")
    try next.key("Prior")
    try next.waitForTitle(containing: "Five views")
    try next.close()
  }

  @Test func withAnotherDisplayTheNotesHaveAWindowThatF9HidesAndShows() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer([
      "Xvfb", "-screen", "0", "1400x900x24", "-screen", "1", "1000x800x24", "-nolisten", "tcp", "-nocursor",
    ])
    defer { display.end() }
    let program = try RunningProgram(["first-hour"], on: display)
    defer { program.end() }
    func waitForNotes(_ isShown: Bool) throws {
      let end = Date() + Subprocess.patience
      while true {
        // The list fails where one of its windows closes meanwhile.
        let windows = try? Subprocess.run(
          ["xwininfo", "-root", "-tree"], environment: program.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
        if let windows, windows.contains("The first hour") == isShown { return }
        guard Date() < end else { throw TestFailure("the notes are \(isShown ? "not shown" : "still shown")") }
      }
    }
    try waitForNotes(true)
    try program.key("F9")
    try waitForNotes(false)
    try program.key("F9")
    try waitForNotes(true)
    // The main window closes both.
    try program.close()
  }
}
