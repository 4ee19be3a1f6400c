import TouchTrace
import UIKit

/// Follows the fingers, the recognizers and the delivery of a trace.
struct TimelineLives: StepFold {
  private var fingers: [Int: [TimelineLane.Segment]] = [:]
  private var recognizers = RecognizerLives()
  private var delivery = DeliveryLife()

  init() {}

  mutating func add(_ index: Int, of trace: Trace) {
    switch trace.steps[index].kind {
    case .event(let reports):
      for report in reports { fingers[report.finger, default: []].follow(report, at: index) }
    case .deliver(let phase, let responder, _): delivery.tell(phase, to: responder, at: index)
    case .withheld(let phase, _, _, let recognizers): delivery.withhold(phase, because: recognizers, at: index)
    case .ignored: delivery.endWithholding(at: index)
    case .lost(_, let view, _): delivery.tell(.cancelled, to: view, at: index)
    case .forward, .handled, .dropped, .action: delivery.stretch(to: index)
    case .gesture(let step):
      recognizers.follow(step, at: index)
      delivery.follow(step, at: index)
    case .pass, .ask, .gate, .override, .inside, .returned, .result, .sendEvent, .climbed, .timeout, .interrupted,
      .device, .signal:
      break
    }
  }

  /// The fingers in their order, the recognizers, then the delivery. `trace` is the one that was taken in.
  func lanes(of trace: Trace) -> [TimelineLane] {
    fingers.keys.sorted().map { TimelineLane(subject: .finger($0), segments: fingers[$0] ?? []) }
      + recognizers.lanes(of: trace) + [TimelineLane(subject: .delivery, segments: delivery.segments)]
  }
}

extension [TimelineLane.Segment] {
  fileprivate mutating func follow(_ report: FingerReport, at step: Int) {
    switch report.phase {
    case .began: append(TimelineLane.Segment(kind: .down(isLifted: false), steps: step..<step + 1))
    case .ended, .cancelled:
      guard let last = indices.last else { return }
      self[last].kind = .down(isLifted: true)
      stretch(to: step)
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: stretch(to: step)
    }
  }

  mutating func stretch(to step: Int) {
    guard let last = indices.last else { return }
    self[last].steps = self[last].steps.lowerBound..<Swift.max(self[last].steps.upperBound, step + 1)
  }
}
