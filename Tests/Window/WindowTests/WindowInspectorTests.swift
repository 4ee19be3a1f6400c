import Foundation
import Testing
import WindowHarness

/// The inspector in a window, with a real mouse and real keys. What was edited is in the tree of the saved recording.
@Suite(.serialized)
struct WindowInspectorTests {
  /// The lines of the saved scene's tree that are not in the preset, without their indents.
  private func newLines(_ program: RunningProgram, of preset: String = "P01") throws -> [String] {
    let text = try String(contentsOf: program.saveRecording().file, encoding: .utf8)
    let known = try PresetText(preset).text.trimmedLines
    return text.components(separatedBy: "\nscript:")[0].trimmedLines.filter { !known.contains($0) }
  }

  @Test func switchingTwiceChangesOneViewAndBack() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.click(.insideE)
      try program.click(.isHiddenSwitch)
      try #expect(newLines(program).contains { $0.contains("isHidden: true") })
      try program.click(.isHiddenSwitch)
      try #expect(!newLines(program).contains { $0.contains("isHidden: true") })
    }
  }

  @Test func allValuesArePutBackByMouse() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.click(.insideE)
      // The letter of x, dragged, and a switch.
      try program.press(WindowPoint(x: 984, y: 148))
      try program.move(WindowPoint(x: 990, y: 148))
      try program.release()
      try program.click(.isHiddenSwitch)
      // The button of the bar at the bottom.
      try program.click(WindowPoint(x: 1220, y: 754))
      try #expect(newLines(program).allSatisfy { !$0.contains("frame:") && !$0.contains("isHidden") })
    }
  }

  @Test func theKeyboardReachesTheFieldsOfTheInspector() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.click(.insideE)
      // A press on the letter of x gives the field the focus.
      try program.click(WindowPoint(x: 984, y: 148))
      try program.key("Up")
      try program.key("Tab")
      try program.key("shift+Up")
      try program.key("Escape")
      let lines = try newLines(program)
      #expect(lines.contains { $0.contains("frame: 141 70 80 170") }, "\(lines)")
    }
  }

  @Test func theBestCureIsMadeByMouseAndUndoneByKeyboard() throws {
    try RunningProgram.withWindow("should-begin") { program in
      // A tap on the pad, then the track of its recognizer.
      try program.click(.at(180, 280))
      let before = try newLines(program, of: "P36")
      try program.click(WindowPoint(x: 240, y: 739))
      try program.settle()
      // The page asks why, and the first change is applied.
      try program.click(WindowPoint(x: 1015, y: 333))
      try program.settle()
      try program.click(WindowPoint(x: 1232, y: 392))
      let after = try newLines(program, of: "P36")
      #expect(after != before && after.contains { $0.contains("name: tap") && !$0.contains("shouldBegin: false") })
      try program.key("ctrl+z")
      try #expect(newLines(program, of: "P36") == before)
    }
  }
}

extension String {
  fileprivate var trimmedLines: [String] {
    components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
