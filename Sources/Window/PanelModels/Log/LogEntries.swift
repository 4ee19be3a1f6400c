import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// Converts a trace to the rows of the log. When a trace continues, only the row of its last event is converted again,
/// and the rows after it.
package struct LogEntries {
  private var trace = Trace()
  private var language = Language.english
  package private(set) var entries: [LogEntry] = []
  /// The first step of the last event or run of moves, and the index of its row.
  private var last = (step: 0, row: 0)
  private var run: MoveRun?

  /// Consecutive events in which fingers only moved. They share one row, unless one of them changed something else.
  private struct MoveRun {
    /// The first and the last event.
    package var first: Int, last: Int
    /// The first step after them.
    package var end: Int
    package var count = 1
  }

  package init() {}

  package init(_ trace: Trace, _ language: Language) { _ = follow(trace, language) }

  /// Updates the rows. Returns the index of the first row that may have changed.
  package mutating func follow(_ trace: Trace, _ language: Language) -> Int {
    if language != self.language || !trace.continues(self.trace.identity) {
      self = LogEntries()
      addForgotten(trace.forgotten, language)
    }
    (self.trace, self.language) = (trace, language)
    let first = last
    entries.removeSubrange(first.row...)
    var index = first.step
    while index < trace.steps.count {
      last = (index, entries.count)
      if trace.steps[index].isMove {
        index = addMoves(from: index)
      } else {
        add(index, depth: 0)
        index = trace.end(of: index)
      }
    }
    for row in entries.indices.dropFirst(first.row).dropLast() where entries[row + 1].depth > entries[row].depth {
      entries[row].isFoldable = true
    }
    return first.row
  }

  /// Adds a row that says how many steps are no longer in memory.
  private mutating func addForgotten(_ forgotten: ForgottenSteps, _ language: Language) {
    guard forgotten.count > 0 else { return }
    let text = StatusText.forgotten(forgotten.count)[language]
    entries = [LogEntry(step: -1, end: 0, depth: 0, text: text, isHeading: true)]
    last = (0, 1)
  }

  // MARK: Events

  /// Adds a row for the run of moves at `start`. Returns the first step after the run.
  private mutating func addMoves(from start: Int) -> Int {
    let isRun = !changesSomething(start)
    var run = MoveRun(first: start, last: start, end: trace.end(of: start))
    if let known = self.run, known.first == start { run = known }
    while isRun, run.end < trace.steps.count, trace.steps[run.end].isMove, !changesSomething(run.end) {
      (run.last, run.count) = (run.end, run.count + 1)
      run.end = trace.end(of: run.end)
    }
    self.run = run
    let times = [run.first, run.last].map { trace.steps[$0].time }
    let title = run.count == 1 ? UITouch.Phase.moved.name : StatusText.moved(run.count)[language]
    entries.append(
      LogEntry(
        step: start, end: run.end, depth: 0, text: title, isHeading: true,
        time: times[0] == times[1] ? "\(times[0]) ms" : "\(times[0])–\(times[1])", isInitiallyFolded: isRun))
    addContent(of: run.last, depth: 1)
    return run.end
  }

  /// Returns whether a recognizer changed its state in this event, or a view lost its touch.
  private func changesSomething(_ event: Int) -> Bool {
    (event..<trace.end(of: event)).contains { step in
      if case .gesture(.changes(_, _, let state, _)) = trace.steps[step].kind { return state != .changed }
      if case .lost = trace.steps[step].kind { return true }
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

  /// Adds a row for a step, if it has one, and the rows inside it.
  private mutating func add(_ index: Int, depth: Int) {
    let own = entry(at: index, depth: depth)
    if let own { entries.append(own) }
    let isCall = own.map { !$0.isDelivery(in: trace) } ?? false
    addContent(of: index, depth: isCall ? depth + 1 : depth)
  }

  private func entry(at index: Int, depth: Int) -> LogEntry? {
    let end = trace.end(of: index)
    func row(_ text: String, _ mark: LogEntry.Mark? = nil, answer: String? = nil, _ tone: Tone = .text) -> LogEntry {
      LogEntry(step: index, end: end, depth: depth, mark: mark, text: text, answer: answer, tone: tone)
    }
    switch trace.steps[index].kind {
    case .event(let reports): return heading(reports, at: index)
    case .pass(let number, _, _, _): return number > 1 ? row("hit test \(number)") : nil
    case .ask(let view, _, _): return row("\(view) ---->> hitTest")
    case .gate(let view, let refusal):
      return row(view, .icon(.skipped, .skip), answer: GateText(refusal)[language])
    case .override(let view, let override): return row("\(view) ƒ hitTest", answer: override.description)
    case .inside(let view, let answer, _):
      return row("\(view) <<--- pointInside", answer: "isInside:\(answer ? 1 : 0)", answer ? .yes : .no)
    case .returned(let view, let hit):
      return row("\(view) <<--- hitTest", answer: hit ?? "nil", hit == nil ? .text : .result)
    case .result(_, let view): return view.map { row($0, .icon(.star, .result)) }
    case .sendEvent, .forward, .handled: return nil
    case .deliver(let phase, let responder, _): return row("\(responder) \(phase.method)", mark(ofDelivery: index))
    case .dropped: return row(ChainText.dropped[language], .icon(.sink, .chain))
    case .action(_, let name, let target, _, let measure):
      return row("\(target.map { $0 + " " } ?? "")\(name)", .icon(.diamond, .recognizer), answer: measure?.text)
    case .gesture(.changes(let recognizer, let old, let new, let reason)):
      var own = row(recognizer, .icon(.diamond, .recognizer))
      own.detail = GestureStep.text(from: old, to: new, reason)
      (own.isHeading, own.time) = (true, "\(trace.steps[index].time) ms")
      return own
    case .gesture(.sees(let recognizer, let phase, let fingers)):
      let answer = fingers.map(String.init).joined(separator: " ")
      return row("\(recognizer) \(GestureStep.method(phase, fingers))", .icon(.diamond, .recognizer), answer: answer)
    case .gesture: return row(plainText(of: index), .icon(.diamond, .recognizer))
    case .lost, .warning: return row(plainText(of: index), .icon(.cross, .no))
    case .ignored, .withheld: return row(plainText(of: index), .icon(.skipped, .skip))
    case .printed(let line): return row(line.text, .chevron, answer: line.more > 0 ? "+\(line.more)" : nil, .result)
    case .climbed, .signal: return row(plainText(of: index), .chevron)
    case .device, .timeout, .interrupted:
      var own = row(plainText(of: index))
      if depth == 0 { (own.isHeading, own.time) = (true, "\(trace.steps[index].time) ms") }
      return own
    }
  }

  /// The text of the step in the trace, without the time.
  private func plainText(of index: Int) -> String {
    var step = trace.steps[index]
    step.depth = max(step.depth, 1)
    return TraceText.line(of: step)
  }

  private func heading(_ reports: [FingerReport], at index: Int) -> LogEntry {
    let report = reports.first { $0.phase != .stationary } ?? reports.first
    let finger = report?.finger ?? 1
    let text = "\(StatusText.finger(finger)[language]) \(report?.phase.name ?? "")"
    return LogEntry(
      step: index, end: trace.end(of: index), depth: 0, mark: .finger(finger), text: text, isHeading: true,
      time: "\(trace.steps[index].time) ms")
  }

  /// Returns the mark of a delivery, by the reaction of the responder.
  private func mark(ofDelivery index: Int) -> LogEntry.Mark {
    if case .deliver(.cancelled, _, _) = trace.steps[index].kind { return .icon(.cross, .no) }
    for step in index..<trace.end(of: index) where trace.steps[step].parent == index {
      if case .handled(_, _, let passesOn) = trace.steps[step].kind, !passesOn { return .icon(.controller, .chain) }
    }
    return .chevron
  }
}

extension LogEntry {
  /// Deliveries have the same depth, although each responder is called by the one before it.
  fileprivate func isDelivery(in trace: Trace) -> Bool {
    if case .deliver = trace.steps[step].kind { return true }
    return false
  }
}

extension TraceStep {
  /// Whether it is an event in which fingers only moved.
  fileprivate var isMove: Bool {
    guard case .event(let reports) = kind else { return false }
    return reports.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }
}
