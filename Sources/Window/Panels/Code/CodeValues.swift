import Canvas
import PanelModels
import ScenePicture
import UIKit

/// Names and values below a heading.
final class CodeValues: PaintedView {
  static let rowHeight: CGFloat = 22

  var title = ""
  var values: [CodeValue] = []

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
