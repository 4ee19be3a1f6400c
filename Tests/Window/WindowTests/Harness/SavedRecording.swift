@testable import Canvas
import Foundation
import WindowHarness

/// A recording as the program saves it: the script of a scene.
struct SavedRecording {
  let file: URL
  /// The lines of the script without waits and durations, which depend on the time of the input.
  let lines: [String]

  init(_ file: URL) throws {
    self.file = file
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let script = text.firstRange(of: "\nscript:\n") else { throw TestFailure("\(file.path) has no script") }
    let items = text[script.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("  - ") }
    lines = items.map { String($0.dropFirst(4)).replacing(#/ (over|hold) \d+$/#, with: "") }.filter {
      !$0.hasPrefix("wait")
    }
  }
}

extension RunningProgram {
  /// Saves the recording.
  func saveRecording() throws -> SavedRecording {
    try key("ctrl+r")
    try key("Return")
    return try SavedRecording(folder.nextFile())
  }

  /// Saves the recording and its expectations. Returns the text of the scene.
  func captureExpectations() throws -> String {
    try key("ctrl+e")
    try key("Return")
    return try String(contentsOf: folder.nextFile(), encoding: .utf8)
  }

  /// Describes how the window's picture differs from what `touchstone render` makes of its recording; nil if they are the
  /// same.
  func differenceFromReplay(_ options: String...) throws -> String? {
    try leave()
    let picture = try savePicture()
    let recording = try saveRecording()
    let replay = try TemporaryFolder()
    defer { replay.remove() }
    let rendered = replay.url.appending(path: "picture.png")
    let scene = replay.url.appending(path: recording.file.lastPathComponent)
    // Else its end would make the point, whatever was recorded.
    let text = try String(contentsOf: recording.file, encoding: .utf8)
    let preset = try PresetText(ofCopy: recording.file)
    let script = text.range(of: "\nexpect:").map { text[..<$0.lowerBound] + "\n" } ?? text
    // The window shows the preset until it has saved the copy, then the copy.
    var difference: String?
    for identity in [preset.identity, ""] {
      try (identity + script + preset.expectationsAtEnd).write(to: scene, atomically: false, encoding: .utf8)
      try Subprocess.run([RunningProgram.executable, "render", scene.path, "-o", rendered.path] + options)
      difference = try picture.difference(from: Bitmap(pngAt: rendered))
      if difference == nil { return nil }
    }
    return difference
  }
}
