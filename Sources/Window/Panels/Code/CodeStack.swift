import Canvas
import Narration
import PanelModels
import ScenePicture
import TouchTrace
import UIKit

/// The call stack below a heading, innermost first. Pressing a call shows its source.
final class CodeStack: PaintedView {
  /// Called with the index of the pressed call.
  var choose: (Int) -> Void = { _ in }
  private var rows: [StackRow] = []
  private var title = ""

  var isEmpty: Bool { rows.isEmpty }

  var preferredHeight: CGFloat { 30 + CGFloat(rows.count) * StackRow.height + 8 }

  func show(_ frames: [CallFrame], chosen: Int, _ display: DisplayState, _ appearance: Appearance) {
    title = HeadingText.callStack[appearance.languages.first]
    if rows.count != frames.count { rebuildRows(frames.count) }
    let outcomes = display.outcomes, numbers = display.numbers
    for (index, (row, frame)) in zip(rows, frames).enumerated() {
      row.call = frame
      row.isSelected = index == chosen
      row.number = numbers[frame.receiver]
      row.outcome = index == 0 && display.story?.result == nil ? .asking : outcomes[frame.receiver]
      row.kind = display.tree.responder(frame.receiver)?.kind
    }
  }

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in StackRow { [unowned self] in choose(index) } }
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "code.stack.\(index)"
      addSubview(row)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let body = bounds.insetBy(dx: -8, dy: 0).inset(top: 30)
    for (index, row) in rows.enumerated() { row.frame = body.row(index, height: StackRow.height) }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    list.line(title, .selectedRow, appearance.theme.text, in: bounds.inset(top: 7).strip(.top, 24), appearance)
  }
}
