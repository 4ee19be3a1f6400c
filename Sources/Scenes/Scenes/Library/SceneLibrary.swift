import BundledFiles
import Foundation

/// A folder of scene files, such as that of the presets. Finds scenes by the names that a person types.
package struct SceneLibrary: Sendable {
  /// The folder of the scene files.
  package let folder: URL
  /// The files in the order of their numbers.
  package let files: [URL]
  /// The files of scenes with code, in the folder `apps`.
  package let apps: [URL]

  /// - Parameter isLeftOut: whether a YAML file is no scene, such as a lesson plan.
  /// - Throws: `SceneError` that names the folder if it cannot be read.
  package init(folder: URL, leavingOut isLeftOut: (URL) -> Bool = { _ in false }) throws(SceneError) {
    self.folder = folder
    do {
      files = try SceneLibrary.files(in: folder).filter { !isLeftOut($0) }
    } catch {
      throw SceneError(file: folder.path, "the folder of the presets cannot be read")
    }
    apps = (try? SceneLibrary.files(in: folder.appendingPathComponent("apps"))) ?? []
  }

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".yaml") || $0.hasSuffix(".yml")
    }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// Returns the library of the presets.
  /// - Throws: `SceneError` that names the folder if it is missing.
  package static func bundled() throws(SceneError) -> SceneLibrary {
    let folder: URL
    do {
      folder = try BundledFiles.samples()
    } catch {
      throw SceneError(file: error.name, "\(error)")
    }
    return try SceneLibrary(folder: folder)
  }

  /// Reads the summaries of all presets, lesson by lesson, and in a lesson in the order of their numbers. This takes much less time than reading the scenes.
  /// - Throws: `SceneError` with the problems of the first file that cannot be read, or that has the id of another one.
  package func presets() throws(SceneError) -> [SceneSummary] {
    var presets: [SceneSummary] = []
    for file in files + apps {
      let preset = try SceneSummary(file: file)
      if let other = presets.first(where: { $0.id == preset.id }) {
        let last = (files + apps).compactMap { Scene.number(ofFile: $0.lastPathComponent) }.max() ?? 0
        let next = (last < 9 ? "P0" : "P") + "\(last + 1)"
        throw SceneError(
          file: file.relativePath,
          "the id `\(preset.id)` is that of `\(other.file?.lastPathComponent ?? "")` too; the next free one is `\(next)`"
        )
      }
      presets.append(preset)
    }
    return presets.byLesson(\.lesson)
  }

  /// The presets of the program, which are read once: its files do not change while it runs.
  package static let bundledPresets = Result { () throws(SceneError) in try bundled().presets() }

  /// Reads all presets that describe their views, in the order of `presets()`.
  /// - Throws: `SceneError` with the problems of all files.
  package func scenes() throws(SceneError) -> [Scene] { try read(files) }

  /// Reads the presets with code.
  /// - Throws: `SceneError` with the problems of all files.
  package func scenesWithCode() throws(SceneError) -> [Scene] { try read(apps) }

  private func read(_ files: [URL]) throws(SceneError) -> [Scene] {
    var scenes: [Scene] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      do throws(SceneError) {
        scenes.append(try Scene.load(file))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw SceneError(diagnostics) }
    return scenes.byLesson(\.lesson)
  }

  /// Reads a scene by its id (`P01`), number (`1`), slug (`five-views`) or path.
  /// - Throws: `SceneError`, for an unknown name with the most similar known one.
  package func scene(_ name: String) throws(SceneError) -> Scene {
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return try Scene.load(URL(fileURLWithPath: name))
    }
    let wanted = name.lowercased()
    for file in files + apps {
      let number = Scene.number(ofFile: file.lastPathComponent)
      let slug = Scene.slug(ofFile: file.lastPathComponent)
      if wanted == slug || (number != nil && [Int(wanted), Scene.number(ofPreset: wanted)].contains(number)) {
        return try Scene.load(file)
      }
    }
    if name.hasSuffix(".swift") { throw SceneError(file: name, "there is no such file") }
    let slugs = (files + apps).map { Scene.slug(ofFile: $0.lastPathComponent) }
    let hint: ProblemText =
      nearestName(to: name, among: slugs).map { "did you mean `\($0)`?" } ?? "`touchstone list` prints all names."
    throw SceneError(
      file: name, "there is no preset of this name; \(hint) For a file, write its path, such as `./\(name).yaml`")
  }
}

extension Array {
  /// Returns the elements lesson by lesson, in their order within a lesson; elements without a lesson come last.
  fileprivate func byLesson(_ lesson: (Element) -> Scene.Lesson?) -> [Element] {
    let lessons: [Scene.Lesson?] = Scene.Lesson.allCases + [nil]
    return lessons.flatMap { wanted in filter { lesson($0) == wanted } }
  }
}

extension Scene {
  /// Returns `five-views` for `samples/01-five-views.yaml`.
  package static func slug(ofFile path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let dash = name.firstIndex(of: "-"), Int(name[..<dash]) != nil else { return name }
    return String(name[name.index(after: dash)...])
  }

  /// Returns 1 for `01-five-views.yaml`.
  static func number(ofFile name: String) -> Int? {
    name.firstIndex(of: "-").flatMap { Int(name[..<$0]) }
  }

  /// Returns 1 for `p01`.
  static func number(ofPreset id: String) -> Int? {
    id.hasPrefix("p") ? Int(id.dropFirst()) : nil
  }
}
