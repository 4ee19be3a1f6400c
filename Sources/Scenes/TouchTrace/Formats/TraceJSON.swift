import UIKit

/// Writes a trace as JSON for other programs: one step a line, keys sorted.
///
/// The document has `format` (1), `scene`, `variant`, `marks` (`name`, and `steps`: the number of steps before the mark),
/// `steps` and `trees`. Each step has
///
/// | key | is |
/// |---|---|
/// | `step` | its number, from 1 |
/// | `kind` | what happened; the other keys depend on it |
/// | `depth`, `parent` | the number of steps that contain it, and the number of the innermost one; null at the top |
/// | `time` | virtual milliseconds |
/// | `tree` | index into `trees`, from 0 |
///
/// | kind | keys |
/// |---|---|
/// | `event` | `fingers`: for each finger `finger`, `phase`, and `point` on the screen |
/// | `device` | `event`: `shake`, `press`, `remoteControl` |
/// | `pass` | `number`, `repeats`, `finger`, `point` |
/// | `ask` | `view`, `by` (null: the application), `point` in the view |
/// | `gate` | `view`, `reason`: `hidden`, `interactionDisabled`, `animated`, or `alpha`, then also `alpha` |
/// | `override` | `view`, `hitTest` as scene files write it |
/// | `inside` | `view`, `answer`, and if outside `side` and `distance` in points |
/// | `returned` | `view`, `hit` (null: nil) |
/// | `result` | `finger`, `view` (null: no view) |
/// | `sendEvent` | `responder` |
/// | `deliver` | `phase`, `responder`, `fingers` |
/// | `forward` | `phase`, `from`, `to` (null: the end of the chain) |
/// | `handled` | `phase`, `responder`, `passesOn` |
/// | `dropped` | `phase`, `fingers` |
/// | `ignored` | `finger`, `view`, `reason`: `singleTouch`, `exclusiveTouch`, `recognized`, `scrollView`, `touchCancelled`, and `because`: the view or recognizer |
/// | `action` | `from`, `name`, `to` (null: a closure), `event`; of a continuous recognizer `scale`, `rotation` in radians or `translation` in points |
/// | `climbed` | `action`, `past` |
/// | `withheld` | `phase`, `finger`, `view`, `by`: recognizers |
/// | `lost` | `finger`, `view`, `to` (null: the touch was cancelled) |
/// | `timeout` | |
/// | `interrupted` | `reason`: `resignedActive`, `ignoringInteraction`, `leftWindow`, and `view` |
/// | `warning` | `action`, `to` and `from` of an action that its target does not have, or `text` |
/// | `signal` | `method`, `responder` |
/// | `attends`, `letsGo` | `recognizer`, `finger` |
/// | `sees` | `recognizer`, `phase`, `fingers` |
/// | `asked` | `question`, `recognizer` or `view`, `other` or `finger`, `by` (a view, `delegate` or `itself`), `answer` |
/// | `verdict` | `recognizer`, `verdict`: `granted`, `waits`, `fails`; `reason` if it fails; `other` |
/// | `changes` | `recognizer`, `old`, `new`, `reason`, `other` |
package enum TraceJSON {
  /// Returns the document. A number that is not finite is written as `"Infinity"`, `"-Infinity"` or `"NaN"`.
  package static func text(of trace: Trace, scene: String, variant: String) -> String {
    let writer = Writer()
    let steps = trace.steps.enumerated().map { NumberedStep(number: $0 + 1, step: $1) }
    let members: [(String, String)] = [
      ("format", "1"), ("marks", writer.list(trace.marks.map { Mark(name: $0.name, steps: $0.count) })),
      ("scene", writer.text(scene)),
      ("steps", writer.list(steps)), ("trees", writer.list(trace.trees.map(Tree.init))),
      ("variant", writer.text(variant)),
    ]
    return "{\n" + members.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  /// Encodes values one by one, so that each stands on a line of its own.
  private struct Writer {
    private let encoder = JSONEncoder()

    init() {
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    }

    func list(_ values: [some Encodable]) -> String {
      values.isEmpty ? "[]" : "[\n" + values.map { "    " + text($0) }.joined(separator: ",\n") + "\n  ]"
    }

    func text(_ value: some Encodable) -> String {
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        preconditionFailure("A value of a trace cannot be written as JSON: \(error)")
      }
    }
  }
}

extension TraceJSON {
  /// A step with its number in the trace, from 1.
  fileprivate struct NumberedStep: Encodable {
    var number: Int
    var step: TraceStep

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(number, forKey: .step)
      try keys.encode(step.depth, forKey: .depth)
      try keys.encode(step.parent.map { $0 + 1 }, forKey: .parent)
      try keys.encode(step.time, forKey: .time)
      try keys.encode(step.tree, forKey: .tree)
      try step.kind.encode(to: &keys)
    }
  }

  /// A mark of the script, with the number of steps before it.
  private struct Mark: Encodable {
    var name: String
    var steps: Int
  }

  /// The keys of steps.
  enum Key: String, CodingKey {
    case step, kind, depth, parent, time, tree
    case action, alpha, answer, because, by, distance, event, finger, fingers, force, from, hit, hitTest, method, name
    case new, number, old, other, passesOn, past, phase, point, question, reason, recognizer, repeats, responder
    case rotation, scale, side, tapCount, text, to, translation, verdict, view
  }

  typealias Keys = KeyedEncodingContainer<Key>
}
