import TouchTrace
import UIKit

/// Builds the tracks of a trace: fingers, recognizers, delivery and control events.
struct TimelineTrackReducer: TraceReducer {
  private var fingers: [Int: [TimelineTrack.Segment]] = [:]
  private var recognizers = RecognizerTrackBuilder()
  private var delivery = DeliveryTrackBuilder()
  private var controlEvents = ControlEventTrackBuilder()

  init() {}

  mutating func add(_ index: Int, of trace: Trace) {
    switch trace.steps[index].kind {
    case .event(let reports):
      for report in reports { fingers[report.finger, default: []].follow(report, at: index) }
    case .deliver(let phase, let responder, _): delivery.record(phase, to: responder, at: index)
    case .withheld(let phase, _, _, let recognizers): delivery.withhold(phase, because: recognizers, at: index)
    case .ignored: delivery.endWithholding(at: index)
    case .lost(_, let view, _): delivery.record(.cancelled, to: view, at: index)
    case .forward, .handled, .dropped: delivery.extend(to: index)
    case .action(let sender, _, _, let events, _):
      delivery.extend(to: index)
      controlEvents.record(events, from: sender, at: index)
    case .gesture(let step):
      recognizers.follow(step, at: index)
      delivery.follow(step, at: index)
    case .pass, .ask, .gate, .override, .inside, .returned, .result, .sendEvent, .climbed, .timeout, .interrupted,
      .warning,
      .device, .signal:
      break
    }
  }

  /// Returns the tracks: the fingers in their order, the recognizers, the delivery, then the control events. `trace` is
  /// the reduced trace.
  func tracks(of trace: Trace) -> [TimelineTrack] {
    fingers.keys.sorted().map { TimelineTrack(subject: .finger($0), segments: fingers[$0] ?? []) }
      + recognizers.tracks(of: trace) + [TimelineTrack(subject: .delivery, segments: delivery.segments)]
      + controlEvents.tracks
  }
}

extension [TimelineTrack.Segment] {
  fileprivate mutating func follow(_ report: FingerReport, at step: Int) {
    switch report.phase {
    case .began: append(TimelineTrack.Segment(kind: .down(isLifted: false), steps: step..<step + 1))
    case .ended, .cancelled:
      guard let last = indices.last else { return }
      self[last].kind = .down(isLifted: true)
      extend(to: step)
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: extend(to: step)
    }
  }

  mutating func extend(to step: Int) {
    guard let last = indices.last else { return }
    self[last].steps = self[last].steps.lowerBound..<Swift.max(self[last].steps.upperBound, step + 1)
  }
}
