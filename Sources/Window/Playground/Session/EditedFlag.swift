import Scenes
import TouchTrace

/// Whether inputs or edits have changed the tree of a scene. Looks at each input once.
struct EditedFlag {
  private var rewrite = -1
  private var count = 0
  private var fingers: Set<Int> = []
  private var hasEdit = false
  private weak var playback: Playback?

  mutating func isEdited(_ playback: Playback) -> Bool {
    if playback !== self.playback || rewrite != playback.lastRewrite.number || count > playback.recorded.count {
      (self.playback, rewrite, count, fingers, hasEdit) = (playback, playback.lastRewrite.number, 0, [], false)
    }
    if playback.scene != playback.original { return true }
    while count < playback.recorded.count {
      let input = playback.recorded[count].input
      fingers.follow(input)
      if fingers.isEmpty { hasEdit = hasEdit || input.isEditOfTree(in: playback.original) }
      count += 1
    }
    return hasEdit
  }
}
