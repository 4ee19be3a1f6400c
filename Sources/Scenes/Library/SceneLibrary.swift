import BundledFiles
import Foundation

/// The lessons that come with the program, in their order, and the way from what a person types to a scene.
package struct SceneLibrary: Sendable {
  /// The folder of the scene files.
  package let folder: URL
  /// The files in the order of their numbers.
  package let files: [URL]

  /// - Throws: `SceneError` that names the folder if it cannot be read.
  init(folder: URL) throws(SceneError) {
    self.folder = folder
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      files = names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0) }
    } catch {
      throw SceneError(file: folder.path, "the folder of the bundled scenes cannot be read")
    }
  }

  /// The scenes that come with the program.
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

  /// What a list of the lessons shows, in order; much cheaper than the scenes themselves.
  /// - Throws: `SceneError` with everything that is wrong with any of the heads.
  package func presets() throws(SceneError) -> [SceneSummary] {
    var presets: [SceneSummary] = []
    for file in files { presets.append(try SceneSummary(file: file)) }
    return presets
  }

  /// All lessons, in order.
  /// - Throws: `SceneError` with everything that is wrong with any of them.
  package func scenes() throws(SceneError) -> [Scene] {
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
    return scenes
  }

  /// Finds a scene by id (`P01`), number (`1`), slug (`five-views`) or path.
  /// - Throws: `SceneError`; an unknown name gets the nearest known one.
  package func scene(_ name: String) throws(SceneError) -> Scene {
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return try Scene.load(URL(fileURLWithPath: name))
    }
    let wanted = name.lowercased()
    for file in files {
      let number = Scene.number(ofFile: file.lastPathComponent)
      let slug = Scene.slug(ofFile: file.lastPathComponent)
      if wanted == slug || (number != nil && [Int(wanted), Scene.preset(wanted)].contains(number)) {
        return try Scene.load(file)
      }
    }
    let slugs = files.map { Scene.slug(ofFile: $0.lastPathComponent) }
    let hint =
      nearestName(to: name, among: slugs).map { "did you mean `\($0)`?" } ?? "`touchstone list` names them all."
    throw SceneError(file: name, "there is no such scene; \(hint) A file needs its path, such as `./\(name).yaml`")
  }
}

extension Scene {
  /// `five-views` for `samples/01-five-views.yaml`.
  package static func slug(ofFile path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let dash = name.firstIndex(of: "-"), Int(name[..<dash]) != nil else { return name }
    return String(name[name.index(after: dash)...])
  }

  /// 1 for `01-five-views.yaml`.
  static func number(ofFile name: String) -> Int? {
    name.firstIndex(of: "-").flatMap { Int(name[..<$0]) }
  }

  /// 1 for `p01`.
  static func preset(_ id: String) -> Int? {
    id.hasPrefix("p") ? Int(id.dropFirst()) : nil
  }
}
