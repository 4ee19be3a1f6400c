import Algorithms
import LiveScenes
import Scenes

// Playing inputs to the run: those at the end as they come, and after a change of earlier ones all that follow
// the checkpoint before the change. The trace of the steps before the checkpoint stays as it is.

extension Playback {
  /// Whether all inputs were played.
  package var isComplete: Bool { played == recorded.count }

  /// Adds inputs without playing them.
  func append(_ inputs: [TimedInput]) {
    for timed in inputs {
      let wereUp = fingersDown.isEmpty
      fingersDown.follow(timed.input)
      if wereUp && !fingersDown.isEmpty { sequenceStarts.append(recorded.count) }
      recorded.append(contentsOf: CollectionOfOne(timed))
    }
  }

  // MARK: Playing

  /// Plays all inputs that were not played.
  func playAll() {
    while let group = nextGroup { play(group) }
    advanceRun()
  }

  /// Plays some of the inputs that a change has left to be played: those up to a time and the rest of their touch, and
  /// others.
  /// - Parameters:
  ///   - time: virtual milliseconds; nil if no touch is wanted sooner than the others.
  ///   - steps: the number of steps after which it stops with the others, at the end of an event.
  func playSome(through time: Int?, steps: Int) {
    let start = stepCount
    while let group = nextGroup {
      let isWanted = time.map { group[0].time <= $0 || !fingersPlayed.isEmpty } ?? false
      guard isWanted || stepCount - start < steps else { return }
      play(group)
    }
    advanceRun()
  }

  /// The number of steps since the first input.
  private var stepCount: Int { trace.forgotten.count + trace.steps.count }

  /// Plays some of the inputs that a change has left to be played. Call it while nothing else is to be done.
  /// - Returns: whether all inputs are played.
  @discardableResult package func continueReplay() -> Bool {
    guard !isComplete else { return true }
    followingTheEnd { playSome(through: nil, steps: limits.stepsAtOnce) }
    forgetOldSteps()
    return isComplete
  }

  func advanceRun() {
    now = max(now, recorded.last?.time ?? 0)
    run.advance(to: now)
  }

  /// The next inputs that happen together: those of the same time, and either touches or others.
  private var nextGroup: [TimedInput]? {
    guard !isComplete else { return nil }
    let first = recorded[played]
    return Array(recorded[played...].prefix { $0.time == first.time && $0.input.isTouch == first.input.isTouch })
  }

  /// Plays inputs that happen together, and records the tree after them.
  private func play(_ group: [TimedInput]) {
    noteCheckpoint(before: group)
    run.play(group)
    for timed in group { fingersPlayed.follow(timed.input) }
    played += group.count
  }

  private func noteCheckpoint(before group: [TimedInput]) {
    guard fingersPlayed.isEmpty, group[0].input.isTouch, checkpoints.isDue(at: trace.steps.count),
      let state = run.state
    else { return }
    checkpoints.add(
      Checkpoint(
        inputs: played, steps: trace.steps.count, trees: trace.trees.count, marks: trace.marks.count, state: state))
  }

  // MARK: Changing earlier inputs

  /// Replaces the inputs, and goes back to the last checkpoint before the first that differs.
  func rewrite(_ inputs: InputList, until time: Int) {
    let kept = recorded.commonPrefix(with: inputs)
    lastRewrite = Rewrite(number: lastRewrite.number + 1, kept: kept)
    if let checkpoint = checkpoints.keep(upTo: min(kept, played)) { goBack(to: checkpoint) } else { startAgain() }
    sequenceStarts.removeSubrange(sequenceStarts.partitioningIndex { $0 >= played }...)
    (recorded, fingersDown) = (recorded.prefix(played), [])
    append(Array(inputs[played...]))
    now = max(time, recorded.last?.time ?? 0)
  }

  /// Begins a run without any input.
  func startAgain() {
    begin(runner.run(scene, variant))
  }

  /// Goes on with a run that has no input yet.
  func begin(_ run: any SceneRun) {
    self.run = run
    if scene == original { originalTree = trace.lastTree }
    checkpoints = CheckpointList(distance: limits.checkpointDistance)
    (played, fingersPlayed) = (0, [])
  }

  private func goBack(to checkpoint: Checkpoint) {
    guard let state = checkpoint.state,
      let restored = runner.run(scene, variant, in: state, after: trace.before(checkpoint))
    else { return startAgain() }
    run = restored
    (played, fingersPlayed) = (checkpoint.inputs, [])
  }
}
