import Foundation
import LiveScenes
import Scenes
import UIKit

/// A scene, what has been done to it, and the step that is looked at.
///
/// What it shows is a pure function of (scene, variant, inputs, now, cursor). An input that comes last is applied to
/// the living stage; anything else rebuilds the stage and replays.
@MainActor package final class Playback {
  package let scene: Scene
  package private(set) var variant: Variant
  /// All that was done, in order.
  package private(set) var inputs: [TimedInput] = []
  /// The fingers that are down now.
  package private(set) var fingersDown: Set<Int> = []
  /// How often `inputs` became others than the same with more at the end.
  package private(set) var rewrites = 0
  /// Virtual milliseconds: how far the scene's time has come.
  package private(set) var now = 0
  /// How many steps of the trace have happened for the one who looks; all of them unless somebody stepped back.
  package var cursor = 0 { didSet { cursor = min(max(cursor, 0), trace.steps.count) } }

  private var liveScene: LiveScene
  private var recorder: TraceRecorder
  private var keptStories = TouchStoryMemo()

  package init(_ scene: Scene, variant: Variant? = nil) {
    self.scene = scene
    self.variant = variant ?? scene.variant() ?? .unchanged
    liveScene = LiveScene(scene, variant: self.variant)
    recorder = TraceRecorder(liveScene)
    watch()
  }

  package var trace: Trace { recorder.trace }

  /// The tree before anything was done.
  package var untouchedTree: TreeSnapshot { trace.trees.first ?? TreeSnapshot() }

  /// The tree at the cursor.
  package var tree: TreeSnapshot { trace.tree(at: cursor) }

  /// The fingers of the touch sequence at the cursor, in order of arrival.
  package var stories: [TouchStory] { keptStories.stories(in: trace, at: cursor) }

  package var isAtEnd: Bool { cursor == trace.steps.count }

  /// When the scene has something to do without any input, in virtual milliseconds: a long press, a time-out.
  package var nextDeadline: Int? { liveScene.application.nextDeadline.map { Int(($0 * 1000).rounded(.up)) } }

  // MARK: Doing

  /// Does again, at its own times, what was recorded; what would be in the past happens now.
  package func perform(_ recorded: [TimedInput]) {
    followingTheEnd {
      let timed = recorded.map { TimedInput(time: max($0.time, now, inputs.last?.time ?? 0), input: $0.input) }
      add(timed)
    }
  }

  /// Applies what comes in at one moment: fingers that go down together are one event (PL-06).
  ///
  /// What comes later comes at least a millisecond later, so that a replay cuts the inputs into the same events.
  package func perform(_ together: [Input], at time: Int) {
    followingTheEnd {
      let earliest = inputs.last.map { $0.time + 1 } ?? 0
      let moment = together.map { TimedInput(time: max(time, now, earliest), input: $0) }
      add(moment)
    }
  }

  package func perform(_ input: Input, at time: Int) { perform([input], at: time) }

  /// Lets time pass without an input.
  package func advance(to time: Int) {
    guard time > now else { return }
    followingTheEnd {
      (now, recorder.time) = (time, time)
      liveScene.advance(to: time)
    }
  }

  /// Plays the scene's own script from the beginning.
  package func playScript() { restart(scene.script.inputs, until: scene.script.duration) }

  /// Back to the untouched scene.
  package func reset() { restart([], until: 0) }

  /// Does all of it in place of what was done, and lets time pass until the end of it or until `time`.
  package func play(_ recorded: [TimedInput], until time: Int = 0) { restart(recorded, until: time) }

  /// The same for who wants to stay at a step.
  package func restore(_ recorded: [TimedInput], until time: Int) { keepingThePlace { restart(recorded, until: time) } }

  /// The view that a finger at a point of the screen would hit now.
  package func winner(at point: CGPoint) -> String? {
    liveScene.application.observer = nil
    defer { watch() }
    return HitMap.winner(at: point, of: liveScene)
  }

  /// Another edition of the tree; what was done is done again on it.
  package func choose(_ variant: Variant) {
    self.variant = variant
    keepingThePlace { restart(inputs, until: now) }
  }

  // MARK: Editing

  /// Changes a property. While a finger is down that happens now; else the touch that is looked at is repeated with the
  /// change, and what came after it.
  package func edit(_ edit: Edit) {
    guard fingersDown.isEmpty, let start = shownSequence else { return perform(.set(edit), at: now) }
    var changed = inputs
    let timed = TimedInput(time: changed[start].time, input: .set(edit))
    if start > 0 && changed[start - 1].input.isEdit(ofSameAs: edit) {
      changed[start - 1] = timed
    } else {
      changed.insert(timed, at: start)
    }
    keepingThePlace { restart(changed, until: now) }
  }

  /// Where the inputs of the touch sequence at the cursor begin; nil when nothing was touched yet.
  private var shownSequence: Int? {
    let sequence = trace.sequence(at: cursor)
    let time = trace.steps.indices.contains(sequence.lowerBound) ? trace.steps[sequence.lowerBound].time : now
    return sequenceStarts.last { inputs[$0].time <= time } ?? sequenceStarts.last
  }

  /// Where the inputs of each touch sequence begin.
  private var sequenceStarts: [Int] {
    var starts: [Int] = []
    var fingers: Set<Int> = []
    for (index, timed) in inputs.enumerated() {
      let wasEmpty = fingers.isEmpty
      fingers.follow(timed.input)
      if wasEmpty && !fingers.isEmpty { starts.append(index) }
    }
    return starts
  }

  // MARK: Replaying

  private func restart(_ inputs: [TimedInput], until time: Int) {
    liveScene = LiveScene(scene, variant: variant)
    recorder = TraceRecorder(liveScene)
    watch()
    (self.inputs, fingersDown, now) = ([], [], 0)
    rewrites += 1
    add(inputs)
    advance(to: time)
    cursor = trace.steps.count
  }

  private func add(_ inputs: [TimedInput]) {
    self.inputs += inputs
    for timed in inputs { fingersDown.follow(timed.input) }
    play(inputs)
  }

  private func watch() { liveScene.application.observer = recorder }

  /// Plays inputs moment by moment, looking at the tree after each.
  private func play(_ inputs: [TimedInput]) {
    var rest = inputs[...]
    while let first = rest.first {
      let moment = rest.prefix { $0.time == first.time && $0.input.isTouch == first.input.isTouch }
      rest = rest.dropFirst(moment.count)
      (now, recorder.time) = (first.time, first.time)
      liveScene.play(moment)
      for case .mark(let name) in moment.map(\.input) { recorder.mark(name) }
      recorder.noteTree()
    }
  }

  /// Who looks at a step goes on looking at it, or sees where the runs part; who looks at the end goes on with that.
  private func keepingThePlace(_ body: () -> Void) {
    let (steps, place, followed) = (trace.steps, cursor, isAtEnd)
    body()
    cursor = followed ? trace.steps.count : RunComparison(steps, trace.steps).place(of: place)
  }

  /// Who looks at the end goes on looking at the end.
  private func followingTheEnd(_ body: () -> Void) {
    let followed = isAtEnd
    body()
    if followed { cursor = trace.steps.count }
  }
}

extension Set<Int> {
  /// Keeps the fingers that are down after `input`.
  package mutating func follow(_ input: Input) {
    switch input {
    case .touch(let finger, .began, _, _): insert(finger)
    case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _): remove(finger)
    case .interrupt: removeAll()
    case .touch, .set, .front, .mark, .shake, .remote, .press: break
    }
  }
}

extension Input {
  fileprivate var isTouch: Bool {
    if case .touch = self { true } else { false }
  }

  fileprivate func isEdit(ofSameAs edit: Edit) -> Bool {
    guard case .set(let own) = self else { return false }
    return own.target == edit.target && own.change.property == edit.change.property
  }
}
