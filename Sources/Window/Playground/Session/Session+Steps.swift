import TouchTrace

// The units of the cursor: the steps of the scene, or the pairs of two scenes side by side.

extension Session {
  /// The number of steps, or of pairs, that have happened.
  var cursor: Int {
    get { comparison?.cursor ?? playback.cursor }
    nonmutating set {
      if let comparison { comparison.setCursor(newValue, playback) } else { playback.cursor = newValue }
    }
  }

  /// The run to play, step by step.
  var filmed: any FilmedRun { comparison?.alignment ?? playback.trace }

  var isAtLastStep: Bool { cursor == filmed.stepCount }

  /// The steps of the touch sequence that a place of the cursor is in.
  func sequence(at cursor: Int) -> Range<Int> {
    comparison?.alignment.sequence(at: cursor) ?? playback.trace.sequence(at: cursor)
  }

  /// Returns the place after a number of steps of the scene.
  func place(after steps: Int) -> Int {
    comparison.map { $0.alignment.pairs(beforeCursor: steps, of: $0.openSide) } ?? steps
  }

  /// Returns the last place after a number of steps of the scene, with what the other scene does before the next of them.
  func endOfStep(after steps: Int) -> Int {
    guard comparison != nil, steps < playback.trace.steps.count else {
      return comparison == nil ? steps : filmed.stepCount
    }
    return place(after: steps + 1) - 1
  }

  /// The loop, as places of the cursor.
  var loopOfPlaces: Range<Int>? {
    currentLoop.map { place(after: $0.lowerBound + 1) - 1..<place(after: $0.upperBound) }
  }
}

/// Steps that can be played one after the other: a trace, or two side by side.
protocol FilmedRun {
  var stepCount: Int { get }
  /// The steps that begin a touch sequence.
  var sequenceStarts: [Int] { get }
  /// The time of a step, in virtual milliseconds.
  func time(of step: Int) -> Int
  /// The first step in a part at which the queue hands out touches.
  func firstEvent(in part: Range<Int>) -> Int?
}

extension Trace: FilmedRun {
  var stepCount: Int { steps.count }
  func time(of step: Int) -> Int { steps[step].time }
  func firstEvent(in part: Range<Int>) -> Int? { events(in: part).first }
}

extension RunAlignment: FilmedRun {
  var stepCount: Int { pairs.count }
  func time(of step: Int) -> Int { pairs[step].time }
  func firstEvent(in part: Range<Int>) -> Int? { events.first { part.contains($0) } }
}
