import UIKit

/// The coordinate space of a view's bounds, as it lies on the screen.
package struct ViewSpace: Equatable, Sendable {
  /// The screen point of the space's origin.
  private var origin = CGPoint.zero
  /// A point to the right, and a point down, in screen points.
  private var right = CGVector(dx: 1, dy: 0), down = CGVector(dx: 0, dy: 1)

  /// The space of the screen itself.
  package static let screen = ViewSpace()

  private init() {}

  /// The space of a view's bounds. A view without an area has that of the screen, moved to its corner.
  package init(_ node: TreeSnapshot.Node) {
    guard node.corners.count == 4 else { return }
    let corners = node.corners, bounds = node.bounds
    if bounds.width > 0, bounds.height > 0 {
      right = CGVector(
        dx: (corners[1].x - corners[0].x) / bounds.width, dy: (corners[1].y - corners[0].y) / bounds.width)
      down = CGVector(
        dx: (corners[3].x - corners[0].x) / bounds.height, dy: (corners[3].y - corners[0].y) / bounds.height)
    }
    origin = CGPoint(
      x: corners[0].x - right.dx * bounds.minX - down.dx * bounds.minY,
      y: corners[0].y - right.dy * bounds.minX - down.dy * bounds.minY)
  }

  /// Whether its axes are those of the screen, at any scale.
  package var isUpright: Bool { abs(right.dy) < 0.0001 && abs(down.dx) < 0.0001 && right.dx > 0 && down.dy > 0 }

  package func screenPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + right.dx * point.x + down.dx * point.y, y: origin.y + right.dy * point.x + down.dy * point.y)
  }

  package func screenVector(_ vector: CGVector) -> CGVector {
    CGVector(dx: right.dx * vector.dx + down.dx * vector.dy, dy: right.dy * vector.dx + down.dy * vector.dy)
  }

  /// Converts a point of the screen. A space without an area has only its origin.
  package func localPoint(_ point: CGPoint) -> CGPoint {
    let vector = localVector(CGVector(dx: point.x - origin.x, dy: point.y - origin.y))
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  /// Converts a movement on the screen.
  package func localVector(_ vector: CGVector) -> CGVector {
    let area = right.dx * down.dy - right.dy * down.dx
    guard abs(area) > 0.000_001 else { return .zero }
    return CGVector(
      dx: (vector.dx * down.dy - vector.dy * down.dx) / area, dy: (vector.dy * right.dx - vector.dx * right.dy) / area)
  }
}

extension TreeSnapshot {
  /// The coordinate space of a view's frame: that of its superview's bounds, or of the screen for a window.
  package func spaceOfFrame(of view: String) -> ViewSpace {
    node(view)?.superview.flatMap { node($0) }.map { ViewSpace($0) } ?? .screen
  }

  /// The frame of a view before its transform, as a scene file has it; to a thousandth of a point.
  package func untransformedFrame(of view: String) -> CGRect? { frame(of: view, in: spaceOfFrame(of: view)) }

  /// Returns the frame that keeps the middle of a view on the screen where it is, in another superview.
  package func frame(of view: String, in parent: String) -> CGRect? {
    node(parent).flatMap { frame(of: view, in: ViewSpace($0)) }
  }

  private func frame(of view: String, in space: ViewSpace) -> CGRect? {
    guard let node = node(view), node.corners.count == 4 else { return nil }
    let middle = CGPoint(x: (node.corners[0].x + node.corners[2].x) / 2, y: (node.corners[0].y + node.corners[2].y) / 2)
    let center = space.localPoint(middle), size = node.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      .roundedToThousandths
  }
}

extension CGRect {
  /// The rectangle with each number rounded to a thousandth, so that sums such as 0.1 + 0.2 are written as they are meant.
  package var roundedToThousandths: CGRect {
    func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 + 0 }
    return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
