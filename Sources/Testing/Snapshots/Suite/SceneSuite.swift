import Algorithms
import Files
import Foundation
import Scenes
import TouchTrace

/// The scenes that are tested together, each with a unique name.
package struct SceneSuite: Sendable {
  /// The layers that are compared, and the rules for it.
  package let configuration: SuiteConfiguration
  private(set) var scenes: [SuiteScene] = []
  /// The names for which there is no scene, and files that are neither a scene nor anything else, with the reasons.
  private(set) var unreadable: [SceneResult] = []
  /// Folders of references without a scene.
  private(set) var orphans: [ReferenceFolder] = []
  /// Whether all presets are tested, because no path and no configuration names scenes.
  private(set) var isOfPresets = false
  /// Whether a folder or all presets are tested, and not single scenes.
  private(set) var isWhole = false
  /// The scenes that other parts of the suite test.
  private(set) var untested: [SuiteScene] = []
  /// The paths of YAML files that the configuration lists as something else.
  private(set) var ignored: [String] = []

  /// Finds the scenes.
  /// - Parameters:
  ///   - names: scene files, folders, or the ids, numbers and slugs of presets; empty for the paths of the configuration, or for
  ///     all presets. In a folder and its subfolders, each YAML file is a scene, but lesson plans and what the configuration
  ///     lists.
  ///   - configuration: that of the suite; see `SuiteConfiguration.load(for:)`.
  package init(_ names: [String], _ configuration: SuiteConfiguration = SuiteConfiguration()) {
    self.configuration = configuration
    let ownPaths = names.isEmpty ? configuration.ownPaths : [], names = names.isEmpty ? ownPaths : names
    var paths: [String] = []
    for name in names {
      if !ownPaths.isEmpty, let file = configuration.file, !FileManager.default.fileExists(atPath: name) {
        report(file.shownPath, "`paths` names `\(name)`, which does not exist")
        continue
      }
      do throws(SceneError) {
        paths += try self.paths(name)
      } catch {
        report(name, error)
      }
    }
    isOfPresets = names.isEmpty
    if isOfPresets { paths = bundledPaths() }
    isWhole = isWhole || isOfPresets
    scenes = SceneSuite.named(paths)
    if isWhole { refuseEqualIds() }
    refuseEqualReferences()
    orphans = names.flatMap { name in
      ReferenceFolder.orphans(in: URL(fileURLWithPath: name)) { kind(of: $0) == .scene }
    }
  }

  /// Finds the scenes of the suite that the names belong to, with its configuration.
  /// - Throws: `SceneError` if the configuration cannot be read.
  package static func configured(_ names: [String]) throws(SceneError) -> SceneSuite {
    SceneSuite(names, try SuiteConfiguration.load(for: names))
  }

  /// Returns the part of the suite that one of several machines tests.
  func part(_ shard: SuiteOptions.Shard?) -> [SuiteScene] {
    guard let shard else { return scenes }
    return scenes.enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }

  /// The suite once for each of its scenes, with only that scene under the name that it has here.
  package var partsOfScenes: [(name: String, suite: SceneSuite)] {
    scenes.map { scene in
      var part = self
      (part.scenes, part.unreadable, part.orphans, part.ignored) = ([scene], [], [], [])
      part.isWhole = false
      return (scene.name, part)
    }
  }

  /// The suite without its scenes: what else is in its folder.
  package var withoutScenes: SceneSuite {
    var rest = self
    (rest.scenes, rest.untested) = ([], scenes)
    return rest
  }

  private mutating func report(_ name: String, _ error: SceneError) {
    unreadable.append(SceneResult(name: name, path: name, diagnostics: error.diagnostics.map(\.description)))
  }

  private mutating func report(_ path: String, _ message: String) {
    report(path, SceneError([Diagnostic(file: path, message: message)]))
  }

  // MARK: Finding

  private mutating func bundledPaths() -> [String] {
    do throws(SceneError) {
      return try SceneLibrary.bundled().files.map(\.path)
    } catch {
      report("presets", error)
      return []
    }
  }

  private mutating func paths(_ name: String) throws(SceneError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      guard let source = try SceneLibrary.bundled().scene(name).source else { return [] }
      return [source.path]
    }
    guard isFolder.boolValue else { return [name] }
    isWhole = true
    // The folder itself may be named by a link.
    let folder = URL(fileURLWithPath: name).resolvingSymlinksInPath()
    for link in SceneFolder.linksToScenes(in: folder) where !configuration.ignores(link) {
      let message =
        "this link leads to YAML files outside the suite, and is not followed; name its folder, or list the link "
        + "under `ignore:`"
      report(link.shownPath, message)
    }
    for folder in SceneFolder.unreadable(in: folder) {
      report(folder.shownPath, "this folder cannot be read, and may have scenes")
    }
    let files = SceneFolder.files(in: folder), scenes = files.filter { file in accept(file) }
    guard !scenes.isEmpty || !unreadable.isEmpty else {
      let found = files.isEmpty ? "no YAML file" : "its YAML files are something else"
      throw SceneError([Diagnostic(file: name, message: "there is no scene in this folder: \(found)")])
    }
    return scenes.map(\.shownPath)
  }

  /// The kind of a YAML file in a suite.
  private enum FileKind {
    case scene, plan, configuration, ignored
  }

  private func kind(of file: URL) -> FileKind {
    if SuiteConfiguration.isConfiguration(file) { return .configuration }
    if configuration.ignores(file) { return .ignored }
    return LessonPlan.isPlan(file) ? .plan : .scene
  }

  /// Returns whether a file is a scene, and notes what else it is.
  private mutating func accept(_ file: URL) -> Bool {
    switch kind(of: file) {
    case .scene: return true
    case .ignored: ignored.append(file.shownPath)
    case .plan:
      do throws(SceneError) {
        _ = try LessonPlan.load(URL(fileURLWithPath: file.shownPath), library: try SceneLibrary.bundled())
      } catch {
        report(file.shownPath, error)
      }
    case .configuration:
      if configuration.file?.standardizedFileURL.path != file.standardizedFileURL.path {
        let message = "a suite has one \(SuiteConfiguration.fileName), at its root; this one would not be read"
        report(file.shownPath, message)
      }
    }
    return false
  }

  /// Reports scenes that write the id of another one, as a plan or a command that names it would find only one of them.
  private mutating func refuseEqualIds() {
    refuseEqual({ SceneSuite.id(ofFile: $0.path) }) { "the id `\($0)` is that of `\($1)` too" }
  }

  /// Reports scenes whose references are those of another one: their names differ only in the ending, or in how an accented letter
  /// is written.
  private mutating func refuseEqualReferences() {
    refuseEqual({ ($0.path as NSString).deletingPathExtension }) { _, other in
      "its references would be those of `\(other)`; give one of them another name"
    }
  }

  private mutating func refuseEqual(
    _ key: (SuiteScene) -> String?, _ message: (_ key: String, _ other: String) -> String
  ) {
    var files: [String: String] = [:]
    for scene in scenes {
      guard let key = key(scene) else { continue }
      if let other = files[key] { report(scene.path, message(key, other)) } else { files[key] = scene.path }
    }
  }

  /// The id that a file writes above its tree; nil without one.
  private static func id(ofFile path: String) -> String? {
    guard let data = try? RegularFile(path).read(upTo: Scene.largestFile) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.hasPrefix("id:") }) else { return nil }
    let id = line.dropFirst(3).prefix { $0 != "#" }.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
    return id.isEmpty ? nil : id
  }

  /// Names each scene by its slug, or by its path if several have the same slug; with its ending if several have the same path.
  private static func named(_ paths: [String]) -> [SuiteScene] {
    // By the bytes: two names that differ only in how an accented letter is written are two files.
    let files = paths.uniqued { Array(URL(fileURLWithPath: $0).standardizedFileURL.path.utf8) }
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
