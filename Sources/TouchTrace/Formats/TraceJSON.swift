import Foundation
import Scenes
import UIKit

/// A trace as JSON, for programs: one step a line, keys sorted.
///
/// The document has `format` (1), `scene`, `variant`, `marks` (`name`, `steps`: how many had happened), `steps` and
/// `trees`. Each step has
///
/// | key | is |
/// |---|---|
/// | `step` | its number, from 1 |
/// | `kind` | what happened; the other keys depend on it |
/// | `depth`, `parent` | what it happened inside of: how many steps, and the number of the innermost; null at the top |
/// | `time` | virtual milliseconds |
/// | `tree` | which of `trees` was there, from 0 |
///
/// | kind | keys |
/// |---|---|
/// | `event` | `fingers`: of each `finger`, `phase`, `point` on the screen |
/// | `device` | `event`: `shake`, `press`, `remoteControl` |
/// | `pass` | `number`, `repeats`, `finger`, `point` |
/// | `ask` | `view`, `by` (null: the application), `point` in the view |
/// | `gate` | `view`, `reason`: `hidden`, `interactionDisabled` or `alpha`, then also `alpha` |
/// | `override` | `view`, `hitTest` as scene files write it |
/// | `inside` | `view`, `answer`, and if outside `side` and `distance` in points |
/// | `returned` | `view`, `hit` (null: nil) |
/// | `result` | `finger`, `view` (null: nobody) |
/// | `sendEvent` | `responder` |
/// | `deliver` | `phase`, `responder`, `fingers` |
/// | `forward` | `phase`, `from`, `to` (null: the end of the chain) |
/// | `handled` | `phase`, `responder`, `passesOn` |
/// | `dropped` | `phase`, `fingers` |
/// | `ignored` | `finger`, `view`, `reason`: `singleTouch`, `exclusiveTouch`, `recognized`, `scrollView`, `touchCancelled`, and `because`: whose |
/// | `action` | `from`, `name`, `to` (null: a closure), `event`; of a continuous recognizer `scale`, `rotation` in radians or `translation` in points |
/// | `climbed` | `action`, `past` |
/// | `withheld` | `phase`, `finger`, `view`, `by`: recognizers |
/// | `lost` | `finger`, `view`, `to` (null: the touch was cancelled) |
/// | `timeout` | |
/// | `interrupted` | `reason`: `resignedActive`, `leftWindow`, `gateClosed`, `animation`, and `view` |
/// | `signal` | `method`, `responder` |
/// | `attends`, `letsGo` | `recognizer`, `finger` |
/// | `sees` | `recognizer`, `phase`, `fingers` |
/// | `asked` | `question`, `recognizer` or `view`, `other` or `finger`, `by` (a view, `delegate` or `itself`), `answer` |
/// | `verdict` | `recognizer`, `verdict`: `granted`, `waits`, `fails`; `reason` if it fails; `other` |
/// | `changes` | `recognizer`, `old`, `new`, `reason`, `other` |
package enum TraceJSON {
  package static func text(of trace: Trace, scene: String, variant: String) -> String {
    let marks = trace.marks.map { JSONValue.object(["name": .string($0.name), "steps": .int($0.count)]) }
    let steps = trace.steps.enumerated().map { number, step in JSONValue.object(keys(of: step, number: number + 1)) }
    let members: [(String, String)] = [
      ("format", "1"), ("marks", list(marks)), ("scene", JSONValue.string(scene).text), ("steps", list(steps)),
      ("trees", list(trace.trees.map(\.json))), ("variant", JSONValue.string(variant).text),
    ]
    return "{\n" + members.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private static func list(_ values: [JSONValue]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.map { "    " + $0.text }.joined(separator: ",\n") + "\n  ]"
  }

  private static func keys(of step: TraceStep, number: Int) -> [String: JSONValue] {
    var keys = step.kind.json
    keys["step"] = .int(number)
    keys["depth"] = .int(step.depth)
    keys["parent"] = step.parent.map { .int($0 + 1) } ?? .null
    keys["time"] = .int(step.time)
    keys["tree"] = .int(step.tree)
    return keys
  }
}

extension TraceStep.Kind {
  /// What depends on the kind.
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .event(let reports): ["kind": "event", "fingers": .array(reports.map(\.json))]
    case .device(let event): ["kind": "device", "event": .string(event.name)]
    case .pass(let number, let repeats, let finger, let point):
      [
        "kind": "pass", "number": .int(number), "repeats": .int(repeats), "finger": .int(finger),
        "point": .point(point),
      ]
    case .ask(let view, let asker, let point):
      ["kind": "ask", "view": .string(view), "by": .name(asker), "point": .point(point)]
    case .gate(let view, let refusal): ["kind": "gate", "view": .string(view)].merging(refusal.json) { one, _ in one }
    case .override(let view, let override):
      ["kind": "override", "view": .string(view), "hitTest": .string(override.description)]
    case .inside(let view, let answer, let miss):
      ["kind": "inside", "view": .string(view), "answer": .bool(answer)].merging(miss?.json ?? [:]) { one, _ in one }
    case .returned(let view, let hit): ["kind": "returned", "view": .string(view), "hit": .name(hit)]
    case .result(let finger, let view): ["kind": "result", "finger": .int(finger), "view": .name(view)]
    case .sendEvent(let responder): ["kind": "sendEvent", "responder": .string(responder)]
    case .deliver(let phase, let responder, let fingers):
      [
        "kind": "deliver", "phase": .string(phase.name), "responder": .string(responder),
        "fingers": .array(fingers.map { .int($0) }),
      ]
    case .forward(let phase, let responder, let next):
      ["kind": "forward", "phase": .string(phase.name), "from": .string(responder), "to": .name(next)]
    case .handled(let phase, let responder, let passesOn):
      [
        "kind": "handled", "phase": .string(phase.name), "responder": .string(responder), "passesOn": .bool(passesOn),
      ]
    case .dropped(let phase, let fingers):
      ["kind": "dropped", "phase": .string(phase.name), "fingers": .array(fingers.map { .int($0) })]
    case .ignored(let finger, let view, let reason):
      ["kind": "ignored", "finger": .int(finger), "view": .string(view)].merging(reason.json) { one, _ in one }
    case .action(let sender, let name, let target, let event, let measure):
      [
        "kind": "action", "from": .string(sender), "name": .string(name), "to": .name(target), "event": .string(event),
      ].merging(measure?.json ?? [:]) { one, _ in one }
    case .climbed(let action, let responder):
      ["kind": "climbed", "action": .string(action), "past": .string(responder)]
    case .gesture(let step): step.json
    case .withheld(let phase, let finger, let view, let holders):
      [
        "kind": "withheld", "phase": .string(phase.name), "finger": .int(finger), "view": .string(view),
        "by": .array(holders.map { .string($0) }),
      ]
    case .lost(let finger, let view, let recognizer):
      ["kind": "lost", "finger": .int(finger), "view": .string(view), "to": .name(recognizer)]
    case .timeout: ["kind": "timeout"]
    case .interrupted(let interruption):
      ["kind": "interrupted"].merging(interruption.json) { one, _ in one }
    case .signal(let signal, let responder):
      ["kind": "signal", "method": .string(signal.method), "responder": .string(responder)]
    }
  }
}

extension FingerReport {
  fileprivate var json: JSONValue {
    .object(["finger": .int(finger), "phase": .string(phase.name), "point": .point(point)])
  }
}

extension TouchRefusal {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .hidden: ["reason": "hidden"]
    case .interactionDisabled: ["reason": "interactionDisabled"]
    case .alpha(let alpha): ["reason": "alpha", "alpha": .number(alpha)]
    }
  }
}

extension Miss {
  fileprivate var json: [String: JSONValue] {
    ["side": .string(side.rawValue), "distance": .number(distance)]
  }
}
