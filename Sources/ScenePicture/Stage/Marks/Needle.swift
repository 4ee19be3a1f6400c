import Canvas
import Foundation
import TouchTrace

/// Where views are pulled apart: the line of one point of the screen through all planes, from the device up to the finger
/// and to whatever else was asked about it.
struct Needle: Equatable {
  /// In window pixels.
  var line: LineSegment
  /// Where it goes through planes.
  var holes: [CGPoint]

  /// Nil while nothing is pulled apart.
  init?(of story: TouchStory, _ views: [StagedView], _ geometry: StageGeometry) {
    guard let levels = geometry.levels, let point = story.trail.first else { return nil }
    let pierced = levels.pierced(at: point)
    let asked = views.filter { story.question(of: $0.name) != nil }.map { levels.level(of: $0.name) }
    guard let top = (pierced + asked).max(), top > 0 else { return nil }
    line = LineSegment(start: geometry.windowPoint(point, level: 0), end: geometry.windowPoint(point, level: top))
    holes = pierced.map { geometry.windowPoint(point, level: $0) }
  }

  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    let path = Path.line(from: line.start, to: line.end), scale = measures.line
    list.stroke(path, width: 4.5 * scale, appearance.theme.panel.opacity(0.6))
    list.stroke(path, Stroke(1.5 * scale, dash: [2 * scale, 3 * scale]), appearance.theme.ink)
    for hole in holes {
      list.fill(.circle(center: hole, radius: 3 * scale), appearance.theme.panel)
      list.stroke(.circle(center: hole, radius: 3 * scale), width: 1.5 * scale, appearance.theme.ink)
    }
  }
}
