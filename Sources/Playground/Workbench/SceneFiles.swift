import Foundation
import Scenes

/// The scenes that can be opened, and the files that belong to them.
struct SceneFiles {
  let library: SceneLibrary
  /// The presets, in their order.
  let presets: [SceneSummary]
  /// Scenes from the person's own files, the last one first.
  private(set) var opened: [SceneSummary]
  /// The folder for files that have no place of their own.
  let folder: URL
  /// The files that hold changed copies of presets, by the ids of their scenes.
  private var savedCopies: [String: URL] = [:]
  /// The names of scenes in recordings, by their files: the file system is asked once, not with each event.
  private var names: [URL: String] = [:]

  init(library: SceneLibrary, presets: [SceneSummary], showing scene: Scene, folder: URL) {
    (self.library, self.presets, self.folder) = (library, presets, folder)
    opened = presets.contains { $0.id == scene.id } ? [] : [SceneSummary(scene)]
  }

  /// All scenes of the sidebar: those from files, then the presets.
  var all: [SceneSummary] { opened + presets }

  /// Lists a scene from a file first, in place of an older reading of the same file.
  mutating func list(_ scene: SceneSummary) {
    opened.removeAll { $0.file == scene.file || $0.id == scene.id }
    opened.insert(scene, at: 0)
  }

  /// The scene before (−1) or after (1) another; nil at either end of the list.
  func neighbor(of id: String, _ distance: Int) -> SceneSummary? {
    let all = all, next = (all.firstIndex { $0.id == id } ?? -distance) + distance
    return all.indices.contains(next) ? all[next] : nil
  }

  /// The name by which `SceneLibrary.scene(_:)` finds a scene: the id of a preset, or the path of a file.
  mutating func name(of scene: Scene) -> String {
    guard let source = scene.source else { return scene.id }
    if let known = names[source] { return known }
    let file = source.resolvingSymlinksInPath()
    let isPreset = file.deletingLastPathComponent().path == library.folder.resolvingSymlinksInPath().path
    let name = isPreset ? scene.id : file.path
    names[source] = name
    return name
  }

  // MARK: Saving

  /// The file to save a scene into: the copy that was made of it before, else the file that it came from.
  func file(of scene: Scene) -> URL? { savedCopies[scene.id] ?? scene.source }

  /// Remembers the file that a scene was saved into.
  mutating func setCopy(_ file: URL, of scene: Scene) { savedCopies[scene.id] = file }
}
