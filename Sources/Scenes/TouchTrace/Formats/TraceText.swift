import UIKit

/// Writes a trace as text, one line for each step, indented by depth. Line n is step n.
///
/// The format is stable: references and the `trace:` lines of scenes are compared with it.
package enum TraceText {
  static func lines(of trace: Trace) -> [String] { trace.steps.map { indented($0) } }

  /// Returns the lines of some of the steps.
  package static func lines(of trace: Trace, in steps: Range<Int>) -> [String] {
    trace.steps[steps].map { indented($0) }
  }

  /// Returns the lines, with the script's marks between them as `= NAME`.
  ///
  /// With the text of the same trace when it was shorter, the lines that were added since are the whole text.
  /// - Parameters:
  ///   - step: the index of the first step.
  ///   - mark: the index of the first mark.
  package static func text(of trace: Trace, from step: Int = 0, mark: Int = 0) -> String {
    var lines: [String] = []
    var marks = trace.marks[mark...]
    for index in step..<trace.steps.count {
      while let mark = marks.first, mark.count <= index { lines.append("= \(marks.removeFirst().name)") }
      lines.append(indented(trace.steps[index]))
    }
    lines += marks.map { "= \($0.name)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the line of one step without its indentation.
  package static func line(of step: TraceStep) -> String {
    step.kind.text + (step.depth == 0 ? " at \(step.time) ms" : "")
  }

  private static func indented(_ step: TraceStep) -> String {
    String(repeating: "  ", count: step.depth) + line(of: step)
  }
}

extension TraceStep.Kind {
  /// The line without the time.
  package var text: String {
    switch self {
    case .event(let reports): "event: " + reports.map(\.text).joined(separator: ", ")
    case .device(let event): "event: \(event.name)"
    case .pass(let number, 1, let finger, let point): "search \(number) for finger \(finger) \(plain(point))"
    case .pass(let number, let repeats, let finger, let point):
      "searches \(number)-\(number + repeats - 1) for finger \(finger) \(plain(point))"
    case .ask(let view, _, let point): "\(view).hitTest \(plain(point))"
    case .gate(let view, let refusal): "\(view) skipped: \(refusal.text)"
    case .override(let view, let override): "\(view) overrides hitTest: \(override)"
    case .inside(let view, let answer, let miss):
      "\(view).pointInside → \(answer ? "YES" : "NO")\(miss.map { ", \($0.text)" } ?? "")"
    case .returned(let view, let hit): "\(view).hitTest → \(hit ?? "nil")"
    case .result(let finger, let view): "finger \(finger) → \(view ?? "nil")"
    case .sendEvent(let responder): "\(responder).sendEvent"
    case .deliver(let phase, let responder, let fingers):
      "\(responder).\(phase.method) \(fingers.map { "finger \($0)" }.joined(separator: ", "))"
    case .forward(let phase, let responder, let next): "\(responder) passes \(phase.method) to \(next ?? "nil")"
    case .handled(let phase, let responder, let passesOn):
      "\(responder) handles \(phase.method)\(passesOn ? " and passes it on" : "")"
    case .dropped(_, let fingers) where fingers.isEmpty: "dropped"
    case .dropped(let phase, _): "\(phase.method) dropped"
    case .ignored(let finger, let view, let reason): "\(view) does not receive finger \(finger): \(reason.text)"
    case .action(let sender, let name, let target, let event, let measure):
      "\(sender) sends \(name.isEmpty ? "its action" : name)\(target.map { " to \($0)" } ?? "")\(event.isEmpty ? "" : " for \(event)")\(measure.map { ": \($0.text)" } ?? "")"
    case .climbed(let action, let responder): "\(responder) cannot perform \(action)"
    case .gesture(let step): step.text
    case .withheld(let phase, let finger, let view, let recognizers):
      recognizers.joined(separator: ", ")
        + " \(recognizers.count == 1 ? "delays" : "delay") \(view).\(phase.method) finger \(finger)"
    case .lost(let finger, let view, let recognizer?): "\(view) loses finger \(finger) to \(recognizer)"
    case .lost(let finger, let view, nil): "\(view) loses finger \(finger): touch cancelled"
    case .timeout: "time-out"
    case .interrupted(let interruption): "interrupted: \(interruption.text)"
    case .warning(.noAction(let action, let target, let sender)):
      "warning: \(target) has no action \(action)\(sender.map { ", which \($0) sends" } ?? "")"
    case .warning(.noTarget(let action, let sender, true)):
      "warning: the target of \(action), which \(sender) sends, no longer exists"
    case .warning(.noTarget(let action, let sender, false)):
      "warning: the target of \(action), which \(sender) sends, is no object"
    case .printed(let line): "prints: \(line.text)" + (line.more > 0 ? " (and \(line.more) more lines)" : "")
    case .warning(.unsampled(let name)): "\(name) was not sampled here: UIKit's own answers"
    case .warning(.other(let text)): "warning: \(text)"
    case .warning(.refused(let attempt)): "warning: the code may not do this: \(attempt.text)"
    case .signal(let signal, let responder): "\(responder).\(signal.method)"
    }
  }

  private func plain(_ point: CGPoint) -> String { pointText(point, minus: "-") }
}

extension FingerReport {
  fileprivate var text: String {
    "finger \(finger) \(phase.name) \(pointText(point, minus: "-"))" + (tapCount > 1 ? " tapCount \(tapCount)" : "")
      + (force.map { " force \(number($0))" } ?? "")
  }
}

extension TouchRefusal {
  fileprivate var text: String {
    switch self {
    case .hidden: "hidden"
    case .interactionDisabled: "interaction off"
    case .animated: "animated"
    case .alpha(let alpha): "alpha \(number(alpha))"
    }
  }
}

extension Miss {
  fileprivate var text: String {
    distance == 0 ? "on the \(side.edge) edge" : "\(number(distance)) pt \(side.rawValue)"
  }
}
