import Files
import Foundation
import Scenes

/// Saves what was done by hand as the script of a scene, and what came of it as what the scene expects.
///
/// Only these two blocks of the file change. A lesson that came with the program stays as it is: a copy in the
/// current folder is changed instead.
struct SceneSaving {
  /// The scene that things were done to.
  let scene: Scene
  /// The folder of the lessons that came with the program.
  let presets: URL
  /// Where copies go.
  let folder: URL

  /// The file that holds the scene now: the one it was read from, or a copy that was made of it before.
  let source: URL

  /// What was written.
  struct Saved {
    var file: URL
    /// How many expectations were made; nil if those of the file still hold for the script's marks.
    var captured: Int?
  }

  /// - Throws: `SavingError`, or `SceneError` if the file cannot be understood any more.
  func save(_ inputs: [TimedInput], capturing: Bool) throws -> Saved {
    var saved = scene
    if inputs != scene.script.inputs { saved.script = try Script(recording: inputs) }
    let captures = capturing || !saved.expectationsHaveMarks
    if captures { saved.expectations = ExpectationCapture.expectations(of: saved) }
    var text = SceneText(try readSource(), file: source.path)
    if inputs != scene.script.inputs { try text.replace(.script, with: saved.script.yaml) }
    if captures { try text.replace(.expect, with: saved.expectations.flatMap(\.yaml)) }
    try check(text.text, says: saved)
    return Saved(file: try write(text.text), captured: captures ? saved.expectations.count : nil)
  }

  // MARK: Reading

  private func readSource() throws -> String {
    do {
      return try String(contentsOf: source, encoding: .utf8)
    } catch {
      throw SavingError(file: source, reason: "it cannot be read any more")
    }
  }

  /// Never writes what would not be read as it is meant; nor over what somebody else changed meanwhile.
  private func check(_ text: String, says saved: Scene) throws {
    guard text.utf8.count <= Scene.largestFile else { throw SavingError(file: source, reason: "it would be too large") }
    var read = try Scene.parse(text, file: scene.source?.path ?? source.path)
    read.source = saved.source
    guard read.script == saved.script else { throw SavingError(file: source, reason: "its script cannot be replaced") }
    (read.script, read.expectations) = (saved.script, saved.expectations)
    guard read == saved else {
      throw SavingError(file: source, reason: "it was changed since it was opened; open it again first")
    }
  }

  // MARK: Writing

  private var isLesson: Bool {
    source.resolvingSymlinksInPath().path.hasPrefix(presets.resolvingSymlinksInPath().path + "/")
  }

  private func write(_ text: String) throws -> URL {
    let target = isLesson ? freeName : source.resolvingSymlinksInPath()
    do {
      try FileReplacement.write(Data(text.utf8), to: target, makesFolders: false)
    } catch {
      throw SavingError(file: target, reason: "it cannot be written: \(error.reason)")
    }
    return target
  }

  /// `five-views.yaml`, or `five-views-2.yaml` and so on.
  private var freeName: URL {
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { scene.slug + ($0 == 1 ? "" : "-\($0)") + ".yaml" }
    let files = names.map { folder.appendingPathComponent($0) }
    return files.first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder.appendingPathComponent(scene.slug)
  }
}

/// A scene that could not be saved, and why.
nonisolated struct SavingError: Error, CustomStringConvertible {
  var file: URL
  var reason: String

  var description: String { "\(file.lastPathComponent): \(reason)" }
}

nonisolated extension Scene {
  /// Every expectation speaks of a mark that the script has.
  fileprivate var expectationsHaveMarks: Bool {
    expectations.allSatisfy { $0.mark == Expectation.end || script.marks.contains($0.mark) }
  }
}
