import Scenes
import TouchTrace

/// Scenes with edits that are not saved, while another scene is shown. They come back as they were.
struct ParkedScenes {
  /// A scene that was left.
  struct Parked {
    var scene: Scene
    /// The scene as its file has it.
    var original: Scene
    var variant: String
    var inputs: InputList
    /// Virtual milliseconds.
    var end: Int
    /// The file that keeps the edits if the program ends.
    var journal: JournalFile?
  }

  private var scenes: [String: Parked] = [:]

  /// - Parameter name: the name of the scene, as in `Recording.scene`.
  mutating func park(_ playback: Playback, as name: String, _ journal: JournalFile?) {
    scenes[name] = Parked(
      scene: playback.scene, original: playback.original, variant: playback.variant.name, inputs: playback.recorded,
      end: playback.now, journal: journal)
  }

  /// Parks a scene that an earlier run of the program left.
  mutating func park(_ scene: Parked, as name: String) { scenes[name] = scene }

  subscript(name: String) -> Parked? { scenes[name] }

  /// Returns the scene of a name, which is parked no longer.
  mutating func take(_ name: String) -> Parked? { scenes.removeValue(forKey: name) }
}
