import Foundation
import Testing
import WindowHarness

/// Text fields in a window, with real keys, the real mouse and the real clipboard.
@Suite(.serialized)
struct WindowTextTests {
  @Test func theCaretTheSelectionAndTheClipboardWork() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.key("slash")
      try program.type("safe a")
      try program.key("Home")
      try program.key("ctrl+shift+Right")
      try program.key("ctrl+x")
      try program.key("End")
      try program.type(" ")
      try program.key("ctrl+v")
      try program.type(" overridee")
      try program.key("BackSpace")
      try program.key("Home")
      try program.key("Delete")
      try program.key("Return")
      try program.settle()
      try #expect(program.title() == "A safe override – Touchstone")
    }
  }

  @Test func undoInAFieldChangesOnlyItsText() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.click(.insideE)
      try program.click(.isHiddenSwitch)
      try program.key("slash")
      try program.type("a safe override")
      try program.key("ctrl+a")
      try program.type("nothing")
      for _ in 1...2 { try program.key("ctrl+z") }
      for _ in 1...9 { try program.key("ctrl+z") }
      for _ in 1...1 { try program.key("ctrl+shift+z") }
      try program.key("Escape")
      try program.key("Escape")
      let saved = try String(contentsOf: program.saveRecording().file, encoding: .utf8)
      #expect(saved.contains("isHidden: true"), "\(saved)")
    }
  }

  @Test func draggingALetterOfAFieldMovesTheViewAndIsUndoneAtOnce() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.click(.insideE)
      try program.press(.letterX)
      for distance in 1...5 { try program.move(WindowPoint(x: WindowPoint.letterX.x + distance, y: 220)) }
      try program.release()
      try program.key("Escape")
      let saved = try String(contentsOf: program.saveRecording().file, encoding: .utf8)
      #expect(saved.contains("frame: 145 60 80 170"), "\(saved)")
      try program.key("ctrl+z")
      let undone = try String(contentsOf: program.saveRecording().file, encoding: .utf8)
      #expect(undone.contains("frame: 140 60 80 170"), "\(undone)")
    }
  }
}

extension WindowPoint {
  /// The letter of the field for x, in the inspector of a window of 1280 × 800.
  fileprivate static let letterX = WindowPoint(x: 984, y: 148)
}
