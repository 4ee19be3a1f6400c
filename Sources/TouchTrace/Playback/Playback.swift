import Foundation
import LiveScenes
import Scenes
import UIKit

/// A scene with its inputs, its trace, and the current step.
///
/// Everything shown is a pure function of (scene, variant, inputs, now, cursor). An input at the end is applied to the
/// live scene; every other change makes a new live scene and replays all inputs.
@MainActor package final class Playback {
  package let scene: Scene
  package private(set) var variant: Variant
  /// All inputs so far, in order.
  package private(set) var inputs: [TimedInput] = []
  /// The fingers that are down.
  package private(set) var fingersDown: Set<Int> = []
  /// Counts the changes of `inputs` other than appending.
  package private(set) var rewrites = 0
  /// The current time of the scene, in virtual milliseconds.
  package private(set) var now = 0
  /// The number of steps before the current place in the trace; all of them unless the user stepped back.
  package var cursor = 0 { didSet { cursor = min(max(cursor, 0), trace.steps.count) } }

  private var liveScene: LiveScene
  private var recorder: TraceRecorder
  private var storyMemo = TouchStoryMemo()

  package init(_ scene: Scene, variant: Variant? = nil) {
    self.scene = scene
    self.variant = variant ?? scene.variant() ?? .unchanged
    liveScene = LiveScene(scene, variant: self.variant)
    recorder = TraceRecorder(liveScene)
    observe()
  }

  package var trace: Trace { recorder.trace }

  /// The tree before the first input.
  package var untouchedTree: TreeSnapshot { trace.trees.first ?? TreeSnapshot() }

  /// The tree at the cursor.
  package var tree: TreeSnapshot { trace.tree(at: cursor) }

  /// The fingers of the touch sequence at the cursor, in order of arrival.
  package var stories: [TouchStory] { storyMemo.stories(in: trace, at: cursor) }

  package var isAtEnd: Bool { cursor == trace.steps.count }

  /// The time of the next long press or time-out that is due without an input, in virtual milliseconds.
  package var nextDeadline: Int? { liveScene.application.nextDeadline.map { Int(($0 * 1000).rounded(.up)) } }

  // MARK: Performing inputs

  /// Performs recorded inputs at their own times; an input whose time has passed is performed now.
  package func perform(_ recorded: [TimedInput]) {
    followingTheEnd {
      let timed = recorded.map { TimedInput(time: max($0.time, now, inputs.last?.time ?? 0), input: $0.input) }
      add(timed)
    }
  }

  /// Performs inputs that happen together: fingers that go down together are one event (PL-06).
  ///
  /// The time is at least a millisecond after that of the last input, so that a replay divides the inputs into the same
  /// events.
  /// - Parameter time: virtual milliseconds.
  package func perform(_ together: [Input], at time: Int) {
    followingTheEnd {
      let earliest = inputs.last.map { $0.time + 1 } ?? 0
      let timed = together.map { TimedInput(time: max(time, now, earliest), input: $0) }
      add(timed)
    }
  }

  package func perform(_ input: Input, at time: Int) { perform([input], at: time) }

  /// Advances the time without an input.
  package func advance(to time: Int) {
    guard time > now else { return }
    followingTheEnd {
      (now, recorder.time) = (time, time)
      liveScene.advance(to: time)
    }
  }

  /// Plays the scene's own script from the beginning.
  package func playScript() { restart(scene.script.inputs, until: scene.script.duration) }

  /// Removes all inputs.
  package func reset() { restart([], until: 0) }

  /// Replaces the inputs, and advances the time to the last of them or to `time`, whichever is later.
  package func play(_ recorded: [TimedInput], until time: Int = 0) { restart(recorded, until: time) }

  /// Replaces the inputs as `play(_:until:)` does, and keeps the cursor on the same step.
  package func restore(_ recorded: [TimedInput], until time: Int) { keepingCursor { restart(recorded, until: time) } }

  /// Returns the view that a finger at a point of the screen would hit. The question is not part of the trace.
  package func hitTestView(at point: CGPoint) -> String? { HitMap.hitTestView(at: point, of: liveScene) }

  /// Switches to another variant and replays the inputs on it.
  package func choose(_ variant: Variant) {
    self.variant = variant
    keepingCursor { restart(inputs, until: now) }
  }

  // MARK: Editing

  /// Changes a property: now if a finger is down, otherwise before the touch sequence at the cursor, which is replayed
  /// with everything after it.
  package func edit(_ edit: Edit) {
    guard fingersDown.isEmpty, let start = shownSequence else { return perform(.set(edit), at: now) }
    var changed = inputs
    let timed = TimedInput(time: changed[start].time, input: .set(edit))
    if start > 0 && changed[start - 1].input.isEdit(ofSameAs: edit) {
      changed[start - 1] = timed
    } else {
      changed.insert(timed, at: start)
    }
    keepingCursor { restart(changed, until: now) }
  }

  /// The index of the first input of the touch sequence at the cursor; nil without a touch.
  private var shownSequence: Int? {
    let sequence = trace.sequence(at: cursor)
    let time = trace.steps.indices.contains(sequence.lowerBound) ? trace.steps[sequence.lowerBound].time : now
    return sequenceStarts.last { inputs[$0].time <= time } ?? sequenceStarts.last
  }

  /// The indices of the inputs that begin a touch sequence.
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
    observe()
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

  private func observe() { liveScene.application.observer = recorder }

  /// Plays the inputs, all of the same time together, and records the tree after each group.
  private func play(_ inputs: [TimedInput]) {
    var rest = inputs[...]
    while let first = rest.first {
      let group = rest.prefix { $0.time == first.time && $0.input.isTouch == first.input.isTouch }
      rest = rest.dropFirst(group.count)
      (now, recorder.time) = (first.time, first.time)
      liveScene.play(group)
      for case .mark(let name) in group.map(\.input) { recorder.mark(name) }
      recorder.noteTree()
    }
  }

  /// Keeps the cursor on the same step, or moves it to the first step that differs. A cursor at the end stays at the end.
  private func keepingCursor(_ body: () -> Void) {
    let (steps, place, followed) = (trace.steps, cursor, isAtEnd)
    body()
    cursor = followed ? trace.steps.count : RunComparison(steps, trace.steps).cursor(for: place)
  }

  /// Keeps a cursor at the end of the trace at the end.
  private func followingTheEnd(_ body: () -> Void) {
    let followed = isAtEnd
    body()
    if followed { cursor = trace.steps.count }
  }
}

extension Set<Int> {
  /// Updates the fingers that are down after `input`.
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
