import Foundation
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
  /// The files of saved copies of presets, by the ids of their scenes.
  private var savedCopies: [String: URL] = [:]
  /// The names of scenes, by their files. Cached, because `name(of:)` resolves symbolic links and is called for each
  /// event.
  private var names: [URL: String] = [:]

  init(library: SceneLibrary, presets: [SceneSummary], showing scene: Scene, folder: URL) {
    (self.library, self.presets, self.folder) = (library, presets, folder)
    opened = presets.contains { $0.id == scene.id } ? [] : [SceneSummary(scene)]
  }

  /// All scenes of the sidebar: those from files, then the presets.
  var all: [SceneSummary] { opened + presets }

  /// Adds a scene from a file at the top of the list. Replaces an entry for the same file or id.
  mutating func list(_ scene: SceneSummary) {
    opened.removeAll { $0.file == scene.file || $0.id == scene.id }
    opened.insert(scene, at: 0)
  }

  /// Returns the scene before (−1) or after (1) another; nil at either end of the list.
  func neighbor(of id: String, _ distance: Int) -> SceneSummary? {
    let all = all, next = (all.firstIndex { $0.id == id } ?? -distance) + distance
    return all.indices.contains(next) ? all[next] : nil
  }

  /// Returns the name by which `SceneLibrary.scene(_:)` finds a scene: the id of a preset, or the path of a file.
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

  /// Returns the file to save a scene into: the copy that was saved before, else the file that the scene was read from.
  func file(of scene: Scene) -> URL? { savedCopies[scene.id] ?? scene.source }

  /// Sets the file that a scene was saved into.
  mutating func setCopy(_ file: URL, of scene: Scene) { savedCopies[scene.id] = file }
}
