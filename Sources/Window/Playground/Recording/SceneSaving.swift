import Files
import Foundation
import Scenes

/// Saves a scene, with its edited tree, and with a recording as its script and what that causes as its expectations.
///
/// Only the lines of a file that must change are changed. See `SceneText.become(_:)`.
struct SceneSaving {
  /// The scene of the file when it was opened or saved last.
  let original: Scene
  /// The scene to save, with its edited tree.
  let scene: Scene
  /// The file that `original` is from; nil for a new scene.
  let source: URL?
  /// The folder of the presets.
  let presets: URL
  /// The text of the source when it was read last, in case it is gone or broken.
  let lastText: String?

  /// The result of saving.
  struct Saved {
    var file: URL
    /// The scene as the file has it now.
    var scene: Scene
    /// The number of expectations that were made; nil if the scene's own were kept.
    var captured: Int?
  }

  /// Saves the scene.
  /// - Parameters:
  ///   - inputs: what becomes the script; nil keeps it.
  ///   - capturing: whether the expectations are replaced too. They are also replaced if one of them refers to a mark that
  ///     the script no longer has. So is `show` removed if it names such a mark.
  ///   - target: the file to write.
  ///   - replacing: whether a source that was changed since it was opened may be replaced.
  /// - Throws: `SavingError`, or `SceneError` if the file is no longer a scene.
  func save(_ inputs: [TimedInput]?, capturing: Bool, to target: URL, replacing: Bool = false) throws -> Saved {
    let text = try source.map { try read($0, replacing: replacing) }
    var saved = copyIdentity(for: target)
    if let inputs, inputs != scene.script.inputs { saved.script = try Script(recording: inputs) }
    if !saved.hasShownMark { saved.shownMark = nil }
    let captures = capturing || !saved.expectationsHaveMarks
    if captures { saved.expectations = ExpectationCapture.expectations(of: saved) }
    let result = try changed(text, to: saved, at: target)
    guard result.utf8.count <= Scene.largestFile else {
      throw SavingError(file: target, reason: "the file would be too large")
    }
    var written = try Scene.parse(result, file: target.path)
    written.source = target
    try write(result, to: target)
    return Saved(file: target, scene: written, captured: captures ? saved.expectations.count : nil)
  }

  /// Returns the scene for another file. A copy of a preset is no preset: it has no id and no lesson.
  private func copyIdentity(for target: URL) -> Scene {
    var copy = scene
    if let source, source.isInside(presets), !target.isInside(presets) { (copy.id, copy.lesson) = (copy.slug, nil) }
    // A scene that nobody has named is called after the file that a person has named.
    let slug = Scene.slug(ofFile: target.path)
    if copy.isUntitled, slug != copy.slug { copy = copy.named(slug) }
    return copy.renamed(to: target.path)
  }

  private func changed(_ text: String?, to saved: Scene, at target: URL) throws -> String {
    guard let text else { return saved.text }
    var result = SceneText(text, file: target.path)
    try result.become(saved)
    return result.text
  }

  // MARK: Files

  /// Returns the text of the source.
  /// - Throws: `SavingError` if it cannot be read, or says something else than when it was opened.
  private func read(_ source: URL, replacing: Bool) throws -> String {
    let text: String
    do {
      text = try String(contentsOf: source, encoding: .utf8)
    } catch {
      // The text that was opened is enough to make the whole file again.
      if replacing { return lastText ?? original.text }
      throw SavingError(file: source, reason: "the file can no longer be read", isConflict: true)
    }
    if replacing { return (try? Scene.parse(text, file: source.path)) == nil ? lastText ?? original.text : text }
    guard try Scene.parse(text, file: source.path).isSame(as: original) else {
      throw SavingError(
        file: source, reason: "the file was changed since it was opened; open it again first", isConflict: true)
    }
    return text
  }

  private func write(_ text: String, to target: URL) throws {
    do {
      try FileReplacement.write(Data(text.utf8), to: target.resolvingSymlinksInPath(), makesFolders: false)
    } catch {
      throw SavingError(file: target, reason: "the file cannot be written: \(error.reason)")
    }
  }
}

/// A scene's file that cannot be saved, and the reason.
nonisolated struct SavingError: Error, CustomStringConvertible {
  var file: URL
  var reason: String
  /// Whether the file on disk has changed since it was opened, so that saving would lose the change.
  var isConflict = false

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
