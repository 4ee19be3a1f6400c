import Scenes
import UIKit

/// The steps between a mark of the script and the mark before it, with the values that expectations are compared with.
package struct TraceSegment {
  let steps: Range<Int>
  let trace: Trace

  /// Nil if the script has not reached such a mark. `end` is after the last step.
  package init?(of trace: Trace, at mark: String) {
    self.trace = trace
    if mark == Expectation.end {
      steps = (trace.marks.last?.count ?? 0)..<trace.steps.count
    } else {
      guard let index = trace.marks.firstIndex(where: { $0.name == mark }) else { return nil }
      steps = (index > 0 ? trace.marks[index - 1].count : 0)..<trace.marks[index].count
    }
  }

  /// The touch sequence that `cursor` is in, up to the cursor; the whole trace up to it if it has no touch.
  init(ofTouchAt cursor: Int, in trace: Trace) {
    self.trace = trace
    let start = trace.sequence(at: cursor).lowerBound
    steps = min(start, cursor)..<cursor
  }

  /// A value and the number of its step, from 1.
  package struct Located<Value: Equatable>: Equatable {
    package var value: Value
    var step: Int
  }

  /// A view that was asked, with its answer, written `C-`.
  package struct Asked: Equatable, CustomStringConvertible {
    package var view: String
    package var answer: Expectation.Answer

    package var description: String { view + answer.rawValue }
  }

  func located<Value>(_ value: (TraceStep.Kind) -> Value?) -> [Located<Value>] {
    steps.compactMap { index in value(trace.steps[index].kind).map { Located(value: $0, step: index + 1) } }
  }

  /// The result of the last search; nil without a search.
  package var hit: Located<Expectation.Hit>? {
    located { kind -> Expectation.Hit? in
      guard case .result(_, let view) = kind else { return nil }
      return view.map { .view($0) } ?? .nobody
    }.last
  }

  /// The views that the last search asked, with their answers, in order.
  package var order: [Located<Asked>] {
    guard let search = steps.last(where: { trace.steps[$0].isSearch }) else { return [] }
    var questions: [Located<Asked>] = []
    for index in search..<steps.upperBound {
      if case .result = trace.steps[index].kind { break }
      questions.note(trace.steps[index].kind, step: index + 1)
    }
    return questions
  }

  /// The responders that received the last `touchesBegan`.
  package var chain: [Located<String>] {
    let reached = located { kind -> String? in
      guard case .deliver(.began, let responder, _) = kind else { return nil }
      return responder
    }
    guard let last = reached.last else { return [] }
    let event = StepContext(trace: trace, index: last.step - 1).startOfEvent
    return reached.filter { $0.step > event }
  }

  /// The responder that handled the last `touchesBegan`, or that it was dropped.
  package var handler: Located<Expectation.Handler>? {
    located { kind -> Expectation.Handler? in
      if case .handled(.began, let responder, passesOn: false) = kind { return .responder(responder) }
      if case .dropped(.began, _) = kind { return .dropped }
      return nil
    }.last
  }

  /// All actions that were sent; an action that is sent repeatedly, as during a drag, counts once.
  package var actions: [Located<Expectation.SentAction>] {
    let sent = located { kind -> Expectation.SentAction? in
      guard case .action(let sender, let name, let target, let event, _) = kind else { return nil }
      return Expectation.SentAction(
        sender: sender, event: ControlEvent(rawValue: event), action: name,
        receiver: target.map { .object($0) } ?? .nobody)
    }
    return sent.reduce(into: []) { counted, located in
      if !located.value.repeats(counted.last?.value) { counted.append(located) }
    }
  }

  var lines: [Located<String>] { steps.map { Located(value: TraceText.line(of: trace.steps[$0]), step: $0 + 1) } }
}

extension TraceStep {
  fileprivate var isSearch: Bool { if case .pass = kind { true } else { false } }
}

extension [TraceSegment.Located<TraceSegment.Asked>] {
  /// Adds a view that is asked, or sets the answer of one.
  fileprivate mutating func note(_ kind: TraceStep.Kind, step: Int) {
    switch kind {
    case .ask(let view, _, _): append(.init(value: .init(view: view, answer: .inside), step: step))
    case .override(let view, _): answer(view, .overridden, at: step)
    case .gate(let view, _): answer(view, .skipped, at: step)
    case .inside(let view, let answer, _): self.answer(view, answer ? .inside : .outside, at: step)
    case .event, .pass, .returned, .result, .sendEvent, .deliver, .forward, .handled, .dropped, .ignored, .action,
      .climbed, .gesture, .withheld, .lost, .timeout, .interrupted, .device, .signal, .warning, .printed:
      break
    }
  }

  /// Sets the answer of a view. That of an override does not change, whatever the override calls.
  private mutating func answer(_ view: String, _ answer: Expectation.Answer, at step: Int) {
    guard let index = lastIndex(where: { $0.value.view == view }), self[index].value.answer != .overridden else {
      return
    }
    self[index] = .init(value: .init(view: view, answer: answer), step: step)
  }
}
