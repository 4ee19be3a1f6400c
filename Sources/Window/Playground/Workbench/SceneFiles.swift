import Files
import Foundation
import PanelModels
import Panels
import Scenes

/// The scenes that can be opened, and the files that belong to them.
struct SceneFiles {
  let library: SceneLibrary
  /// The presets, in the order of their numbers.
  let presets: [SceneSummary]
  /// Scenes from files that were opened, the last one first.
  private(set) var opened: [SceneSummary]
  /// The folder for relative paths and for copies of presets.
  let folder: URL
  /// A folder whose scenes are offered, too.
  let sharedFolder: URL?
  var recent: RecentScenes
  private let known = KnownFiles()

  /// Answers of the file system that each event needs.
  private final class KnownFiles {
    /// The names of scenes, by their files: `name(of:)` resolves symbolic links.
    var names: [URL: String] = [:]
    /// The file of the scene that was asked for last: `withoutBase` asks the file system.
    var last: (source: URL, file: URL)?
  }

  init(library: SceneLibrary, presets: [SceneSummary], showing scene: Scene, folder: URL, sharedFolder: URL?) {
    (self.library, self.presets, self.folder, self.sharedFolder) = (library, presets, folder, sharedFolder)
    opened = presets.contains { $0.id == scene.id } ? [] : [SceneSummary(scene)]
    recent = RecentScenes(opened.compactMap(\.file))
  }

  /// All scenes of the sidebar: those from files, then the presets.
  var all: [SceneSummary] { opened + presets }

  /// Adds a scene from a file at the top of the list. Replaces an entry for the same file or id.
  mutating func list(_ scene: SceneSummary) {
    opened.removeAll { $0.file != nil && $0.file == scene.file || $0.id == scene.id }
    opened.insert(scene, at: 0)
  }

  /// Removes the entry of a scene that has a file now.
  mutating func unlist(_ id: String) { opened.removeAll { $0.id == id } }

  /// Replaces the entry of a scene whose file has changed, at its place.
  mutating func update(_ scene: SceneSummary) {
    if let index = opened.firstIndex(where: { $0.file == scene.file }) { opened[index] = scene }
  }

  /// Gives the entry of a scene its present name.
  /// - Returns: whether it had another one.
  mutating func rename(_ scene: Scene) -> Bool {
    guard let index = opened.firstIndex(where: { $0.id == scene.id }), opened[index].name != scene.name else {
      return false
    }
    opened[index].name = scene.name
    return true
  }

  /// Returns the scene before (−1) or after (1) another; nil at either end of the list.
  func neighbor(of id: String, _ distance: Int) -> SceneSummary? {
    let all = all, next = (all.firstIndex { $0.id == id } ?? -distance) + distance
    return all.indices.contains(next) ? all[next] : nil
  }

  /// Returns the name by which `SceneLibrary.scene(_:)` finds a scene: the id of a preset, or the path of a file.
  func name(of scene: Scene) -> String {
    guard let source = scene.source else { return scene.id }
    if let name = known.names[source] { return name }
    let name = isPreset(source) ? scene.id : source.resolvingSymlinksInPath().path
    known.names[source] = name
    return name
  }

  /// The scenes that can be opened: those without a file yet, the recent files, then the scenes of the folder and of the shared
  /// one.
  var entries: [OpenState.Entry] {
    opened.filter { $0.file == nil }.map { OpenState.Entry(unsaved: $0.id, name: $0.name) }
      + recent.entries(in: folder, sharedFolder, library)
  }

  // MARK: Saving

  /// Returns the file to save a scene into: its source; nil for a new scene.
  func file(of scene: Scene) -> URL? {
    guard let source = scene.source else { return nil }
    if let last = known.last, last.source == source { return last.file }
    let file = source.withoutBase
    known.last = (source, file)
    return file
  }

  /// Whether a file is one of the presets, which are never changed.
  func isPreset(_ file: URL) -> Bool { file.isInside(library.folder) }

  /// Returns the file for a path that was typed. A name without an extension gets that of scenes.
  func target(of path: String) -> URL {
    let file = folder.appendingPath(path).withoutBase
    return file.pathExtension.isEmpty && !file.isFolder ? file.appendingPathExtension("yaml") : file
  }

  /// Returns the path to offer for saving a scene: its own file, or one that does not exist: `five-views.yaml`, or
  /// `five-views-2.yaml` and so on.
  func suggestedPath(for scene: Scene) -> String {
    if let file = file(of: scene), !isPreset(file) { return shownPath(of: file) }
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { scene.fileName + ($0 == 1 ? "" : "-\($0)") + ".yaml" }
    let free = names.first { !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    return free ?? scene.fileName
  }

  /// The path of a file in the folder of the window is written without the folder.
  private func shownPath(of file: URL) -> String {
    let start = folder.standardizedFileURL.path + "/"
    return file.path.hasPrefix(start) ? String(file.path.dropFirst(start.count)) : file.path
  }
}
