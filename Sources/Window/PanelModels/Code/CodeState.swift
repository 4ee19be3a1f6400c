import Foundation
import Scenes
import TouchTrace

/// The progress of a function: the current line, and the results of the lines before it.
package struct CodeState: Equatable {
  package enum Mark: Equatable {
    /// The condition was true, so the function continued.
    case passed
    /// The condition was false.
    case failed
  }

  package private(set) var current: CodeRole?
  private var passed: [CodeRole] = []
  private var failed: [CodeRole] = []

  /// Returns the mark beside a line.
  package func mark(of role: CodeRole) -> Mark? {
    passed.contains(role) ? .passed : failed.contains(role) ? .failed : nil
  }

  /// The state of a `point(inside:)` that has answered.
  package init(answering answer: Bool) {
    current = .lastReturn
    if answer { passed = [.lastReturn] } else { failed = [.lastReturn] }
  }

  /// The state of a call after the first `cursor` steps.
  package init(of frame: CallFrame, in trace: Trace, at cursor: Int) {
    switch frame.function {
    case .hitTest: follow(frame, trace, cursor)
    case .touches: followTouches(frame, trace, cursor)
    case .sendEvent, .queue, .action: break
    }
  }

  // MARK: hitTest

  private mutating func follow(_ frame: CallFrame, _ trace: Trace, _ cursor: Int) {
    let node = trace.trees[trace.steps[frame.step].tree].node(frame.receiver)
    if node?.refusal == nil {
      passed.append(.gates)
      current = node?.hitTest.beginsInside ?? true ? .pointInside : .loop
    } else {
      current = .gates
    }
    for index in trace.steps.indices.dropFirst(frame.step + 1).prefix(while: { $0 < cursor }) {
      let step = trace.steps[index]
      if step.depth == trace.steps[frame.step].depth {
        if case .returned(frame.receiver, _) = step.kind { finish() }
        return
      }
      if step.parent == frame.step { follow(step.kind) }
    }
  }

  private mutating func follow(_ kind: TraceStep.Kind) {
    if case .gate = kind {
      failed.append(.gates)
      current = .gateReturn
    } else if case .inside(_, let answer, _) = kind {
      if answer { passed.append(.pointInside) } else { failed.append(.pointInside) }
      current = answer ? .pointInside : .outsideReturn
    } else if case .ask = kind {
      current = .ask
    } else if case .returned(_, let hit) = kind {
      current = hit == nil ? .loop : .hitReturn
    }
  }

  private mutating func finish() {
    let hasReturned = current == .gateReturn || current == .outsideReturn || current == .hitReturn
    if !hasReturned { current = .lastReturn }
  }

  // MARK: touches…

  private mutating func followTouches(_ frame: CallFrame, _ trace: Trace, _ cursor: Int) {
    current = .signature
    for index in trace.steps.indices.dropFirst(frame.step + 1).prefix(while: { $0 < cursor }) {
      let step = trace.steps[index]
      if step.depth <= trace.steps[frame.step].depth { return }
      guard step.parent == frame.step else { continue }
      if case .forward = step.kind {
        current = .passOn
      } else if case .handled(_, _, let passesOn) = step.kind {
        current = passesOn ? .passOn : .work
      }
    }
  }
}

extension HitTestOverride {
  /// Whether `point(inside:)` is called before the subviews are asked.
  fileprivate var beginsInside: Bool {
    switch self {
    case .standard, .returns: true
    case .beyondBounds, .safeBeyondBounds, .observed: false
    }
  }
}
