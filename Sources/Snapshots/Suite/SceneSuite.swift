import Algorithms
import Files
import Foundation
import Scenes
import TouchTrace

/// The scenes that are tested together, each with a unique name.
package struct SceneSuite: Sendable {
  private(set) var scenes: [SuiteScene] = []
  /// The names for which there is no scene, with the reasons.
  private(set) var unreadable: [SceneResult] = []
  /// Folders of references without a scene.
  private(set) var orphans: [ReferenceFolder] = []

  /// Finds the scenes.
  /// - Parameter names: scene files, folders, or the ids, numbers and slugs of presets; empty for all presets.
  ///   In a folder and its subfolders, each `.yaml` file with a script or expectations is a scene.
  @MainActor package init(_ names: [String]) {
    var paths: [String] = []
    for name in names {
      do throws(SceneError) {
        paths += try SceneSuite.paths(name)
      } catch {
        unreadable.append(SceneResult(name: name, path: name, diagnostics: error.diagnostics.map(\.description)))
      }
    }
    if names.isEmpty { paths = bundledPaths() }
    scenes = SceneSuite.named(paths)
    orphans = names.flatMap { ReferenceFolder.orphans(in: URL(fileURLWithPath: $0)) }
  }

  /// Returns the part of the suite that one of several machines tests.
  func part(_ shard: SuiteOptions.Shard?) -> [SuiteScene] {
    guard let shard else { return scenes }
    return scenes.enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }

  @MainActor private mutating func bundledPaths() -> [String] {
    do throws(SceneError) {
      return try SceneLibrary.bundled().files.map(\.path)
    } catch {
      let diagnostics = error.diagnostics.map(\.description)
      unreadable.append(SceneResult(name: "presets", path: "presets", diagnostics: diagnostics))
      return []
    }
  }

  @MainActor private static func paths(_ name: String) throws(SceneError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      guard let source = try SceneLibrary.bundled().scene(name).source else { return [] }
      return [source.path]
    }
    guard isFolder.boolValue else { return [name] }
    let files = SceneFolder.files(in: URL(fileURLWithPath: name)).map(\.shownPath)
    guard !files.isEmpty else {
      throw SceneError([
        Diagnostic(file: name, message: "there is no scene in this folder: no `.yaml` file with a script")
      ])
    }
    return files
  }

  /// Names each scene by its slug, or by its path if several have the same slug; with its ending if several have the same path.
  private static func named(_ paths: [String]) -> [SuiteScene] {
    let files = paths.uniqued { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let slugs = counts(files.map { Scene.slug(ofFile: $0) })
    let stems = counts(files.map { ($0 as NSString).deletingPathExtension })
    return files.map { path in
      let slug = Scene.slug(ofFile: path), stem = (path as NSString).deletingPathExtension
      return SuiteScene(path: path, name: slugs[slug] == 1 ? slug : stems[stem] == 1 ? stem : path)
    }
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
