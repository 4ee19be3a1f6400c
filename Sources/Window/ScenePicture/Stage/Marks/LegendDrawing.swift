import Canvas
import Foundation
import Narration

/// Draws the legend: lines and icons as the stage has them, and what they mean.
struct LegendDrawing {
  let plan: StagePlan
  private var appearance: Appearance { plan.appearance }
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }
  private var style: LegendStyle { plan.legend.style }

  func draw(_ list: inout DrawingList) {
    for place in plan.legend.places { list.element(.legend(place.row.name)) { draw(place, &$0) } }
  }

  private func draw(_ place: Legend.Place, _ list: inout DrawingList) {
    let point = place.point
    switch place.row {
    case .asks: drawAsks(from: point, theme.yes, &list)
    case .asksNow: drawAsks(from: point, theme.text, &list)
    case .answer(let icon, let tone, _): drawIcon(icon, tone, from: point, &list)
    case .recognizer: drawIcon(.diamond, .recognizer, from: point, &list)
    case .cancelled: drawIcon(.scissors, .no, from: point, &list)
    case .passesUp: drawPassesUp(from: point, &list)
    case .action: drawAction(from: point, &list)
    case .withheld: drawIcon(.hourglass, .text, from: point, &list)
    case .refusal: drawNo(from: point, &list)
    case .phone: drawIcon(.phone, .no, from: point, &list)
    case .path: drawPath(from: point, [], theme.text, &list)
    case .pathOutside: drawPath(from: point, [5, 3], theme.no, &list)
    }
    for (index, line) in place.lines.enumerated() {
      let middle = point.y + CGFloat(index) * style.linePitch
      let start = CGPoint(x: point.x + style.text, y: style.font.baseline(centeredOn: middle))
      list.text(line, style.font, at: start, theme.secondaryText)
    }
  }

  private func drawIcon(_ icon: Icon, _ tone: Tone, from point: CGPoint, _ list: inout DrawingList) {
    let center = CGPoint(x: point.x + style.sign / 2 - style.scale, y: point.y)
    list.icon(icon, at: center, magnification: style.icon, theme.color(tone))
  }

  private func drawAsks(from point: CGPoint, _ color: Color, _ list: inout DrawingList) {
    let y = point.y + (style.scale == 1 ? 0.5 : 0), tip = CGPoint(x: point.x + style.sign, y: y)
    let start = CGPoint(x: point.x, y: y)
    let line = Route([start, tip]).shortened(by: measures.head.width - 2)
    list.stroke(.polyline(line.points), width: measures.arrow, color)
    list.fill(.arrowHead(at: tip, from: start, size: measures.head), color)
  }

  private func drawPassesUp(from point: CGPoint, _ list: inout DrawingList) {
    let isLarge = appearance.layout.isProjector, scale = style.scale
    let start = point, tip = CGPoint(x: point.x + style.sign - scale, y: point.y)
    let pen = Stroke(isLarge ? 4 * scale : 2, dash: isLarge ? [14 * scale, 8 * scale] : [7, 4])
    list.stroke(.line(from: start, to: CGPoint(x: tip.x - 1, y: tip.y)), pen, theme.chain)
    list.chevron(at: tip, from: start, reach: isLarge ? 10 * scale : 4.5, width: pen.width, theme.chain)
  }

  private func drawAction(from point: CGPoint, _ list: inout DrawingList) {
    let tip = CGPoint(x: point.x + style.sign, y: point.y)
    let line = Route([point, tip]).shortened(by: measures.head.width - 2)
    let pen = Stroke(measures.connector, dash: measures.dashes(8, 3, 2, 3))
    list.stroke(.polyline(line.points), pen, theme.recognizer)
    list.fill(.arrowHead(at: tip, from: point, size: measures.head), theme.recognizer)
  }

  /// A small pill with the answer of a delegate.
  private func drawNo(from point: CGPoint, _ list: inout DrawingList) {
    let frame = CGRect(x: point.x, y: point.y - style.height / 2, width: style.sign, height: style.height)
      .insetBy(dx: 0, dy: style.scale)
    let font = Font.sans(style.font.size * 9 / 11, .semibold)
    list.box(frame, radius: frame.height / 2, fill: theme.panel, border: theme.no, width: style.scale)
    list.text(
      MarkText.no[appearance.languages.first], font, centeredOn: frame.center, appearance.typesetter, theme.text)
  }

  private func drawPath(from point: CGPoint, _ dash: [CGFloat], _ color: Color, _ list: inout DrawingList) {
    let end = CGPoint(x: point.x + style.sign, y: point.y)
    list.stroke(.line(from: point, to: end), measures.pen(2.5, dash: dash), color)
  }
}
