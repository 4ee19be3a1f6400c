import Foundation

/// A step of a trace with what lies around it: why something happened often stands a few steps before.
package struct StepContext {
  package let trace: Trace
  let index: Int

  package init(trace: Trace, index: Int) {
    self.trace = trace
    self.index = index
  }

  package var step: TraceStep { trace.steps[index] }
  package var tree: TreeSnapshot { trace.tree(of: step) }

  /// The steps that happened inside of this one's parent before it, nearest first.
  private var earlierSiblings: some Sequence<TraceStep> {
    let parent = step.parent
    return trace.steps[(parent.map { $0 + 1 } ?? 0)..<index].reversed().lazy.filter { $0.parent == parent }
  }

  /// The kind of the step that this one happened inside of.
  package var parentKind: TraceStep.Kind? { step.parent.map { trace.steps[$0].kind } }

  // MARK: Asking

  /// The view that was asked by the same asker just before; nil for the first.
  package var askedBefore: String? {
    for sibling in earlierSiblings {
      if case .ask(let view, _, _) = sibling.kind { return view }
    }
    return nil
  }

  /// The views that the question under way has asked so far.
  package var askedInCall: [String] { earlierSiblings.map(\.kind).asked }

  /// The point that the question under way is about, in the coordinates of the view.
  package var pointAsked: CGPoint? {
    guard case .ask(_, _, let point) = parentKind else { return nil }
    return point
  }

  /// All that happened inside of the `hitTest` call that this step, which returns from it, ends.
  package var insideOfCall: [TraceStep.Kind] {
    guard let start = callStart else { return [] }
    return trace.steps[start + 1..<index].filter { $0.parent == start }.map(\.kind)
  }

  private var callStart: Int? {
    guard case .returned(let view, _) = step.kind else { return nil }
    return trace.steps[..<index].lastIndex { earlier in
      if case .ask(view, _, _) = earlier.kind { earlier.parent == step.parent } else { false }
    }
  }

  /// How the view that was found answered, in the last search; nil if an override returned it without asking.
  package var searchOfResult: [TraceStep.Kind]? {
    guard case .result(_, let view?) = step.kind else { return nil }
    let found = trace.steps[..<index].lastIndex { earlier in
      if case .returned(view, view) = earlier.kind { true } else { false }
    }
    guard let found, found >= startOfEvent else { return nil }
    return StepContext(trace: trace, index: found).insideOfCall
  }

  /// Whether the view was asked since the event came.
  package func wasAsked(_ view: String) -> Bool { trace.steps[startOfEvent...index].map(\.kind).asked.contains(view) }

  // MARK: Delivering

  /// The index of the event that the step belongs to.
  package var startOfEvent: Int {
    trace.steps[...index].lastIndex(where: \.kind.isEvent) ?? 0
  }

  /// What the fingers did in the event that the step belongs to.
  package var reports: [FingerReport] {
    guard !trace.steps.isEmpty, case .event(let reports) = trace.steps[startOfEvent].kind else { return [] }
    return reports
  }

  /// The view that the finger's touch was bound to, by this step.
  package func view(of finger: Int) -> String? {
    for earlier in trace.steps[...index].reversed() {
      if case .result(finger, let view) = earlier.kind { return view }
    }
    return nil
  }

  /// Whether recognizers are told before anybody else.
  package var isForRecognizersFirst: Bool {
    guard index + 1 < trace.steps.count, case .gesture = trace.steps[index + 1].kind else { return false }
    return true
  }

  /// Whether more than one finger takes part in the touch sequence.
  package var hasSeveralFingers: Bool { TouchStory.fingers(in: trace, at: index + 1).count > 1 }
}

extension Trace {
  /// The tree as it was when the step happened.
  func tree(of step: TraceStep) -> TreeSnapshot {
    trees.indices.contains(step.tree) ? trees[step.tree] : lastTree
  }
}

extension TraceStep.Kind {
  /// Whether the queue hands something out.
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
