import Canvas
import Foundation
import Narration
import ScenePicture

// Two scenes side by side: a row of ticks for each, and the first step that differs.

extension TimelineDrawing {
  private func middle(ofSide side: Int) -> CGFloat {
    TimelineMeasures.middle(ofSide: side, height: chart.bounds.height)
  }

  /// The rows of both scenes.
  private var rows: CGRect {
    let top = middle(ofSide: 0) - 10
    return CGRect(x: 0, y: top, width: chart.bounds.width, height: middle(ofSide: 1) + 10 - top)
  }

  func drawSides(_ list: inout DrawingList) {
    list.clip(visible) { list in
      drawChapters(&list)
      guard !content.times.isEmpty else { return }
      drawLoop(&list)
      drawCurrent(&list)
      for parting in content.partings { drawParting(parting, &list) }
      for (side, ticks) in content.sides.enumerated() { draw(ticks, middle: middle(ofSide: side), &list) }
    }
    if !content.times.isEmpty { drawMarks(&list) }
  }

  /// Returns a box around the ticks of both scenes at a step.
  private func box(of step: Int) -> CGRect {
    let width = min(24, max(chart.scale.width(of: step).rounded(), 10))
    let x = chart.x(chart.scale.middle(of: step)).rounded()
    return CGRect(x: x - width / 2, y: rows.minY, width: width, height: rows.height)
  }

  private func drawCurrent(_ list: inout DrawingList) {
    guard content.cursor > 0 else { return }
    list.fill(.roundedRect(box(of: content.cursor - 1), radius: 4), theme.selection)
  }

  /// Draws a frame and a diamond between the ticks of the first step of a touch that differs, and below them what it is.
  private func drawParting(_ parting: Int, _ list: inout DrawingList) {
    let box = box(of: parting)
    guard isVisible(box.minX...box.maxX) else { return }
    list.element(.parting) { list in
      list.stroke(.roundedRect(box.insetBy(dx: 0.75, dy: 0.75), radius: 4), width: 1.5, theme.secondaryText)
      let center = CGPoint(x: box.midX, y: (box.midY).rounded())
      list.fill(
        .polygon([
          (center.x, center.y - 5), (center.x + 5, center.y), (center.x, center.y + 5), (center.x - 5, center.y),
        ]),
        theme.text)
      let words = CompareText.firstDifference[appearance.languages.first].lowercased()
      let width = appearance.width(words, .caption), room = chart.bounds.height - box.maxY
      guard room >= 18 else { return }
      let left = min(max(box.midX - width / 2, visible.minX + 2), max(visible.maxX - width - 4, visible.minX + 2))
      let line = CGRect(x: left, y: box.maxY + (room - 18) / 2, width: width + 1, height: 16)
      list.line(words, .caption, theme.secondaryText, in: line, appearance)
    }
  }

  private func draw(_ ticks: [TickKind?], middle: CGFloat, _ list: inout DrawingList) {
    for index in chart.visibleSteps.clamped(to: ticks.indices) {
      let x = chart.x(chart.scale.middle(of: index))
      guard let kind = ticks[index], isVisible(x - 8...x + 8), showsTick(index) else { continue }
      TickDrawing(kind: kind, isFuture: index >= content.cursor).draw(
        &list, at: CGPoint(x: x.rounded(), y: middle), theme)
    }
  }
}
