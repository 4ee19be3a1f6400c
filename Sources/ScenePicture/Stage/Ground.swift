import Canvas
import Foundation
import TouchTrace

/// What colour the stage has at a place when only grounds are painted: casings and rings are drawn with it.
struct Ground {
  private var layers: [(corners: [CGPoint], box: CGRect, color: Color, opacity: CGFloat)]
  private let stage: Color

  init(_ views: [StagedView], device: CGRect, _ theme: Theme) {
    stage = theme.background
    layers = [(device.corners, device, theme.device, 1)]
    layers += views.filter { $0.opacity > 0 }.map { ($0.corners, $0.box, $0.color, $0.opacity) }
  }

  func color(at point: CGPoint) -> Color {
    layers.reduce(stage) { below, layer in
      layer.corners.contain(point) ? layer.color.mixed(into: below, Double(layer.opacity)) : below
    }
  }

  /// The parts of an upright or level line in which the ground stays the same.
  func parts(from start: CGPoint, to end: CGPoint) -> [(start: CGPoint, end: CGPoint)] {
    let isLevel = start.y == end.y
    let (first, last) = isLevel ? (start.x, end.x) : (start.y, end.y)
    let edges = layers.flatMap { isLevel ? [$0.box.minX, $0.box.maxX] : [$0.box.minY, $0.box.maxY] }
    let cuts = edges.filter { $0 > min(first, last) && $0 < max(first, last) }
    let stops = [first] + cuts.sorted { first < last ? $0 < $1 : $0 > $1 } + [last]
    return zip(stops, stops.dropFirst()).compactMap { from, to in
      if from == to { return nil }
      return isLevel
        ? (CGPoint(x: from, y: start.y), CGPoint(x: to, y: start.y))
        : (CGPoint(x: start.x, y: from), CGPoint(x: start.x, y: to))
    }
  }

  /// Clears a band around a line with bends of the lines that it crosses, but not of the grounds.
  func drawCasing(_ points: [CGPoint], width: CGFloat, _ list: inout DrawingList) {
    for (start, end) in zip(points, points.dropFirst()) {
      for part in parts(from: start, to: end) {
        let middle = CGPoint(x: (part.start.x + part.end.x) / 2, y: (part.start.y + part.end.y) / 2)
        list.stroke(.line(from: part.start, to: part.end), width: width, color(at: middle))
      }
    }
  }
}
