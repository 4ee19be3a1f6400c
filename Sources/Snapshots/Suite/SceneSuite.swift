import Files
import Foundation
import Scenes
import TouchTrace

/// The scenes that are tested together, each with a name of its own.
package struct SceneSuite: Sendable {
  private(set) var scenes: [SuiteScene] = []
  /// What was asked for and is no scene, and why.
  private(set) var unreadable: [SceneResult] = []
  /// Folders of references whose scenes are gone.
  private(set) var orphans: [ReferenceFolder] = []

  /// - Parameter names: scene files, folders, or the ids, numbers and slugs of bundled scenes; none means all bundled scenes.
  ///   In a folder and in those within it, each `.yaml` file with a script or expectations is a scene.
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

  /// The part of the suite that one of several machines runs.
  func part(_ shard: SuiteOptions.Shard?) -> [SuiteScene] {
    guard let shard else { return scenes }
    return scenes.enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }

  @MainActor private mutating func bundledPaths() -> [String] {
    do throws(SceneError) {
      return try SceneLibrary.bundled().files.map(\.path)
    } catch {
      let diagnostics = error.diagnostics.map(\.description)
      unreadable.append(SceneResult(name: "bundled scenes", path: "bundled scenes", diagnostics: diagnostics))
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

  /// A scene goes by its slug; where several have the same, by their paths.
  private static func named(_ paths: [String]) -> [SuiteScene] {
    var seen: Set<String> = []
    let files = paths.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    let slugs = files.map { Scene.slug(ofFile: $0) }
    let counts = slugs.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(files, slugs).map { path, slug in
      SuiteScene(path: path, name: counts[slug] == 1 ? slug : (path as NSString).deletingPathExtension)
    }
  }
}
