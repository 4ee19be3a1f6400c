import UIKit

extension TouchStory {
  /// Creates the story of an event without touches, such as a shake: no search, and a chain that begins with the first
  /// responder. Nil unless the latest event before `cursor` is one.
  package init?(ofSignalsIn trace: Trace, at cursor: Int) {
    let steps = trace.steps, end = min(cursor, steps.count)
    guard let start = (0..<end).last(where: { steps[$0].kind.isEvent }), case .device = steps[start].kind else {
      return nil
    }
    self.init(finger: 0)
    var latest: TraceStep.Signal?
    for index in start..<end {
      switch steps[index].kind {
      case .signal(let signal, let responder):
        if signal != latest { (chain, isDropped) = ([], false) }
        latest = signal
        passOn()
        if chain.isEmpty { result = .view(responder) }
        chain.append(Link(responder: responder))
      case .dropped:
        passOn()
        isDropped = true
      default: break
      }
    }
    // A responder that has not passed it on until the event ended has handled it.
    let hasEnded = end == steps.count || steps[end].kind.isEvent
    if hasEnded, !isDropped, let last = chain.indices.last { chain[last].state = .handles }
  }

  private mutating func passOn() {
    if let last = chain.indices.last { chain[last].state = .passesOn }
  }
}

extension TraceStep.Kind {
  /// Whether an event begins with the step.
  fileprivate var isEvent: Bool {
    switch self {
    case .event, .device: true
    default: false
    }
  }
}
