import Foundation
import Narration
import Scenes
import TouchInput
import TouchTrace

/// The view state that the stage and the panels draw: one scene at one step, the selection, and the view under the
/// pointer.
package struct DisplayState: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Codable, Sendable {
    /// Presses on the stage are touches, and the whole touch is shown.
    case live
    /// The touch is shown step by step.
    case step
    /// The touch is shown up to a question about what comes next.
    case predict
    /// Presses on the stage move, resize and add views.
    case edit
  }

  package var scene: Scene
  package var variant: Variant
  package var mode = Mode.live
  /// The tree at the cursor.
  package var tree: TreeSnapshot
  /// The tree as the scene and its variant define it, before any edit.
  package var originalTree: TreeSnapshot
  /// The values of all properties before the first input, and as the file has them.
  package var values: InitialValues, originalValues: InitialValues
  package var trace: Trace
  /// The steps of the touch sequence that the cursor is in.
  package var sequence: Range<Int>
  /// The number of steps that have happened.
  package var cursor: Int
  /// The finger whose arrows are shown.
  package var story: TouchStory?
  /// The other fingers of the touch sequence.
  var otherFingers: [TouchStory] = []
  /// Whether playback advances through the steps.
  package var isPlaying = false
  /// The places at which stepping stops.
  package var stops = StepStops()
  package var speed = Speed.normal
  /// The steps that playback repeats.
  package var loop: Range<Int>?
  /// The bookmarks, in order: the number of steps that had happened at each.
  package var bookmarks: [Int] = []
  package var paths = ShownPaths.both
  /// Whether the stage shows the exploded view.
  package var isExploded = false
  /// Whether views look as a person's own code draws them, instead of as plain rectangles.
  package var showsDrawings = false
  /// The sources of a person's own code; nil for a scene.
  package var sources: OwnSources?
  /// Whether a person's own code is shown, and no scene.
  package var isOwnCode = false
  /// Whether own code has ended before its time, in an event of which the trace has no step or only the first ones.
  package var hasCodeEnded = false
  /// Whether the stage has the switch between drawings and rectangles.
  package var hasDrawingSwitch = false
  /// Whether the legend is open beside drawings.
  package var showsLegend = false
  /// Whether saving would write something: the scene is not as its file has it, or has no file.
  package var isEdited = false
  /// Whether the scene is a person's own and has no file yet.
  package var isUnsaved = false
  /// Whether the touch that is shown makes the point of the scene.
  package var isPointSeen = false
  /// The question of predict mode; nil in other modes.
  package var prediction: PredictionState?
  /// The state of edit mode; nil in other modes.
  package var edit: EditState?
  /// The hit map; nil while the stage shows the touch.
  package var hitMap: HitMapState?
  /// The touch before an edit that changed its result.
  package var ghost: TouchStory?
  /// The first step of the touch that differs from the one before that edit.
  package var parting: Int?
  /// The differences from the device on which the scene was captured; empty for a scene that is no capture.
  package var deviceDifferences: [DeviceDifference] = []
  /// The two scenes side by side, of which this is one; nil while one scene is shown.
  package var comparison: ComparisonState?
  /// The time for which the invitation has been playing, in seconds; nil while it stands still.
  package var invitationTime: TimeInterval?
  /// The object that the person chose for the inspector.
  package var selected: String?
  /// The object that the inspector showed when it was used. It shows it until the next touch, also if another view wins.
  package var kept: String?
  /// The content of the page "Why not me?"; nil while it is closed.
  package var whyNot: WhyNotState?
  /// The view under the pointer.
  var hovered: String?
  /// The fingers that are about to touch, and the pivot of a gesture with two fingers.
  package var touchPreview = TouchPreview()

  /// The state of a playback at its cursor.
  @MainActor
  package init(
    of playback: Playback, mode: Mode = .live, finger: Int? = nil, selected: String? = nil, hovered: String? = nil
  ) {
    let trace = playback.trace, cursor = playback.cursor
    let stories = playback.stories
    let focused = stories.first { $0.finger == finger } ?? stories.last
    (scene, variant, self.mode) = (playback.scene, playback.variant, mode)
    (tree, originalTree) = (playback.tree, playback.originalTree)
    (values, originalValues) = (playback.values, playback.originalValues)
    (self.trace, sequence, self.cursor) = (trace, trace.sequence(at: cursor), cursor)
    (story, otherFingers) = (focused, stories.filter { $0.finger != focused?.finger })
    (self.selected, self.hovered) = (selected, hovered)
    (isOwnCode, showsDrawings, sources) = (playback.isOwnCode, playback.isOwnCode, playback.sources)
    hasCodeEnded = playback.failure?.isEndOfCode == true
    deviceDifferences = DeviceDifference.all(in: trace, of: scene)
  }

  /// Whether own code has ended at the cursor, so that nothing is known of the rest of the touch.
  package var isEndOfCode: Bool { hasCodeEnded && isAtEnd && (mode == .live || mode == .edit) }

  /// The difference from the device to speak of: that of the step that happened last; at the end of a touch sequence, its first.
  package var deviceDifference: DeviceDifference? {
    let own = deviceDifferences.filter { sequence.contains($0.step - 1) && $0.step <= cursor }
    return own.first { $0.step == cursor } ?? (cursor == sequence.upperBound ? own.first : nil)
  }

  /// Whether a person's own code is shown, also beside a scene: it can be compiled again.
  package var hasCodeToCompile: Bool { isOwnCode || comparison?.sides.contains(where: \.display.isOwnCode) == true }

  /// Whether a person can name the scene: it is neither a preset nor code.
  package var isNamedByHand: Bool { scene.lesson == nil && scene.code == nil && !isOwnCode }

  /// The step that happened last.
  package var step: TraceStep? { cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1] : nil }

  /// The steps of the touch sequence that have happened.
  package var stepsOfSequence: Range<Int> {
    sequence.lowerBound..<max(min(cursor, sequence.upperBound), sequence.lowerBound)
  }

  /// Whether there has been an input.
  package var isTouched: Bool { !trace.steps.isEmpty }

  package var isAtEnd: Bool { cursor == trace.steps.count }

  /// Whether the cursor can go back, and on; of two scenes, that of both.
  package var hasEarlierSteps: Bool { comparison.map { $0.cursor > 0 } ?? (cursor > 0) }
  package var hasLaterSteps: Bool { comparison.map { $0.cursor < $0.alignment.pairs.count } ?? !isAtEnd }

  /// Whether both paths are shown in full. While a search runs, only the descent is.
  var isAtRest: Bool { !isStepping || isAtEnd }

  /// Whether single steps are shown, and not whole touches.
  package var isStepping: Bool { mode == .step || mode == .predict }
}
