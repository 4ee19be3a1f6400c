import Foundation

/// Parallel lines that fill a shape. Lengths in pixels at scale 1.
public struct Hatch: Hashable, Sendable {
  /// From the middle of one line to the middle of the next, measured across the lines.
  public var pitch: CGFloat
  public var width: CGFloat
  /// How steeply the lines rise to the right, in degrees.
  public var angle: CGFloat

  public init(pitch: CGFloat, width: CGFloat = 1, angle: CGFloat = 45) {
    self.pitch = pitch
    self.width = width
    self.angle = angle
  }

  /// The lines long enough to cover `bounds`. They are counted from the origin, so neighbouring shapes continue each other's lines.
  func lines(over bounds: CGRect) -> Path {
    guard pitch > 0, width > 0, bounds.width / pitch < 10_000, bounds.height / pitch < 10_000 else { return Path() }
    let rise = Arc.direction(degrees: -angle)
    let across = CGPoint(x: -rise.y, y: rise.x)
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let offsets = corners.map { $0.x * across.x + $0.y * across.y }
    let reaches = corners.map { $0.x * rise.x + $0.y * rise.y }
    guard let low = offsets.min(), let high = offsets.max(), let from = reaches.min(), let to = reaches.max() else {
      return Path()
    }
    let first = Int(((low - width) / pitch).rounded(.down))
    let last = Int(((high + width) / pitch).rounded(.up))
    return Path(
      (first...last).map { number in
        let near = CGFloat(number) * pitch - width / 2
        let points = [(from, near), (to, near), (to, near + width), (from, near + width)]
        return Path.Contour(
          points.map { CGPoint(x: $0 * rise.x + $1 * across.x, y: $0 * rise.y + $1 * across.y) }, isClosed: true)
      })
  }
}
