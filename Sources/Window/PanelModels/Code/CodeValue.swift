import Scenes
import TouchTrace
import UIKit

/// The value of a name in the source at the current line.
package struct CodeValue: Equatable {
  package var name: String
  package var value: String

  /// Returns the values of a call, as a debugger would show them.
  package static func values(of frame: CallFrame, in trace: Trace, at cursor: Int, language: CodeLanguage)
    -> [CodeValue]
  {
    let node = trace.trees[trace.steps[frame.step].tree].node(frame.receiver)
    let own = CodeValue(name: "self", value: frame.receiver)
    switch frame.function {
    case .hitTest(let point):
      let isForwards = node?.hitTest == .beyondBounds
      let subviews = node?.subviews ?? []
      let name = isForwards ? "subviews" : language == .swift ? "subviews.reversed()" : "subviews, reversed"
      let order = (isForwards ? subviews : subviews.reversed()).joined(separator: ", ")
      return [own, CodeValue(name: "point", value: pointText(point)), CodeValue(name: name, value: "[\(order)]")]
        + answer(of: frame, in: trace, at: cursor)
    case .touches(_, let fingers):
      let next = trace.trees[trace.steps[frame.step].tree].responder(frame.receiver)?.next ?? "nil"
      let touches = fingers.map(String.init).joined(separator: ", ")
      return [
        own, CodeValue(name: "touches", value: "[\(touches)]"),
        CodeValue(name: language == .swift ? "next" : "nextResponder", value: next),
      ]
    case .sendEvent, .queue, .action: return [own]
    }
  }

  private static func answer(of frame: CallFrame, in trace: Trace, at cursor: Int) -> [CodeValue] {
    guard trace.steps.indices.contains(cursor - 1),
      case .returned(frame.receiver, let hit) = trace.steps[cursor - 1].kind
    else { return [] }
    return [CodeValue(name: "return", value: hit ?? "nil")]
  }
}
