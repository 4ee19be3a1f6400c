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
  /// How many steps of the trace have happened.
  public var cursor: Int
  /// The finger whose arrows are shown.
  public var story: TouchStory?
  /// The other fingers of the touch sequence.
  public var otherFingers: [TouchStory] = []
  /// The view that the inspector shows.
  public var selected: String?
  /// The view that the pointer is on.
  public var hovered: String?

  /// The step that happened last.
  public var step: TraceStep? { cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1] : nil }

  public var isAtEnd: Bool { cursor == trace.steps.count }

  /// The touch is over or at rest: both paths stand in full. While a search runs only the descent does.
  public var isAtRest: Bool { mode == .live || isAtEnd }
}
