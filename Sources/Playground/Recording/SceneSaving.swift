import Files
import Foundation
import Scenes

/// Saves a recording as the script of a scene's file, and what it causes as the scene's expectations.
///
/// Only these two blocks of the file change, and `show` if it names a mark that is gone. The file of a preset does not change: a copy in the current folder is saved
/// instead.
struct SceneSaving {
  /// The scene of the recording.
  let scene: Scene
  /// The folder of the presets.
  let presets: URL
  /// The folder for copies of presets.
  let folder: URL

  /// The file to change: the one that the scene was read from, or a copy that was saved before.
  let source: URL

  /// The result of saving.
  struct Saved {
    var file: URL
    /// The number of expectations that were made; nil if the file's own were kept.
    var captured: Int?
  }

  /// Saves inputs as the script.
  /// - Parameter capturing: whether the expectations are replaced too. They are also replaced if one of them refers to a
  ///   mark that the script no longer has. So is `show` removed if it names such a mark.
  /// - Throws: `SavingError`, or `SceneError` if the file is no longer a scene.
  func save(_ inputs: [TimedInput], capturing: Bool) throws -> Saved {
    var saved = scene
    if inputs != scene.script.inputs { saved.script = try Script(recording: inputs) }
    let forgetsMoment = !saved.hasShownMark
    if forgetsMoment { saved.shownMark = nil }
    let captures = capturing || !saved.expectationsHaveMarks
    if captures { saved.expectations = ExpectationCapture.expectations(of: saved) }
    var text = SceneText(try readSource(), file: source.path)
    if inputs != scene.script.inputs { try text.replace(.script, with: saved.script.yaml) }
    if forgetsMoment { try text.replace(.show, with: []) }
    if captures { try text.replace(.expect, with: saved.expectations.flatMap(\.yaml)) }
    try check(text.text, against: saved)
    return Saved(file: try write(text.text), captured: captures ? saved.expectations.count : nil)
  }

  // MARK: Reading

  private func readSource() throws -> String {
    do {
      return try String(contentsOf: source, encoding: .utf8)
    } catch {
      throw SavingError(file: source, reason: "the file can no longer be read")
    }
  }

  /// Checks that a text reads as the scene to save, and that the file was not changed since the scene was read.
  private func check(_ text: String, against saved: Scene) throws {
    guard text.utf8.count <= Scene.largestFile else {
      throw SavingError(file: source, reason: "the file would be too large")
    }
    var read = try Scene.parse(text, file: scene.source?.path ?? source.path)
    read.source = saved.source
    guard read.script == saved.script else { throw SavingError(file: source, reason: "the script cannot be replaced") }
    (read.script, read.expectations) = (saved.script, saved.expectations)
    guard read == saved else {
      throw SavingError(file: source, reason: "the file was changed since it was opened; open it again first")
    }
  }

  // MARK: Writing

  private var isPreset: Bool {
    source.resolvingSymlinksInPath().path.hasPrefix(presets.resolvingSymlinksInPath().path + "/")
  }

  private func write(_ text: String) throws -> URL {
    let target = isPreset ? freeName : source.resolvingSymlinksInPath()
    do {
      try FileReplacement.write(Data(text.utf8), to: target, makesFolders: false)
    } catch {
      throw SavingError(file: target, reason: "the file cannot be written: \(error.reason)")
    }
    return target
  }

  /// A file in `folder` that does not exist: `five-views.yaml`, or `five-views-2.yaml` and so on.
  private var freeName: URL {
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { scene.slug + ($0 == 1 ? "" : "-\($0)") + ".yaml" }
    let files = names.map { folder.appendingPathComponent($0) }
    return files.first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder.appendingPathComponent(scene.slug)
  }
}

/// A scene's file that cannot be saved, and the reason.
nonisolated struct SavingError: Error, CustomStringConvertible {
  var file: URL
  var reason: String

  var description: String { "\(file.lastPathComponent): \(reason)" }
}

nonisolated extension Scene {
  fileprivate var hasShownMark: Bool {
    shownMark.map { $0 == Expectation.end || script.marks.contains($0) } ?? true
  }

  /// Whether the script has the marks of all expectations.
  fileprivate var expectationsHaveMarks: Bool {
    expectations.allSatisfy { $0.mark == Expectation.end || script.marks.contains($0.mark) }
  }
}
