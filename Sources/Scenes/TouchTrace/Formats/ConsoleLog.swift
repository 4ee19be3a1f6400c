import UIKit

/// The lines that views with logging overrides print in Xcode's console for the same touches, for comparison with it.
///
/// The overrides are those of `hitTest`, `pointInside` and three `touches…` methods, in each view of the scene. View `A`
/// has the class `AView`. Windows and controllers print nothing. Pointers are left out, and a search that the trace
/// folded is printed as often as it ran.
package enum ConsoleLog {
  /// Lines without line ends.
  package static func lines(of trace: Trace) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < trace.steps.count {
      if case .pass(_, let repeats, _, _) = trace.steps[index].kind {
        let pass = index + 1..<trace.end(of: index)
        let once = pass.flatMap { trace.consoleLines(of: trace.steps[$0]) }
        for _ in 0..<repeats { lines += once }
        index = pass.upperBound
      } else {
        lines += trace.consoleLines(of: trace.steps[index])
        index += 1
      }
    }
    return lines
  }
}

extension Trace {
  /// Returns the index after the last step inside the step at `index`.
  package func end(of index: Int) -> Int {
    let depth = steps[index].depth
    var end = index + 1
    while end < steps.count, steps[end].depth > depth { end += 1 }
    return end
  }

  fileprivate func consoleLines(of step: TraceStep) -> [String] {
    let tree = tree(of: step)
    func logs(_ name: String) -> Bool { tree.node(name).map { !$0.isWindow } ?? false }
    switch step.kind {
    case .ask(let view, _, _) where logs(view): return ["\(view)View ---->> hitTest:withEvent: ---"]
    case .inside(let view, let answer, _) where logs(view):
      return [
        "\(view)View --->> pointInside:withEvent: ---",
        "\(view)View <<--- pointInside:withEvent: --- isInside:\(answer ? 1 : 0)",
      ]
    case .returned(let view, let hit) where logs(view):
      let found = hit.flatMap { tree.node($0) }?.consoleDescription ?? "(null)"
      // The logging code has "/n" where a line break is meant, so the console shows it.
      return ["\(view)View <<--- hitTest:withEvent: --- /n hitTestView:\(found)"]
    case .deliver(let phase, let responder, _) where logs(responder) && phase.isLogged:
      return ["\(responder)View \(phase.method)"]
    case .event, .pass, .ask, .gate, .override, .inside, .returned, .result, .sendEvent, .deliver, .forward, .handled,
      .dropped, .ignored, .action, .climbed, .gesture, .withheld, .lost, .timeout, .interrupted, .device, .signal,
      .warning:
      return []
    // Own code has its own lines.
    case .printed(let line): return [line.text]
    }
  }
}

extension UITouch.Phase {
  /// The logging code does not override `touchesCancelled`.
  fileprivate var isLogged: Bool {
    switch self {
    case .began, .moved, .ended: true
    case .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited: false
    }
  }
}

extension TreeSnapshot.Node {
  /// The text that `%@` gives for a view, without pointers.
  fileprivate var consoleDescription: String {
    let values = [frame.minX, frame.minY, frame.width, frame.height].map { number($0, minus: "-") }
    var parts = ["frame = (\(values[0]) \(values[1]); \(values[2]) \(values[3]))"]
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    parts.append(isWindow ? "layer = <UIWindowLayer>" : "layer = <CALayer>")
    return "<\(isWindow ? className : name + "View"); \(parts.joined(separator: "; "))>"
  }
}
