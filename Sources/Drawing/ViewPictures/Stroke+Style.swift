import Canvas
import CoreGraphics

extension Stroke {
  /// The most dashes of one line.
  private static let mostDashes: CGFloat = 4_000

  /// A style for lengths that are scaled. A line that would have too many dashes has none.
  init(_ style: StrokeStyle, scale: CGFloat, along path: Path) {
    var dashes = style.dashes.map { $0 * scale }
    let period = dashes.reduce(0, +), length = path.length
    let canDash = period.isFinite && period > 0 && dashes.allSatisfy { $0 >= 0 } && length / period < Self.mostDashes
    if !canDash { dashes = [] }
    // Dashes and gaps alternate, also over the end of an odd list.
    if dashes.count % 2 == 1 { dashes += dashes }
    self.init(
      style.width * scale, dash: dashes, phase: canDash && style.dashPhase.isFinite ? style.dashPhase * scale : 0,
      cap: style.cap == .round ? .round : .butt, join: style.join == .round ? .round : .miter)
  }
}

extension Path {
  fileprivate var length: CGFloat {
    contours.reduce(0) { sum, contour in
      sum + zip(contour.points, contour.points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}
