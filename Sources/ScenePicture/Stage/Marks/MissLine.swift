import Canvas
import Foundation

/// How far outside of a view the finger is: a line from the point to the edge that it misses, and the distance in words.
struct MissLine: Equatable {
  var view: String
  /// On the finger's side.
  var start: CGPoint
  /// On the edge of the view.
  var end: CGPoint
  /// From the finger to a line that stands aside because it is short; nil where it starts at the finger.
  var link: Route?
  var pill: Pill

  private var isUpright: Bool { start.x == end.x }

  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
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
