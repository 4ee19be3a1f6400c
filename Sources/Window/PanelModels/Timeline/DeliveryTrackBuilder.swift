import TouchTrace
import UIKit

/// Builds the segments of the delivery track: touches that responders receive, and touches that recognizers delay.
package struct DeliveryTrackBuilder {
  package private(set) var segments: [TimelineTrack.Segment] = []
  /// The recognizers that delay touches of a view now.
  private var withholdingRecognizers: Set<String> = []

  /// The responders that receive touches.
  package var responders: Set<String> {
    Set(segments.compactMap { if case .delivered(_, let name, _) = $0.kind { name } else { nil } })
  }

  /// Follows a step of a trace.
  package mutating func add(_ step: TraceStep.Kind, at index: Int) {
    switch step {
    case .deliver(let phase, let responder, _): record(phase, to: responder, at: index)
    case .withheld(let phase, _, _, let recognizers): withhold(phase, because: recognizers, at: index)
    case .ignored: endWithholding(at: index)
    case .lost(_, let view, _): record(.cancelled, to: view, at: index)
    case .forward, .handled, .dropped, .action: extend(to: index)
    case .gesture(let step): follow(step, at: index)
    default: break
    }
  }

  /// Records a delivery. Each phase begins a new segment; consecutive moves share one.
  private mutating func record(_ phase: UITouch.Phase, to responder: String, at step: Int) {
    endWithholding(at: step)
    guard let last = segments.last, case .delivered(phase, let first, let events) = last.kind,
      phase == .moved || step == last.steps.upperBound
    else { return begin(.delivered(phase, to: responder, events: 1), at: step) }
    let isNewEvent = step > last.steps.upperBound
    segments[segments.count - 1].kind = .delivered(phase, to: first, events: isNewEvent ? events + 1 : events)
    segments.extend(to: step)
  }

  /// Extends the segment of the last delivery to a step.
  private mutating func extend(to step: Int) {
    if let last = segments.last, case .delivered = last.kind { segments.extend(to: step) }
  }

  // MARK: Withholding

  /// Begins a segment of delayed touches.
  private mutating func withhold(_ phase: UITouch.Phase, because recognizers: [String], at step: Int) {
    if withholdingRecognizers.isEmpty { begin(.withheld(phase), at: step) }
    withholdingRecognizers.formUnion(recognizers)
  }

  /// Ends the delay when a recognizer recognizes: from then on the view never receives the touches.
  private mutating func follow(_ step: GestureStep, at index: Int) {
    if case .changes(let name, from: _, to: let state, _) = step, withholdingRecognizers.contains(name),
      state != .failed
    {
      endWithholding(at: index)
    }
  }

  /// Ends the segment of delayed touches.
  private mutating func endWithholding(at step: Int) {
    guard !withholdingRecognizers.isEmpty else { return }
    withholdingRecognizers = []
    if step > 0 { segments.extend(to: step - 1) }
  }

  private mutating func begin(_ kind: TimelineSegmentKind, at step: Int) {
    segments.append(TimelineTrack.Segment(kind: kind, steps: step..<step + 1))
  }
}
