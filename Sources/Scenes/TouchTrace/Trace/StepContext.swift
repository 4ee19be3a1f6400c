import Foundation

/// A step of a trace with the steps around it, which often hold the reason for it.
package struct StepContext {
  package let trace: Trace
  let index: Int

  package init(trace: Trace, index: Int) {
    self.trace = trace
    self.index = index
  }

  package var step: TraceStep { trace.steps[index] }
  package var tree: TreeSnapshot { trace.tree(of: step) }

  /// The earlier steps inside the same parent, latest first.
  private var earlierSiblings: some Sequence<TraceStep> {
    let parent = step.parent
    return trace.steps[(parent.map { $0 + 1 } ?? 0)..<index].reversed().lazy.filter { $0.parent == parent }
  }

  /// The kind of the step that contains this one.
  package var parentKind: TraceStep.Kind? { step.parent.map { trace.steps[$0].kind } }

  // MARK: Asking

  /// The view that was asked just before inside the same parent; nil for the first.
  package var askedBefore: String? {
    for sibling in earlierSiblings {
      if case .ask(let view, _, _) = sibling.kind { return view }
    }
    return nil
  }

  /// The views that were asked so far inside the same parent.
  package var askedInCall: [String] { earlierSiblings.map(\.kind).asked }

  /// The point of the `hitTest` call that contains this step, in the coordinate space of its view.
  package var pointAsked: CGPoint? {
    guard case .ask(_, _, let point) = parentKind else { return nil }
    return point
  }

  /// The steps inside the `hitTest` call from which this step returns.
  package var stepsInCall: [TraceStep.Kind] {
    guard let start = callStart else { return [] }
    return trace.steps[start + 1..<index].filter { $0.parent == start }.map(\.kind)
  }

  private var callStart: Int? {
    guard case .returned(let view, _) = step.kind else { return nil }
    return trace.steps[..<index].lastIndex { earlier in
      if case .ask(view, _, _) = earlier.kind { earlier.parent == step.parent } else { false }
    }
  }

  /// The steps inside the `hitTest` call of the view that was found; nil if an override returned it without a call.
  package var searchOfResult: [TraceStep.Kind]? {
    guard case .result(_, let view?) = step.kind else { return nil }
    let found = trace.steps[..<index].lastIndex { earlier in
      if case .returned(view, view) = earlier.kind { true } else { false }
    }
    guard let found, found >= startOfEvent else { return nil }
    return StepContext(trace: trace, index: found).stepsInCall
  }

  /// Whether the view was asked since the start of the event.
  package func wasAsked(_ view: String) -> Bool { trace.steps[startOfEvent...index].map(\.kind).asked.contains(view) }

  // MARK: Delivering

  /// The index of the event that the step belongs to.
  package var startOfEvent: Int {
    trace.steps[...index].lastIndex(where: \.kind.isEvent) ?? 0
  }

  /// The reports of the event that the step belongs to.
  package var reports: [FingerReport] {
    guard !trace.steps.isEmpty, case .event(let reports) = trace.steps[startOfEvent].kind else { return [] }
    return reports
  }

  /// The hit-test view of the finger's touch at this step.
  package func view(of finger: Int) -> String? {
    for earlier in trace.steps[...index].reversed() {
      if case .result(finger, let view) = earlier.kind { return view }
    }
    return nil
  }

  /// Whether recognizers receive the touches next, before any view.
  package var isForRecognizersFirst: Bool {
    guard index + 1 < trace.steps.count, case .gesture = trace.steps[index + 1].kind else { return false }
    return true
  }

  /// The time of the step, in milliseconds since the first finger of its touch sequence came down.
  package var timeInSequence: Int {
    let start = trace.sequenceStarts.last { $0 <= index }
    return step.time - (start.map { trace.steps[$0].time } ?? step.time)
  }

  /// The time for which the last finger has been down at a time-out, in milliseconds; nil at other steps, and if no finger is
  /// down.
  package var heldAtTimeout: Int? {
    guard let last = trace.steps[...index].last(where: { $0.kind.isEvent || $0.kind == .timeout }),
      last.kind == .timeout, case .event(let reports) = trace.steps[startOfEvent].kind,
      reports.contains(where: { $0.phase != .ended && $0.phase != .cancelled })
    else { return nil }
    let down = trace.steps[...index].last { step in
      guard case .event(let reports) = step.kind else { return false }
      return reports.contains { $0.phase == .began }
    }
    return down.map { step.time - $0.time }
  }

  /// Whether more than one finger takes part in the touch sequence.
  package var hasSeveralFingers: Bool { TouchStory.fingers(in: trace, at: index + 1).count > 1 }
}

extension Trace {
  /// The tree at a step.
  func tree(of step: TraceStep) -> TreeSnapshot {
    trees.indices.contains(step.tree) ? trees[step.tree] : lastTree
  }
}

extension TraceStep.Kind {
  /// Whether the queue hands out an event.
  fileprivate var isEvent: Bool {
    if case .event = self { return true }
    if case .device = self { return true }
    return false
  }
}

extension [TraceStep.Kind] {
  /// The views that were asked, in order.
  package var asked: [String] {
    compactMap { kind in
      if case .ask(let view, _, _) = kind { view } else { nil }
    }
  }
}
