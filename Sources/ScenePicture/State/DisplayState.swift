import Foundation
import Scenes
import TouchInput
import TouchTrace

/// All that the stage and the panels are drawn from: one scene at one step, and what the person points at.
package struct DisplayState: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Codable, Sendable { case live, step }

  package var scene: Scene
  package var variant: Variant
  package var mode = Mode.live
  /// The tree at the cursor.
  package var tree: TreeSnapshot
  /// The tree as the scene and its variant write it, to show what differs.
  package var untouchedTree: TreeSnapshot
  package var trace: Trace
  /// The steps of the touch sequence that the cursor is in.
  package var sequence: Range<Int>
  /// How many steps of the trace have happened.
  package var cursor: Int
  /// The finger whose arrows are shown.
  package var story: TouchStory?
  /// The other fingers of the touch sequence.
  var otherFingers: [TouchStory] = []
  /// The steps follow each other by themselves.
  package var isPlaying = false
  package var speed = Speed.normal
  /// The steps that playing goes round in.
  package var loop: Range<Int>?
  /// Marked places: how many steps had happened at each, in order.
  package var bookmarks: [Int] = []
  /// The ids of the lessons that were looked at to their end.
  package var finishedPresets: Set<String> = []
  package var paths = ShownPaths.both
  /// The levels of the tree are pulled apart.
  package var isExploded = false
  /// A word to the person that goes away by itself.
  package var statusMessage: String?
  /// The touch as it was before an edit that changed its result.
  package var ghost: TouchStory?
  /// The view that the inspector shows.
  package var selected: String?
  /// The view that the pointer is on.
  var hovered: String?
  /// What is seen of hands beside the fingers that are down.
  package var touchComposer = TouchPreview()

  /// What a playback shows at its cursor.
  @MainActor
  package init(
    of playback: Playback, mode: Mode = .live, finger: Int? = nil, selected: String? = nil, hovered: String? = nil
  ) {
    let trace = playback.trace, cursor = playback.cursor
    let stories = playback.stories
    let focused = stories.first { $0.finger == finger } ?? stories.last
    (scene, variant, self.mode) = (playback.scene, playback.variant, mode)
    (tree, untouchedTree) = (playback.tree, playback.untouchedTree)
    (self.trace, sequence, self.cursor) = (trace, trace.sequence(at: cursor), cursor)
    (story, otherFingers) = (focused, stories.filter { $0.finger != focused?.finger })
    (self.selected, self.hovered) = (selected, hovered)
  }

  /// The step that happened last.
  package var step: TraceStep? { cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1] : nil }

  /// The steps of the touch sequence that have happened.
  package var stepsOfSequence: Range<Int> {
    sequence.lowerBound..<max(min(cursor, sequence.upperBound), sequence.lowerBound)
  }

  package var isAtEnd: Bool { cursor == trace.steps.count }

  /// The touch is over or at rest: both paths stand in full. While a search runs only the descent does.
  var isAtRest: Bool { mode == .live || isAtEnd }
}
