import Canvas
import Foundation

/// The distance of the finger from a view: a line from the point to the nearest edge, with a pill.
struct MissLine: StageMark, Equatable {
  let order = MarkOrder.overTags
  var view: String
  /// The end at the finger.
  var start: CGPoint
  /// The end at the edge of the view.
  var end: CGPoint
  /// From the finger to a short line, which is moved aside; nil where the line starts at the finger.
  var link: Route?
  var pill: Pill

  private var isUpright: Bool { start.x == end.x }

  var element: ElementName { .miss(of: view) }
  var labels: [PlacedLabel] { labels(pill, part: CGRect(around: [start, end])) }
  var lines: [Route] { [Route([start, end])] }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (appearance, measures) = (plan.appearance, plan.measures)
    let color = appearance.theme.no, width = 1.5 * measures.scale
    if let link { list.stroke(.polyline(link.points), Stroke(width, dash: [3, 2]), color) }
    list.stroke(.line(from: start, to: end), width: 3 * width, appearance.theme.panel.opacity(0.6))
    list.stroke(.line(from: start, to: end), width: width, color)
    for point in [start, end] {
      let (dx, dy) = isUpright ? (4.5 * measures.scale, 0) : (0, 4.5 * measures.scale)
      let bar = Path.line(
        from: CGPoint(x: point.x - dx, y: point.y - dy), to: CGPoint(x: point.x + dx, y: point.y + dy))
      list.stroke(bar, width: width, color)
    }
    pill.draw(color, appearance, &list)
  }
}
