import Scenes
import TouchTrace

/// Whether a scene differs from its file. Looks for changes among the inputs once, and compares the scenes once after each.
struct EditedFlag {
  /// The values on which the answer depends.
  private struct Key: Equatable {
    var rewrite: Int
    var changes: Int
    var scene: Scene
    var original: Scene
  }

  private var rewrite = -1
  private var count = 0
  private var changes = 0
  private var known: (key: Key, isEdited: Bool)?
  private weak var playback: Playback?

  mutating func isEdited(_ playback: Playback) -> Bool {
    countChanges(of: playback)
    guard changes > 0 || playback.scene != playback.original else { return false }
    let key = Key(rewrite: rewrite, changes: changes, scene: playback.scene, original: playback.original)
    if let known, known.key == key { return known.isEdited }
    let isEdited = playback.isTreeEdited
    known = (key, isEdited)
    return isEdited
  }

  private mutating func countChanges(of playback: Playback) {
    if playback !== self.playback || rewrite != playback.lastRewrite.number || count > playback.recorded.count {
      (self.playback, rewrite, count, changes) = (playback, playback.lastRewrite.number, 0, 0)
    }
    while count < playback.recorded.count {
      if playback.recorded[count].input.isChange { changes += 1 }
      count += 1
    }
  }
}
