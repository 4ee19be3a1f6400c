import Scenes
import TouchTrace
import UIKit

/// The content of a chapter.
package enum ChapterKind: Equatable, Sendable {
  /// The queue hands out an event in which these fingers go down, and the search for their views starts.
  case arrival(fingers: [Int])
  case hitTest
  /// The search is made once more, and each of its steps is shown.
  case hitTestAgain
  /// Responders receive this phase in a number of consecutive events; only moves are joined.
  case touches(UITouch.Phase, events: Int)
  /// A time-out is due at this time, in virtual milliseconds.
  case timeout(Int)
  /// Responders receive an event without touches.
  case device(TraceStep.DeviceEvent)
}

/// A part of the trace that belongs together. The timeline shows chapters, and Shift with an arrow key moves by chapters.
package struct Chapter: Equatable, Sendable {
  package var kind: ChapterKind
  /// Indices into the trace.
  package var steps: Range<Int>
  /// The index of its touch sequence.
  var sequence: Int

  init(kind: ChapterKind, steps: Range<Int>, sequence: Int) {
    self.kind = kind
    self.steps = steps
    self.sequence = sequence
  }
}

extension Chapter: InterfaceText {
  package static var examples: [Chapter] {
    let kinds: [ChapterKind] = [
      .arrival(fingers: [1]), .arrival(fingers: [2]), .hitTest, .hitTestAgain, .touches(.began, events: 1),
      .touches(.moved, events: 3), .timeout(350),
    ]
    return (kinds + TraceStep.DeviceEvent.examples.map { .device($0) }).map {
      Chapter(kind: $0, steps: 0..<1, sequence: 0)
    }
  }

  /// The title.
  package var text: LocalizedText {
    switch kind {
    case .arrival(let fingers): fingers.first.map { $0 > 1 ? StatusText.finger($0).text : arrival } ?? arrival
    case .hitTest: localized("Hit test", "命中测试")
    case .hitTestAgain: localized("Hit test again", "再次命中测试")
    case .touches(let phase, let events):
      events > 1 ? StatusText.moved(events).text : LocalizedText(phase.method)
    case .timeout(let time): localized("\(time) ms", "\(time) ms")
    case .device(let event): event.text
    }
  }

  private var arrival: LocalizedText { localized("Arrival", "到达") }
}

extension Chapter {
  /// Returns all chapters in order; each step is in exactly one of them.
  package static func chapters(of trace: Trace) -> [Chapter] { ChapterList(of: trace).all }

  /// Returns the chapter that contains a step.
  package static func chapter(at step: Int, of chapters: [Chapter]) -> Chapter? {
    chapters.first { $0.steps.contains(step) }
  }
}

/// Divides a trace into chapters, step by step.
package struct ChapterList: TraceReducer {
  package private(set) var all: [Chapter] = []
  /// The number of touch sequences that have begun.
  private var begunSequences = 0
  private var isFirstPass = false

  package init() {}

  package mutating func add(_ index: Int, of trace: Trace) {
    let starts = trace.sequenceStarts
    while begunSequences < starts.count && starts[begunSequences] <= index { begunSequences += 1 }
    let start = begunSequences > 0 ? trace.steps[starts[begunSequences - 1]].time : 0
    add(trace.steps[index], at: index, start: start)
  }

  /// - Parameter start: when the touch sequence began, in virtual milliseconds.
  private mutating func add(_ step: TraceStep, at index: Int, start: Int) {
    switch step.kind {
    case .event(let reports): begin(reports, at: index)
    case .timeout: begin(.timeout(step.time - start), at: index)
    case .interrupted: begin(.touches(.cancelled, events: 1), at: index)
    case .device(let event): begin(.device(event), at: index)
    case .pass(let number, _, _, _) where number > 1: begin(.hitTestAgain, at: index)
    case .pass:
      // The first search belongs to the arrival.
      if !isFirstPass { begin(.hitTest, at: index) }
      isFirstPass = false
    case .ask(_, nil, _):
      if !isIn(.hitTest), !isIn(.hitTestAgain) { begin(.hitTest, at: index) }
    case .sendEvent:
      if isIn(.hitTest) || isIn(.hitTestAgain) { begin(.touches(.began, events: 1), at: index) }
    case .ask, .gate, .override, .inside, .returned, .result, .deliver, .forward, .handled, .dropped, .ignored, .action,
      .climbed, .gesture, .withheld, .lost, .signal, .warning, .printed:
      break
    }
    guard let last = all.indices.last else { return }
    all[last].steps = all[last].steps.lowerBound..<index + 1
  }

  private mutating func begin(_ reports: [FingerReport], at index: Int) {
    let newFingers = reports.filter { $0.phase == .began }.map(\.finger)
    isFirstPass = !newFingers.isEmpty
    if isFirstPass { return begin(.arrival(fingers: newFingers), at: index) }
    // The step of an interruption comes before its event.
    if let last = all.last, isIn(.touches(.cancelled, events: 1)), last.steps.count == 1 { return }
    let phase = reports.map(\.phase).min { $0.rank < $1.rank } ?? .stationary
    if phase == .moved, let last = all.indices.last, case .touches(.moved, let events) = all[last].kind {
      all[last].kind = .touches(.moved, events: events + 1)
    } else {
      begin(.touches(phase, events: 1), at: index)
    }
  }

  private mutating func begin(_ kind: ChapterKind, at index: Int) {
    if all.last?.kind == kind && kind == .hitTest { return }
    all.append(Chapter(kind: kind, steps: index..<index, sequence: max(0, begunSequences - 1)))
  }

  private func isIn(_ kind: ChapterKind) -> Bool { all.last?.kind == kind }
}

extension UITouch.Phase {
  /// The phase with the lowest rank names an event with several phases: an end counts more than a move.
  fileprivate var rank: Int {
    switch self {
    case .began: 0
    case .cancelled: 1
    case .ended: 2
    case .moved: 3
    case .stationary: 4
    case .regionEntered, .regionMoved, .regionExited: 5
    }
  }
}
