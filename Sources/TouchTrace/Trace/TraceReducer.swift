/// What is made of a trace by taking in its steps, one after the other.
package protocol TraceReducer {
  init()

  mutating func add(_ index: Int, of trace: Trace)
}

extension TraceReducer {
  package init(of trace: Trace) {
    self.init()
    for index in trace.steps.indices { add(index, of: trace) }
  }
}

/// A fold that is kept: when its trace goes on, only the new steps are taken in.
package struct Memo<Fold: TraceReducer> {
  private var trace = Trace()
  package private(set) var fold = Fold()

  package init(fold: Fold = Fold()) {
    self.fold = fold
  }

  /// Returns whether the trace goes on.
  @discardableResult package mutating func follow(_ trace: Trace) -> Bool {
    let goesOn = trace.continues(self.trace)
    if !goesOn { self = Memo() }
    for index in self.trace.steps.count..<trace.steps.count { fold.add(index, of: trace) }
    self.trace = trace
    return goesOn
  }
}
