import ScenePicture
import Scenes
import TouchTrace

/// The pictures of presets at the moments that make their points, for the start page. Each is made once.
struct ThumbnailCache {
  /// By the ids of the presets.
  private(set) var all: [String: Thumbnail] = [:]
  /// The presets whose files could not be read.
  private var unreadable: Set<String> = []

  /// The number of inputs of the longest script that is played for a picture.
  private static let longestScript = 2_000

  /// Forgets the picture of a file that may have changed.
  mutating func remove(_ path: String) {
    all[path] = nil
    unreadable.remove(path)
  }

  /// Returns the first of some presets that has no picture yet.
  func missing(of presets: [String]) -> String? { presets.first { all[$0] == nil && !unreadable.contains($0) } }

  /// Plays the script of a scene up to the moment that makes its point, and keeps its picture.
  /// - Parameter scene: nil if it cannot be read.
  mutating func add(_ preset: String, of scene: Scene?) {
    // A very long script of a person's own would stop the window, and so would compiling code.
    guard let scene, scene.code == nil, scene.script.inputs.count <= ThumbnailCache.longestScript
    else {
      unreadable.insert(preset)
      return
    }
    let playback = Playback(scene)
    playback.playScript(upTo: scene.shownMoment)
    all[preset] = Thumbnail(DisplayState(of: playback))
  }
}
