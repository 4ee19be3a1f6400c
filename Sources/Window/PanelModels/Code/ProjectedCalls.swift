import Foundation
import ScenePicture
import TouchTrace

// The calls that a projected window shows the code of, and their values at the cursor.

extension DisplayState {
  /// The innermost running call with source; else the last one of the touch sequence.
  package var shownCall: CallFrame? {
    trace.callStack(at: cursor).first(where: \.hasSource) ?? lastCall(where: \.hasSource)
  }

  /// Returns the last call of the touch sequence, up to the cursor, for which `isWanted` is true.
  package func lastCall(where isWanted: (CallFrame) -> Bool) -> CallFrame? {
    stepsOfSequence.reversed().lazy.compactMap { trace.frame(at: $0) }.first(where: isWanted)
  }

  /// Returns the values that matter in a call at the cursor: the subview that is asked now, or the answer.
  package func projectedValues(of frame: CallFrame) -> [CodeValue] {
    switch frame.function {
    case .hitTest(let point):
      let own = CodeValue(name: "point", value: pointText(point))
      if let hit = trace.hit(of: frame.step, at: cursor) { return [own, CodeValue(name: "return", value: hit)] }
      let asked = trace.steps.indices.dropFirst(frame.step + 1).prefix { $0 < cursor }.last { index in
        guard case .ask = trace.steps[index].kind else { return false }
        return trace.steps[index].parent == frame.step && trace.hit(of: index, at: cursor) == nil
      }
      guard let asked, case .ask(let child, _, let place) = trace.steps[asked].kind else { return [own] }
      return [CodeValue(name: "child", value: child), CodeValue(name: "p", value: pointText(place))]
    case .touches:
      let responder = trace.trees[trace.steps[frame.step].tree].responder(frame.receiver)
      return [CodeValue(name: "next", value: responder?.next ?? "nil")]
    case .sendEvent, .queue, .action: return []
    }
  }
}

extension Trace {
  /// Returns what the call at a step returned before the cursor; nil if it has not returned.
  fileprivate func hit(of call: Int, at cursor: Int) -> String? {
    guard case .ask(let view, _, _) = steps[call].kind else { return nil }
    for step in steps[(call + 1)..<max(cursor, call + 1)] where step.depth == steps[call].depth {
      if case .returned(view, let hit) = step.kind { return hit ?? "nil" }
      return nil
    }
    return nil
  }

  /// Returns the answer of `point(inside:)` in a call of `hitTest`; nil before it is known.
  package func insideAnswer(in frame: CallFrame, at cursor: Int) -> Bool? {
    for step in steps[(frame.step + 1)..<max(cursor, frame.step + 1)] {
      if step.depth <= steps[frame.step].depth { return nil }
      if step.parent == frame.step, case .inside(_, let answer, _) = step.kind { return answer }
    }
    return nil
  }
}
