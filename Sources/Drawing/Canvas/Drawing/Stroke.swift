import Foundation

/// The style of a line along a path. Lengths are in pixels at scale 1.
///
/// Half of the line lies on each side of its path, so an odd width is crisp on half pixels and an even width on whole pixels.
package struct Stroke: Hashable, Sendable {
  /// The shape of the ends of an open line or of a dash.
  package enum Cap: Hashable, Sendable {
    /// Straight, at the end point.
    case butt
    /// A half disc beyond the end point; a dash of length 0 is a dot.
    case round
  }

  /// The shape of a corner.
  package enum Join: Hashable, Sendable {
    /// A point, cut off where it would be longer than twice the width.
    case miter
    /// An arc around the corner.
    case round
  }

  /// The width across the line.
  package var width: CGFloat
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  package var dash: [CGFloat]
  /// The start position in the dashes.
  package var phase: CGFloat
  /// The shape of open ends and of the ends of dashes.
  package var cap: Cap
  /// The shape of corners.
  package var join: Join

  /// Makes a line of `width`, solid unless `dash` has lengths.
  package init(
    _ width: CGFloat, dash: [CGFloat] = [], phase: CGFloat = 0, cap: Cap = .butt, join: Join = .miter
  ) {
    self.width = width
    self.dash = dash
    self.phase = phase
    self.cap = cap
    self.join = join
  }
}
