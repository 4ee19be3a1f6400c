/// A value that is computed from a trace step by step.
package protocol TraceReducer {
  init()

  /// Adds one step; the steps before it have been added.
  mutating func add(_ index: Int, of trace: Trace)
}

extension TraceReducer {
  package init(of trace: Trace) {
    self.init()
    for index in trace.steps.indices { add(index, of: trace) }
  }
}

/// A reducer's value that is kept between traces of one run, so that only new steps are added.
package struct Memo<Reducer: TraceReducer> {
  /// The trace that `value` was computed from.
  private var identity: TraceIdentity?
  package private(set) var value = Reducer()

  package init() {}

  /// Adds the steps that are new in `trace`, or all steps if it does not continue the trace of the last call.
  /// - Returns: whether it continues that trace.
  @discardableResult package mutating func follow(_ trace: Trace) -> Bool {
    let isContinued = identity.map { trace.continues($0) } ?? false
    if !isContinued { self = Memo() }
    for index in (identity?.stepCount ?? 0)..<trace.steps.count { value.add(index, of: trace) }
    identity = trace.identity
    return isContinued
  }
}
