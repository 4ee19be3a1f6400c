import TouchTrace
import UIKit

/// Follows what the views of a trace are told, and what is kept from them.
struct DeliveryLife {
  private(set) var segments: [TimelineTrack.Segment] = []
  /// The recognizers that keep something from a view now.
  private var withholders: Set<String> = []

  /// A responder is told: a new stretch for each phase; moves that follow each other are one.
  mutating func record(_ phase: UITouch.Phase, to responder: String, at step: Int) {
    endWithholding(at: step)
    guard let last = segments.last, case .told(phase, let first, let events) = last.kind,
      phase == .moved || step == last.steps.upperBound
    else { return begin(.told(phase, to: responder, events: 1), at: step) }
    let isNewEvent = step > last.steps.upperBound
    segments[segments.count - 1].kind = .told(phase, to: first, events: isNewEvent ? events + 1 : events)
    segments.segment(to: step)
  }

  /// What happens at a step still belongs to what a responder was told.
  mutating func segment(to step: Int) {
    if let last = segments.last, case .told = last.kind { segments.segment(to: step) }
  }

  // MARK: Withholding

  /// From here on a view waits to be told.
  mutating func withhold(_ phase: UITouch.Phase, because recognizers: [String], at step: Int) {
    if withholders.isEmpty { begin(.withheld(phase), at: step) }
    withholders.formUnion(recognizers)
  }

  /// A recognizer that has recognized keeps for ever what it kept from the view.
  mutating func follow(_ step: GestureStep, at index: Int) {
    if case .changes(let name, from: _, to: let state, _) = step, withholders.contains(name), state != .failed {
      endWithholding(at: index)
    }
  }

  /// The view is told now, or never.
  mutating func endWithholding(at step: Int) {
    guard !withholders.isEmpty else { return }
    withholders = []
    if step > 0 { segments.segment(to: step - 1) }
  }

  private mutating func begin(_ kind: TimelineTrack.Segment.Kind, at step: Int) {
    segments.append(TimelineTrack.Segment(kind: kind, steps: step..<step + 1))
  }
}
