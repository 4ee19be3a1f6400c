import Canvas
import Foundation
import TouchTrace

/// The colour of the stage at a point, from the grounds of the device and its views. Casings and rings are drawn in it.
struct Ground {
  /// - box: the visible part.
  private typealias Layer = (corners: [CGPoint], box: CGRect, clip: CGRect?, color: Color, opacity: CGFloat)

  private let layers: [Layer]
  private let stage: Color
  /// The places of the upright and of the level edges, in order and each once.
  private let uprightEdges, levelEdges: [CGFloat]

  init(_ views: [StagedView], device: CGRect, _ theme: Theme) {
    stage = theme.background
    layers =
      [(device.corners, device, nil, theme.device, 1)]
      + views.filter { $0.groundOpacity > 0 && $0.isSeen }.map {
        ($0.corners, $0.visibleBox, $0.clip, $0.color, $0.groundOpacity)
      }
    uprightEdges = Set(layers.flatMap { [$0.box.minX, $0.box.maxX] }).sorted()
    levelEdges = Set(layers.flatMap { [$0.box.minY, $0.box.maxY] }).sorted()
  }

  func color(at point: CGPoint) -> Color { color(at: point, of: layers) }

  private func color(at point: CGPoint, of layers: [Layer]) -> Color {
    layers.reduce(stage) { below, layer in
      let isUnder = layer.clip?.contains(point) ?? true && layer.corners.contain(point)
      return isUnder ? layer.color.mixed(into: below, Double(layer.opacity)) : below
    }
  }

  /// Returns the parts of a horizontal or vertical line over each of which the set of grounds is the same.
  func parts(from start: CGPoint, to end: CGPoint) -> [(start: CGPoint, end: CGPoint)] {
    let isLevel = start.y == end.y
    let (first, last) = isLevel ? (start.x, end.x) : (start.y, end.y)
    let cuts = (isLevel ? uprightEdges : levelEdges).filter { $0 > min(first, last) && $0 < max(first, last) }
    let stops = [first] + (first < last ? cuts : cuts.reversed()) + [last]
    return zip(stops, stops.dropFirst()).compactMap { from, to in
      if from == to { return nil }
      return isLevel
        ? (CGPoint(x: from, y: start.y), CGPoint(x: to, y: start.y))
        : (CGPoint(x: start.x, y: from), CGPoint(x: start.x, y: to))
    }
  }

  /// Draws the ground over a band around a polyline, so that the lines that it crosses are interrupted.
  func drawCasing(_ points: [CGPoint], width: CGFloat, _ list: inout DrawingList) {
    for (start, end) in zip(points, points.dropFirst()) {
      // A screen of own code may have thousands of views.
      let reach = CGRect(around: [start, end]).insetBy(dx: -1, dy: -1)
      let under = layers.filter { $0.box.intersects(reach) }
      for part in parts(from: start, to: end) {
        let middle = CGPoint(x: (part.start.x + part.end.x) / 2, y: (part.start.y + part.end.y) / 2)
        list.stroke(.line(from: part.start, to: part.end), width: width, color(at: middle, of: under))
      }
    }
  }
}
