import Foundation

/// A handle of the selected view in edit mode: a corner or the middle of an edge.
package enum EditHandle: CaseIterable, Sendable {
  case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left

  /// The edges that the handle moves: −1 is left or top, 1 is right or bottom, 0 is neither.
  package var edges: (x: CGFloat, y: CGFloat) {
    switch self {
    case .topLeft: (-1, -1)
    case .top: (0, -1)
    case .topRight: (1, -1)
    case .right: (1, 0)
    case .bottomRight: (1, 1)
    case .bottom: (0, 1)
    case .bottomLeft: (-1, 1)
    case .left: (-1, 0)
    }
  }

  /// Returns its place on a view, between the corners: top left, top right, bottom right and bottom left.
  package func place(on corners: [CGPoint]) -> CGPoint {
    guard corners.count == 4 else { return .zero }
    let (u, v) = ((edges.x + 1) / 2, (edges.y + 1) / 2), (origin, right, down) = (corners[0], corners[1], corners[3])
    return CGPoint(
      x: origin.x + (right.x - origin.x) * u + (down.x - origin.x) * v,
      y: origin.y + (right.y - origin.y) * u + (down.y - origin.y) * v)
  }

  /// Returns the handle of a view at a point; nil if none is within a distance of it. A corner comes before an edge, so
  /// that a small view can be made larger.
  package static func handle(at point: CGPoint, of corners: [CGPoint], within reach: CGFloat) -> EditHandle? {
    let order: [EditHandle] = [.bottomRight, .topLeft, .topRight, .bottomLeft, .right, .bottom, .left, .top]
    return order.first { handle in
      let place = handle.place(on: corners)
      return abs(place.x - point.x) <= reach && abs(place.y - point.y) <= reach
    }
  }
}
