import Canvas
import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// What the names in the source stand for at the line that runs now.
struct CodeValue: Equatable {
  var name: String
  var value: String

  /// The values of a call, as one would see them in a debugger.
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
final class CodeValues: UIView, Painted {
  static let rowHeight: CGFloat = 22

  var title = ""
  var values: [CodeValue] = []

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  var wantedHeight: CGFloat { 32 + CGFloat(values.count) * CodeValues.rowHeight + 8 }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    list.line(title, .selectedRow, theme.ink, in: CGRect(x: 0, y: 7, width: bounds.width, height: 24), appearance)
    for (index, value) in values.enumerated() {
      let row = CGRect(
        x: 0, y: 32 + CGFloat(index) * CodeValues.rowHeight, width: bounds.width, height: CodeValues.rowHeight)
      let end = list.line(value.name, .api, theme.ink2, in: row, appearance) + 12
      let space = CGRect(x: end, y: row.minY, width: max(row.maxX - end, 0), height: row.height)
      list.line(value.value, .api, theme.ink, in: space, appearance, .right)
    }
  }
}
