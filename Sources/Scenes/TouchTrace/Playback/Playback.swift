import Scenes
import UIKit

/// A scene with its inputs, its trace, and the current step.
///
/// Everything shown is a pure function of (scene, variant, inputs, now, cursor). An input at the end is applied to the
/// run; every other change plays the inputs again from the checkpoint before it (`Playback+Replaying.swift`).
@MainActor package final class Playback {
  /// The scene that is played. Edits of its tree make it another one than `original`.
  package internal(set) var scene: Scene { didSet { valuesMemo = nil } }
  /// The scene as its file has it.
  package internal(set) var original: Scene { didSet { originalValuesMemo = nil } }
  package internal(set) var variant: Variant { didSet { (valuesMemo, originalValuesMemo) = (nil, nil) } }
  /// All inputs so far, in order.
  package internal(set) var recorded = InputList()
  /// The fingers that are down after all inputs.
  package internal(set) var fingersDown: Set<Int> = []
  /// The indices of the inputs that begin a touch sequence.
  var sequenceStarts: [Int] = []
  /// The last change of the inputs other than appending.
  package internal(set) var lastRewrite = Rewrite()
  /// The current time of the scene, in virtual milliseconds.
  package internal(set) var now = 0
  /// The number of steps before the current place in the trace; all of them unless the user stepped back.
  package var cursor = 0 { didSet { cursor = min(max(cursor, 0), trace.steps.count) } }
  /// The tree of the original scene before the first input.
  package internal(set) var originalTree: TreeSnapshot

  /// Whether a change of earlier inputs leaves work for `continueReplay()`, and old steps leave memory.
  package var isInteractive = false
  let limits: SessionLimits

  package internal(set) var runner: any SceneRunner
  var run: any SceneRun
  var checkpoints: CheckpointList
  /// The number of inputs that were played.
  package internal(set) var played = 0
  /// The fingers that are down after the inputs that were played.
  var fingersPlayed: Set<Int> = []
  private var storyMemo = TouchStoryMemo()
  var valuesMemo: InitialValues?
  var originalValuesMemo: InitialValues?
  var hitMapMemos = HitMapMemos()

  /// A change of earlier inputs.
  package struct Rewrite: Equatable, Sendable {
    /// Counts the changes.
    package var number = 0
    /// The number of inputs at the start that did not change.
    package var kept = 0
  }

  /// - Parameter runner: begins the runs; nil for those of live scenes, and of the code that a scene brings.
  package init(
    _ scene: Scene, variant: Variant? = nil, limits: SessionLimits = SessionLimits(), runner: (any SceneRunner)? = nil
  ) {
    (self.scene, original, self.limits) = (scene, scene, limits)
    checkpoints = CheckpointList(distance: limits.checkpointDistance)
    self.variant = variant ?? scene.variant() ?? .unchanged
    self.runner = runner ?? SceneCodeRunning.standardRunner(of: scene)
    run = self.runner.run(scene, self.variant)
    originalTree = run.trace.lastTree
  }

  package var trace: Trace { run.trace }

  /// All inputs so far, in order. Takes time in proportion to their number; `recorded` does not.
  package var inputs: [TimedInput] { Array(recorded) }

  /// The tree at the cursor.
  package var tree: TreeSnapshot { trace.tree(at: cursor) }

  /// The fingers of the touch sequence at the cursor, in order of arrival.
  package var stories: [TouchStory] { storyMemo.stories(in: trace, at: cursor) }

  package var isAtEnd: Bool { cursor == trace.steps.count }

  /// The time of the next long press or time-out that is due without an input, in virtual milliseconds.
  package var nextDeadline: Int? { run.nextDeadline }

  /// Whether the application drops all events (PL-10).
  package var ignoresInteraction: Bool { run.ignoresInteraction }

  /// Returns the view that a finger at a point of the screen would hit. The question is not part of the trace.
  package func hitTestView(at point: CGPoint) -> String? { run.hitTestView(at: point) }

  /// Why the run ended before its time; nil while it goes on.
  package var failure: RunFailure? { run.failure }

  // MARK: Performing inputs

  /// Performs recorded inputs at their own times; an input whose time has passed is performed now.
  package func perform(_ recorded: [TimedInput]) {
    add(recorded.map { TimedInput(time: max($0.time, now, self.recorded.last?.time ?? 0), input: $0.input) })
  }

  /// Performs inputs that happen together: fingers that go down together are one event (PL-06).
  ///
  /// The time is at least a millisecond after that of the last input, so that a replay divides the inputs into the same
  /// events.
  /// - Parameter time: virtual milliseconds.
  package func perform(_ together: InputBatch, at time: Int) {
    let earliest = recorded.last.map { $0.time + 1 } ?? 0
    add(together.map { TimedInput(time: max(time, now, earliest), input: $0) })
  }

  package func perform(_ input: Input, at time: Int) { perform([input], at: time) }

  private func add(_ inputs: [TimedInput]) {
    let wasComplete = isComplete
    append(inputs)
    guard wasComplete else { return }
    followingTheEnd { playAll() }
    forgetOldSteps()
  }

  /// Advances the time without an input.
  package func advance(to time: Int) {
    guard time > now else { return }
    now = time
    if isComplete { followingTheEnd { advanceRun() } }
  }

  /// Keeps a cursor at the end of the trace at the end.
  func followingTheEnd(_ body: () -> Void) {
    let followed = isAtEnd
    body()
    if followed { cursor = trace.steps.count }
  }
}
