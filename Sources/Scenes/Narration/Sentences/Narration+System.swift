import TouchTrace
import UIKit

extension StepContext {
  /// Whether the step belongs to an event without touches.
  var isOfDevice: Bool {
    if case .device = trace.steps[startOfEvent].kind { true } else { false }
  }

  /// Returns the line for `sendEvent` of an event without touches.
  func sendingOfDevice(_ responder: String) -> any NarrationLine {
    tree.node(responder)?.isWindow ?? false ? SystemLine.windowSends(responder) : .applicationSends(responder)
  }

  /// Returns the line for a responder's method for an event without touches.
  func line(for signal: TraceStep.Signal, to responder: String) -> any NarrationLine {
    if case .signal(_, let previous) = parentKind { return SystemLine.next(signal, to: responder, from: previous) }
    return SystemLine.first(signal, to: responder, isWindow: tree.node(responder)?.isWindow ?? false)
  }
}
