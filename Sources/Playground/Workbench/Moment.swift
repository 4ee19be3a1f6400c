import Foundation
import Scenes

/// All that the stage and the panels are drawn from: one scene at one step, and what the person points at.
nonisolated public struct Moment: Equatable, Sendable {
  public enum Mode: String, CaseIterable, Sendable { case live, step }

  public var scene: Scene
  public var variant: Variant
  public var mode = Mode.live
  /// The tree at the cursor.
  public var tree: TreeSnapshot
  /// The tree as the scene and its variant write it, to show what differs.
  public var untouchedTree: TreeSnapshot
  public var trace: Trace
  /// The steps of the touch sequence that the cursor is in.
  public var sequence: Range<Int>
  /// How many steps of the trace have happened.
  public var cursor: Int
  /// The finger whose arrows are shown.
  public var story: TouchStory?
  /// The other fingers of the touch sequence.
  public var otherFingers: [TouchStory] = []
  /// The steps follow each other by themselves.
  public var isPlaying = false
  public var speed = Speed.normal
  /// The steps that playing goes round in.
  public var loop: Range<Int>?
  /// Marked places: how many steps had happened at each, in order.
  public var bookmarks: [Int] = []
  /// The ids of the lessons that were looked at to their end.
  public var finishedLessons: Set<String> = []
  public var paths = ShownPaths.both
  /// The levels of the tree are pulled apart.
  public var isApart = false
  /// A word to the person that goes away by itself.
  public var notice: String?
  /// The touch as it was before an edit that changed its result.
  public var ghost: TouchStory?
  /// The view that the inspector shows.
  public var selected: String?
  /// The view that the pointer is on.
  public var hovered: String?
  /// What is seen of hands beside the fingers that are down.
  public var hands = HandsPicture()

  /// What a playback shows at its cursor.
  @MainActor
  public init(
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
  public var step: TraceStep? { cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1] : nil }

  /// The steps of the touch sequence that have happened.
  var stepsOfSequence: Range<Int> {
    sequence.lowerBound..<max(min(cursor, sequence.upperBound), sequence.lowerBound)
  }

  public var isAtEnd: Bool { cursor == trace.steps.count }

  /// The touch is over or at rest: both paths stand in full. While a search runs only the descent does.
  public var isAtRest: Bool { mode == .live || isAtEnd }
}
