import Algorithms
import Scenes

// Changes of the whole recording, and of inputs in its middle.

extension Playback {
  /// The time for which own code goes on after its script while it waits for something, in milliseconds: longer than an alert
  /// needs to close.
  private static let longestWait = 500

  /// Plays the scene's own script from the beginning. Own code then ends what it has begun, such as an animation.
  package func playScript() {
    play(scene.script.inputs, until: scene.script.duration)
    guard isOwnCode, fingersDown.isEmpty else { return }
    let end = now + Self.longestWait
    while let deadline = nextDeadline, deadline > now, deadline <= end { advance(to: deadline) }
  }

  /// Plays the scene's own script from the beginning up to a mark of it, or `end`.
  package func playScript(upTo mark: String) {
    let inputs = scene.script.inputs
    guard let place = inputs.firstIndex(where: { $0.input == .mark(mark) }) else { return playScript() }
    play(Array(inputs[...place]), until: inputs[place].time)
  }

  /// Removes all inputs.
  package func reset() { play([], until: 0) }

  /// Replaces the inputs, and advances the time to the last of them or to `time`, whichever is later.
  package func play(_ recorded: [TimedInput], until time: Int = 0) {
    rewrite(InputList(recorded), until: time)
    playAll()
    cursor = trace.steps.count
  }

  /// Replaces the inputs as `play(_:until:)` does, and leaves most of a long recording to `continueReplay()`.
  package func load(_ recorded: [TimedInput], until time: Int) {
    rewrite(InputList(recorded), until: time)
    playSome(through: nil, steps: limits.stepsAtOnce)
    cursor = trace.steps.count
  }

  /// Replaces the inputs as `play(_:until:)` does, and keeps the cursor on the same step.
  package func restore(_ recorded: InputList, until time: Int) { keepingCursor { rewrite(recorded, until: time) } }

  /// Switches to another variant and replays the inputs on it.
  package func choose(_ variant: Variant) {
    self.variant = variant
    keepingCursor {
      lastRewrite.number += 1
      lastRewrite.kept = 0
      startAgain()
    }
  }

  /// Changes a property: now if a finger is down, otherwise before the touch sequence at the cursor, which is replayed
  /// with everything after it.
  package func edit(_ edit: Edit) {
    guard fingersDown.isEmpty, let start = shownSequence else { return perform(.set(edit), at: now) }
    var changed = recorded
    let timed = TimedInput(time: changed[start].time, input: .set(edit))
    if start > 0 && changed[start - 1].input.isEdit(ofSameAs: edit) {
      changed[start - 1] = timed
    } else {
      changed.insert(timed, at: start)
    }
    keepingCursor { rewrite(changed, until: now) }
  }

  /// Moves a view to an index in its superview's `subviews`, as `edit(_:)` changes a property.
  package func reorder(_ view: String, to index: Int) {
    let inputs = tree.siblings(of: view).inputs(moving: view, to: index)
    guard !inputs.isEmpty else { return }
    guard fingersDown.isEmpty, let start = shownSequence else {
      return inputs.forEach { perform($0, at: now) }
    }
    var changed = recorded
    let time = changed[start].time
    for (offset, input) in inputs.enumerated() {
      changed.insert(TimedInput(time: time, input: input), at: start + offset)
    }
    keepingCursor { rewrite(changed, until: now) }
  }

  /// The index of the first input of the touch sequence at the cursor; nil without a touch.
  var shownSequence: Int? {
    let sequence = trace.sequence(at: cursor)
    let time = trace.steps.indices.contains(sequence.lowerBound) ? trace.steps[sequence.lowerBound].time : now
    let next = sequenceStarts.partitioningIndex { recorded[$0].time > time }
    return next > 0 ? sequenceStarts[next - 1] : sequenceStarts.last
  }

  /// Keeps the cursor on the same step of its touch, or moves it to the first step that differs. A cursor at the end stays
  /// at the end.
  ///
  /// An interactive playback plays the inputs again up to the end of this touch; `continueReplay()` plays the rest.
  /// - Parameter limit: the number of inputs that are played at once to reach this touch; nil is that of the session.
  func keepingCursor(limit: Int? = nil, _ body: () -> Void) {
    let (before, followed) = (trace, isAtEnd), sequence = trace.sequence(at: cursor), place = cursor
    let time = before.steps.indices.contains(sequence.lowerBound) ? before.steps[sequence.lowerBound].time : 0
    body()
    if !isInteractive {
      playAll()
    } else {
      // If a long recording must be played from its beginning, even this touch waits.
      let wanted = recorded.partitioningIndex { $0.time > time } - played
      playSome(through: wanted > limit ?? limits.inputsAtOnce ? nil : time, steps: limits.stepsAtOnce)
    }
    if followed || !hasReached(time) {
      cursor = trace.steps.count
    } else {
      cursor = newPlace(of: place - sequence.lowerBound, from: before.steps[sequence], at: time)
    }
  }

  private func hasReached(_ time: Int) -> Bool { isComplete || recorded[played].time > time }

  /// Returns the cursor at a step of a touch in the present trace.
  /// - Parameters:
  ///   - offset: the number of steps of the touch that had happened before the change.
  ///   - old: the steps of the touch before the change.
  ///   - time: when the touch begins, in virtual milliseconds.
  private func newPlace(of offset: Int, from old: Slice<StepList>, at time: Int) -> Int {
    let starts = trace.sequenceStarts, next = starts.partitioningIndex { trace.steps[$0].time > time }
    let sequence = trace.sequence(at: next > 0 ? starts[next - 1] + 1 : 0)
    guard offset > 0 else { return sequence.lowerBound + offset }
    return sequence.lowerBound + RunComparison(old, trace.steps[sequence]).cursor(for: offset)
  }
}

extension Input {
  fileprivate func isEdit(ofSameAs edit: Edit) -> Bool {
    guard case .set(let own) = self else { return false }
    return own.target == edit.target && own.change.property == edit.change.property
  }
}

extension [String] {
  /// Returns the inputs that bring this list of subviews, back to front, into the order in which `view` has an index.
  fileprivate func inputs(moving view: String, to index: Int) -> [Input] {
    guard let old = firstIndex(of: view), indices.contains(index), old != index else { return [] }
    var order = self
    order.remove(at: old)
    order.insert(view, at: index)
    // Views that are brought to the front one after the other end up in that order.
    return order[(index > old ? index : index + 1)...].map { .front($0) }
  }
}
