import Canvas
import Foundation

/// The first preset, and scenes with its views and other scripts.
package enum FiveViews {
  package static let name = "five-views"

  /// Returns what `touchstone render` draws for the preset's views at the end of another script.
  package static func rendered(script: [String], _ options: String...) throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let scene = folder.url.appending(path: "scene.yaml")
    let picture = folder.url.appending(path: "picture.png")
    try text(script: script).write(to: scene, atomically: false, encoding: .utf8)
    try Subprocess.run([RunningProgram.executable, "render", scene.path, "-o", picture.path] + options)
    return try Bitmap(pngAt: picture)
  }

  /// Returns the preset's file with another script, and with what its point needs as expectations or with others.
  package static func text(script: [String], expect: String? = nil) throws -> String {
    let preset = try PresetText("P01")
    return preset.head + "\nscript:" + (script.isEmpty ? " []" : script.map { "\n  - \($0)" }.joined()) + "\n"
      + (expect ?? preset.expectationsAtEnd)
  }
}
