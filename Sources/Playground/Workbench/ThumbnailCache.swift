import ScenePicture
import Scenes
import TouchTrace

/// The pictures of presets at the moments that make their points, for the start page. Each is made once.
struct ThumbnailCache {
  /// By the ids of the presets.
  private(set) var all: [String: Thumbnail] = [:]
  /// The presets whose files could not be read.
  private var unreadable: Set<String> = []

  /// Returns the first of some presets that has no picture yet.
  func missing(of presets: [String]) -> String? { presets.first { all[$0] == nil && !unreadable.contains($0) } }

  /// Plays a preset's script up to the moment that makes its point, and keeps its picture.
  mutating func add(_ preset: String, from library: SceneLibrary) {
    guard let scene = try? library.scene(preset) else {
      unreadable.insert(preset)
      return
    }
    let playback = Playback(scene)
    playback.playScript(upTo: scene.shownMoment)
    all[preset] = Thumbnail(DisplayState(of: playback))
  }
}
