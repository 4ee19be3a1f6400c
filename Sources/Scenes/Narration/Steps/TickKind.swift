import TouchTrace
import UIKit

/// The mark of a step in the timeline.
package enum TickKind: String, Sendable, CaseIterable {
  /// A step without an outcome: an event, a delivery, a return.
  case plain
  /// A view is asked, or `point(inside:)` returns true.
  case inside
  case outside
  case skipped
  /// The search has ended.
  case result
  /// A responder passes the touch to the next one.
  case passes
  case handled
  /// A recognizer's state changes, or an action is sent.
  case recognizer
  case cancelled

  package init(_ kind: TraceStep.Kind) {
    self =
      switch kind {
      case .event, .pass, .returned, .sendEvent, .dropped, .timeout, .device, .printed: .plain
      case .ask, .override: .inside
      case .inside(_, let answer, _): answer ? .inside : .outside
      case .gate, .ignored, .withheld: .skipped
      case .result(_, let view): view == nil ? .outside : .result
      case .deliver(let phase, _, _): phase == .cancelled ? .cancelled : .plain
      case .forward, .climbed, .signal: .passes
      case .handled: .handled
      case .action: .recognizer
      case .lost, .interrupted, .warning: .cancelled
      case .gesture(let step): TickKind(step)
      }
  }

  private init(_ step: GestureStep) {
    self =
      switch step {
      case .attends, .letsGo, .asked, .changes(_, from: _, to: .possible, _): .plain
      case .sees, .verdict, .changes: .recognizer
      }
  }
}
