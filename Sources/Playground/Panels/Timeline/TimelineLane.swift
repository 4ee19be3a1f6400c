import Foundation
import UIKit

/// A line of the timeline below the ticks: what one finger did, or what the views were told.
nonisolated struct TimelineLane: Equatable {
  enum Subject: Equatable {
    case finger(Int)
    case recognizer(String)
    case delivery
  }

  /// A stretch of steps.
  struct Segment: Equatable {
    enum Kind: Equatable {
      /// A finger is down; `isLifted` where its end is known.
      case down(isLifted: Bool)
      /// Responders are told of a phase, in so many events.
      case told(UITouch.Phase, events: Int)
      /// A recognizer is in a state; it went on changing so many times.
      case state(UIGestureRecognizer.State, changes: Int)
    }

    var kind: Kind
    var steps: Range<Int>
  }

  var subject: Subject
  var segments: [Segment]

  /// The lanes of a trace: the fingers in their order, the recognizers, then the delivery.
  static func lanes(of trace: Trace) -> [TimelineLane] {
    var fingers: [Int: [Segment]] = [:]
    var recognizers = RecognizerLives()
    var delivery: [Segment] = []
    for (index, step) in trace.steps.enumerated() {
      switch step.kind {
      case .event(let reports):
        for report in reports { fingers[report.finger, default: []].follow(report, at: index) }
      case .deliver(let phase, _, _): delivery.tell(phase, at: index)
      case .forward, .handled, .dropped, .action: delivery.stretch(to: index)
      case .gesture(let step): recognizers.follow(step, at: index)
      case .pass, .ask, .gate, .override, .inside, .returned, .result, .sendEvent, .ignored, .climbed, .withheld, .lost,
        .timeout, .interrupted, .device, .signal:
        break
      }
    }
    return fingers.keys.sorted().map { TimelineLane(subject: .finger($0), segments: fingers[$0] ?? []) }
      + recognizers.lanes(until: trace.steps.count) + [TimelineLane(subject: .delivery, segments: delivery)]
  }
}

nonisolated extension [TimelineLane.Segment] {
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

  /// A new stretch for each phase; moves that follow each other are one.
  fileprivate mutating func tell(_ phase: UITouch.Phase, at step: Int) {
    guard let last, case .told(phase, let events) = last.kind, phase == .moved || step == last.steps.upperBound else {
      return append(TimelineLane.Segment(kind: .told(phase, events: 1), steps: step..<step + 1))
    }
    let isNewEvent = step > last.steps.upperBound
    self[count - 1].kind = .told(phase, events: isNewEvent ? events + 1 : events)
    stretch(to: step)
  }

  fileprivate mutating func stretch(to step: Int) {
    guard let last = indices.last else { return }
    self[last].steps = self[last].steps.lowerBound..<Swift.max(self[last].steps.upperBound, step + 1)
  }
}
