import Canvas
import Foundation
import TouchTrace

/// A line through all layers of the exploded view at one point of the screen, from the device up to the finger and to
/// every view that was asked about it.
struct Needle: Equatable {
  /// In window pixels.
  var line: LineSegment
  /// The points where it goes through layers.
  var holes: [CGPoint]

  /// Nil outside the exploded view.
  init?(of story: TouchStory, _ views: [StagedView], _ geometry: StageGeometry) {
    guard let layers = geometry.layers, let point = story.trail.first else { return nil }
    let holeLayers = layers.layers(at: point)
    let asked = views.filter { story.question(of: $0.name) != nil }.map { layers.layer(of: $0.name) }
    guard let top = (holeLayers + asked).max(), top > 0 else { return nil }
    line = LineSegment(start: geometry.windowPoint(point, layer: 0), end: geometry.windowPoint(point, layer: top))
    holes = holeLayers.map { geometry.windowPoint(point, layer: $0) }
  }

  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    let path = Path.line(from: line.start, to: line.end), scale = measures.line
    list.stroke(path, width: 4.5 * scale, appearance.theme.panel.opacity(0.6))
    list.stroke(path, Stroke(1.5 * scale, dash: [2 * scale, 3 * scale]), appearance.theme.text)
    for hole in holes {
      list.fill(.circle(center: hole, radius: 3 * scale), appearance.theme.panel)
      list.stroke(.circle(center: hole, radius: 3 * scale), width: 1.5 * scale, appearance.theme.text)
    }
  }
}
