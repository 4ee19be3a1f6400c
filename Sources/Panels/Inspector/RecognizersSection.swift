import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The gesture recognizers of the view, each with its state.
final class RecognizersSection: InspectorSection {
  private var rows: [RecognizerLine] = []
  private var emptyText = ""

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat { 34 + CGFloat(max(rows.count, 1)) * PropertyRow.height + 12 }

  override func show(_ subject: InspectedView, _ appearance: Appearance) {
    let language = appearance.languages.first
    head(HeadingText.gestureRecognizers[language])
    rows = subject.recognizers
    emptyText = rows.isEmpty ? ControlText.none[language] : ""
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    super.paint(&list, appearance)
    let body = bounds.inset(top: 34)
    list.line(emptyText, .row, appearance.theme.ink2, in: body.row(0, height: PropertyRow.height), appearance)
    for (index, line) in rows.enumerated() {
      paint(line, in: body.row(index, height: PropertyRow.height), &list, appearance)
    }
  }

  private func paint(_ line: RecognizerLine, in row: CGRect, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.icon(.diamond, at: CGPoint(x: 7, y: row.midY), magnification: 1.2, theme.recognizer)
    let pill = list.pill(line.state.name, theme.recognizer, right: row.maxX, middle: row.midY, appearance)
    let textFrame = row.between(20, pill.minX - 8)
    let end = list.line(line.name, .control, line.isEnabled ? theme.ink : theme.hair, in: textFrame, appearance)
    let rest = textFrame.between(end + 8, textFrame.maxX)
    if appearance.width(line.className, .smallApi) <= rest.width {
      list.line(line.className, .smallApi, theme.ink3, in: rest, appearance)
    }
  }
}
