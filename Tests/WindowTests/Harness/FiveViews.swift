@testable import Canvas
import Foundation

/// The first lesson, five views, and places of it in a window of 1280 × 800.
enum SceneSummary {
  static let name = "five-views"

  /// A place in device pixels of the window.
  struct Place {
    let x: Int
    let y: Int

    /// In view E, at 260, 420 of the scene.
    static let insideE = Place(x: 564, y: 446)
    /// In view B, at 200, 170 of the scene; the window's pixel there is where the finger is.
    static let insideB = Place(x: 510, y: 221)
    /// The same as `insideE` in a window of 1024 × 640.
    static let insideEOfTheSmallestWindow = Place(x: 372, y: 366)
    /// The inspector's switch of `isHidden`.
    static let isHiddenSwitch = Place(x: 1250, y: 216)
  }

  /// What `touchstone render` shows of the lesson at the end of another script. No display is needed.
  static func rendered(script: [String], _ options: String...) throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let scene = folder.url.appending(path: "scene.yaml")
    let picture = folder.url.appending(path: "picture.png")
    try text(script: script).write(to: scene, atomically: false, encoding: .utf8)
    try Subprocess.run([RunningProgram.executable, "render", scene.path, "-o", picture.path] + options)
    return try Bitmap(pngAt: picture)
  }

  /// The lesson's file with another script, and nothing expected of it.
  static func text(script: [String]) throws -> String {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let file = repository.appending(path: "samples/01-five-views.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let end = text.range(of: "\nscript:") else { throw TestFailure("\(file.path) has no script") }
    return text[..<end.lowerBound] + "\nscript:" + (script.isEmpty ? " []" : script.map { "\n  - \($0)" }.joined())
      + "\n"
  }
}
