import TouchTrace
import UIKit

/// Builds the tracks of a trace: fingers, recognizers, delivery and control events.
package struct TimelineTrackReducer: TraceReducer {
  private var fingers: [Int: [TimelineTrack.Segment]] = [:]
  private var recognizers = RecognizerTrackBuilder()
  private var delivery = DeliveryTrackBuilder()
  /// The delivery of each finger.
  private var deliveries: [Int: DeliveryTrackBuilder] = [:]
  /// The fingers of the last delivery.
  private var delivered: [Int] = []
  private var controlEvents = ControlEventTrackBuilder()

  package init() {}

  package mutating func add(_ index: Int, of trace: Trace) {
    let step = trace.steps[index].kind
    delivery.add(step, at: index)
    for finger in step.deliveredFingers { deliveries[finger, default: DeliveryTrackBuilder()].add(step, at: index) }
    switch step {
    case .event(let reports):
      for report in reports { fingers[report.finger, default: []].follow(report, at: index) }
    case .deliver(_, _, let fingers): delivered = fingers
    case .forward, .handled, .dropped:
      for finger in delivered { deliveries[finger]?.add(step, at: index) }
    case .action(let sender, _, _, let events, _):
      for finger in delivered { deliveries[finger]?.add(step, at: index) }
      controlEvents.record(events, from: sender, at: index)
    case .gesture(let gesture):
      for finger in deliveries.keys { deliveries[finger]?.add(step, at: index) }
      recognizers.follow(gesture, at: index)
    case .pass, .ask, .gate, .override, .inside, .returned, .result, .sendEvent, .climbed, .timeout, .interrupted,
      .warning, .printed, .device, .signal, .withheld, .ignored, .lost:
      break
    }
  }

  /// Returns the tracks: the fingers in their order, the recognizers, the delivery, then the control events. `trace` is
  /// the reduced trace.
  package func tracks(of trace: Trace) -> [TimelineTrack] {
    fingers.keys.sorted().map { TimelineTrack(subject: .finger($0), segments: fingers[$0] ?? []) }
      + recognizers.tracks(of: trace) + deliveryTracks + controlEvents.tracks
  }

  /// One track, or one for each finger if fingers reach different views.
  private var deliveryTracks: [TimelineTrack] {
    let received = deliveries.filter { !$0.value.responders.isEmpty }
    guard Set(received.values.map(\.responders)).count > 1 else {
      return [TimelineTrack(subject: .delivery(finger: nil), segments: delivery.segments)]
    }
    return received.keys.sorted().map {
      TimelineTrack(subject: .delivery(finger: $0), segments: received[$0]?.segments ?? [])
    }
  }
}

extension TraceStep.Kind {
  /// The fingers that a step delivers, withholds or takes away.
  fileprivate var deliveredFingers: [Int] {
    switch self {
    case .deliver(_, _, let fingers): fingers
    case .withheld(_, let finger, _, _), .ignored(let finger, _, _), .lost(let finger, _, _): [finger]
    default: []
    }
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

  package mutating func extend(to step: Int) {
    guard let last = indices.last else { return }
    self[last].steps = self[last].steps.lowerBound..<Swift.max(self[last].steps.upperBound, step + 1)
  }
}
