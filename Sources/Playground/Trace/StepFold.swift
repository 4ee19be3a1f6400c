/// What is made of a trace by taking in its steps, one after the other.
nonisolated protocol StepFold {
  init()

  mutating func add(_ index: Int, of trace: Trace)
}

nonisolated extension StepFold {
  init(of trace: Trace) {
    self.init()
    for index in trace.steps.indices { add(index, of: trace) }
  }
}

/// A fold that is kept: when its trace goes on, only the new steps are taken in.
nonisolated struct KeptFold<Fold: StepFold> {
  private var trace = Trace()
  private(set) var fold = Fold()

  /// Returns whether the trace goes on.
  @discardableResult mutating func follow(_ trace: Trace) -> Bool {
    let goesOn = trace.continues(self.trace)
    if !goesOn { self = KeptFold() }
    for index in self.trace.steps.count..<trace.steps.count { fold.add(index, of: trace) }
    self.trace = trace
    return goesOn
  }
}
