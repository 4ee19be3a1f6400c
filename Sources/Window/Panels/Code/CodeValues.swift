import Canvas
import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The value of a name in the source at the current line.
struct CodeValue: Equatable {
  var name: String
  var value: String

  /// Returns the values of a call, as a debugger would show them.
  static func values(of frame: CallFrame, in trace: Trace, at cursor: Int, language: CodeLanguage) -> [CodeValue] {
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

/// Names and values below a heading.
final class CodeValues: PaintedView {
  static let rowHeight: CGFloat = 22

  var title = ""
  var values: [CodeValue] = []

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  var preferredHeight: CGFloat { 32 + CGFloat(values.count) * CodeValues.rowHeight + 8 }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    list.line(title, .selectedRow, theme.text, in: bounds.inset(top: 7).strip(.top, 24), appearance)
    let body = bounds.inset(top: 32)
    for (index, value) in values.enumerated() {
      let row = body.row(index, height: CodeValues.rowHeight)
      let end = list.line(value.name, .api, theme.secondaryText, in: row, appearance) + 12
      list.line(value.value, .api, theme.text, in: row.between(end, row.maxX), appearance, .right)
    }
  }
}
