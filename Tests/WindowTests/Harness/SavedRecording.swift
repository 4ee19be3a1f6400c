@testable import Canvas
import Foundation

/// What was done by hand, as the program saves it: a scene with that script.
struct SavedRecording {
  let file: URL
  /// The lines of the script, but no waits and no durations: those are the hands' own.
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
  /// Saves what was done by hand.
  func saveRecording() throws -> SavedRecording {
    try key("ctrl+r")
    return try SavedRecording(folder.nextFile())
  }

  /// Saves what was done by hand, and what came of it: the text of the scene.
  func captureExpectations() throws -> String {
    try key("ctrl+e")
    return try String(contentsOf: folder.nextFile(), encoding: .utf8)
  }

  /// How what is seen differs from what the script of what was done shows headless; nil: in nothing.
  func differenceFromReplay(_ options: String...) throws -> String? {
    try leave()
    let seen = try savePicture()
    let recording = try saveRecording()
    let replay = try TemporaryFolder()
    defer { replay.remove() }
    let picture = replay.url.appending(path: "picture.png")
    try Subprocess.run([RunningProgram.executable, "render", recording.file.path, "-o", picture.path] + options)
    return try seen.difference(from: Bitmap(pngAt: picture))
  }
}

extension SceneSummary.Place {
  /// The pixel in a window of 1280 × 800 that shows a point of a screen of 360 × 560 points; multiples of 10 hit one
  /// exactly.
  static func at(_ x: Int, _ y: Int) -> SceneSummary.Place {
    SceneSummary.Place(x: 330 + x * 9 / 10, y: 68 + y * 9 / 10)
  }
}
