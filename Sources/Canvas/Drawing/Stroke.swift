import Foundation

/// How a path is drawn as a line. Lengths in pixels at scale 1.
///
/// The line lies half on each side of its path, so an odd width is crisp on half pixels and an even one on whole pixels.
package struct Stroke: Hashable, Sendable {
  /// How an open line, or a dash, ends.
  package enum Cap: Hashable, Sendable {
    /// Straight, at the end point.
    case butt
    /// A half disc beyond the end point; a dash of length 0 is a dot.
    case round
  }

  /// How two edges meet.
  package enum Join: Hashable, Sendable {
    /// A point; cut off straight where it would be longer than twice the width.
    case miter
    /// An arc around the corner.
    case round
  }

  /// Across the line.
  package var width: CGFloat
  /// Lengths drawn and left out in turn; empty for a solid line.
  var dash: [CGFloat]
  /// How far into the dashes the line starts.
  var phase: CGFloat
  /// How open ends, and the ends of dashes, look.
  var cap: Cap
  /// How corners look.
  var join: Join

  /// A line of `width`, solid unless `dash` has lengths.
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
