import TouchTrace
import UIKit

extension StepContext {
  /// Whether the event that the step belongs to is no touch.
  var isOfDevice: Bool {
    if case .device = trace.steps[startOfEvent].kind { true } else { false }
  }

  /// `sendEvent` of an event that is no touch.
  func sendingOfDevice(_ responder: String) -> any NarrationLine {
    tree.node(responder)?.isWindow ?? false ? SystemLine.windowSends(responder) : .applicationSends(responder)
  }

  /// A responder is told of something that is no touch.
  func line(for signal: TraceStep.Signal, to responder: String) -> any NarrationLine {
    if case .signal(_, let previous) = parentKind { return SystemLine.next(signal, to: responder, from: previous) }
    return SystemLine.first(signal, to: responder, isWindow: tree.node(responder)?.isWindow ?? false)
  }
}
