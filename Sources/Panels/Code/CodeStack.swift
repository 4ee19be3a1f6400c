import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The calls under way below a heading, innermost first; pressing one shows its source.
final class CodeStack: UIView, Painted {
  /// Told which call was pressed.
  var choose: (Int) -> Void = { _ in }
  private var rows: [StackRow] = []
  private var title = ""

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  var isEmpty: Bool { rows.isEmpty }

  var wantedHeight: CGFloat { 30 + CGFloat(rows.count) * StackRow.height + 8 }

  func show(_ frames: [CallFrame], chosen: Int, _ display: DisplayState, _ appearance: Appearance) {
    title = HeadingText.callStack[appearance.languages.first]
    if rows.count != frames.count { remake(frames.count) }
    for (index, (row, frame)) in zip(rows, frames).enumerated() {
      row.call = frame
      row.isSelected = index == chosen
      row.number = display.story?.number(of: frame.receiver)
      row.verdict = index == 0 && display.story?.result == nil ? .asking : ViewVerdict(of: frame.receiver, in: display)
      row.kind = display.tree.responder(frame.receiver)?.kind
    }
  }

  private func remake(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in StackRow { [unowned self] in choose(index) } }
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "code.stack.\(index)"
      addSubview(row)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: -8, y: 30 + CGFloat(index) * StackRow.height, width: bounds.width + 16, height: StackRow.height)
    }
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    list.line(
      title, .selectedRow, appearance.theme.ink, in: CGRect(x: 0, y: 7, width: bounds.width, height: 24), appearance)
  }
}
