import Foundation
import Scenes
import UIKit

/// Turns a trace into the rows of the log.
nonisolated struct LogEntries {
  private let trace: Trace
  private let language: Language
  private(set) var entries: [LogEntry] = []

  init(_ trace: Trace, _ language: Language) {
    self.trace = trace
    self.language = language
    var index = 0
    while index < trace.steps.count {
      let end = trace.end(of: index)
      if trace.steps[index].isMove {
        index = addMoves(from: index)
      } else {
        add(index, depth: 0)
        index = end
      }
    }
    for index in entries.indices.dropLast() where entries[index + 1].depth > entries[index].depth {
      entries[index].isFoldable = true
    }
  }

  // MARK: Events

  /// Events in a row in which fingers only moved are one row, unless something else came of one of them. Returns the
  /// first step after them.
  private mutating func addMoves(from start: Int) -> Int {
    var index = trace.end(of: start), count = 1, last = start
    let isRun = !changesSomething(start)
    while isRun, index < trace.steps.count, trace.steps[index].isMove, !changesSomething(index) {
      (last, count) = (index, count + 1)
      index = trace.end(of: index)
    }
    let times =
      trace.steps[start].time == trace.steps[last].time
      ? "\(trace.steps[start].time) ms" : "\(trace.steps[start].time)–\(trace.steps[last].time)"
    entries.append(
      LogEntry(
        step: start, end: index, depth: 0, text: count == 1 ? UITouch.Phase.moved.name : Phrase.moved(count)[language],
        isHeading: true, time: times, beginsFolded: isRun))
    addContent(of: last, depth: 1)
    return index
  }

  /// Whether a recognizer came to another state in this event, or a view lost its touch.
  private func changesSomething(_ event: Int) -> Bool {
    trace.steps[event..<trace.end(of: event)].contains { step in
      if case .gesture(.changes(_, _, let state, _)) = step.kind { return state != .changed }
      if case .lost = step.kind { return true }
      return false
    }
  }

  private mutating func addContent(of step: Int, depth: Int) {
    var index = step + 1
    while index < trace.end(of: step) {
      add(index, depth: depth)
      index = trace.end(of: index)
    }
  }

  /// Adds a row for a step, where it has one, and the rows inside of it.
  private mutating func add(_ index: Int, depth: Int) {
    let own = entry(at: index, depth: depth)
    if let own { entries.append(own) }
    let isCall = own.map { !$0.isDelivery(in: trace) } ?? false
    addContent(of: index, depth: isCall ? depth + 1 : depth)
  }

  private func entry(at index: Int, depth: Int) -> LogEntry? {
    let end = trace.end(of: index)
    func row(_ text: String, _ mark: LogEntry.Mark? = nil, answer: String? = nil, _ shade: LogEntry.Shade = .ink)
      -> LogEntry
    {
      LogEntry(step: index, end: end, depth: depth, mark: mark, text: text, answer: answer, shade: shade)
    }
    switch trace.steps[index].kind {
    case .event(let reports): return heading(reports, at: index)
    case .pass(let number, _, _, _): return number > 1 ? row("hit test \(number)") : nil
    case .ask(let view, _, _): return row("\(view) ---->> hitTest")
    case .gate(let view, let refusal):
      return row(view, .icon(.skipped, .skip), answer: GateWord(refusal)[language])
    case .override(let view, let override): return row("\(view) ƒ hitTest", answer: override.description)
    case .inside(let view, let answer, _):
      return row("\(view) <<--- pointInside", answer: "isInside:\(answer ? 1 : 0)", LogEntry.Shade(answer))
    case .returned(let view, let hit):
      return row("\(view) <<--- hitTest", answer: hit ?? "nil", hit == nil ? .ink : .result)
    case .result(_, let view): return view.map { row($0, .icon(.star, .result)) }
    case .sendEvent, .forward, .handled: return nil
    case .deliver(let phase, let responder, _): return row("\(responder) \(phase.method)", mark(ofDelivery: index))
    case .dropped: return row(ChainWord.dropped[language], .icon(.sink, .chain))
    case .action(_, let name, let target, _, let measure):
      return row("\(target.map { $0 + " " } ?? "")\(name)", .icon(.diamond, .recognizer), answer: measure?.text)
    case .gesture(.changes(let recognizer, let old, let new, let reason)):
      var own = row(recognizer, .icon(.diamond, .recognizer))
      own.detail = GestureStep.text(from: old, to: new, reason)
      (own.isHeading, own.time) = (true, "\(trace.steps[index].time) ms")
      return own
    case .gesture(.sees(let recognizer, let phase, let fingers)):
      let answer = fingers.map(String.init).joined(separator: " ")
      return row("\(recognizer) \(phase.method)", .icon(.diamond, .recognizer), answer: answer)
    case .gesture: return row(plainText(of: index), .icon(.diamond, .recognizer))
    case .lost: return row(plainText(of: index), .icon(.cross, .no))
    case .ignored, .withheld: return row(plainText(of: index), .icon(.skipped, .skip))
    case .climbed, .signal: return row(plainText(of: index), .chevron)
    case .device, .timeout, .interrupted:
      var own = row(plainText(of: index))
      if depth == 0 { (own.isHeading, own.time) = (true, "\(trace.steps[index].time) ms") }
      return own
    }
  }

  /// As the trace writes it, without the time.
  private func plainText(of index: Int) -> String {
    var step = trace.steps[index]
    step.depth = max(step.depth, 1)
    return TraceText.line(of: step)
  }

  private func heading(_ reports: [FingerReport], at index: Int) -> LogEntry {
    let report = reports.first { $0.phase != .stationary } ?? reports.first
    let finger = report?.finger ?? 1
    let text = "\(Phrase.finger(finger)[language]) \(report?.phase.name ?? "")"
    return LogEntry(
      step: index, end: trace.end(of: index), depth: 0, mark: .finger(finger), text: text, isHeading: true,
      time: "\(trace.steps[index].time) ms")
  }

  /// What the responder did with the touches that this step brought it.
  private func mark(ofDelivery index: Int) -> LogEntry.Mark {
    if case .deliver(.cancelled, _, _) = trace.steps[index].kind { return .icon(.cross, .no) }
    for step in trace.steps[index..<trace.end(of: index)] where step.parent == index {
      if case .handled(_, _, let passesOn) = step.kind, !passesOn { return .icon(.controller, .chain) }
    }
    return .chevron
  }
}

nonisolated extension LogEntry {
  /// Responders stand side by side although each is called by the one before it.
  fileprivate func isDelivery(in trace: Trace) -> Bool {
    if case .deliver = trace.steps[step].kind { return true }
    return false
  }
}

nonisolated extension TraceStep {
  /// An event in which fingers moved and nothing else.
  fileprivate var isMove: Bool {
    guard case .event(let reports) = kind else { return false }
    return reports.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }
}
