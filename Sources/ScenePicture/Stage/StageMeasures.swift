import Canvas
import Foundation

/// How large the marks on the stage and in the lane are: they grow on a large device, and more for a projector.
struct StageMeasures: Equatable {
  /// 1, but the growth of the window for a projector.
  var scale: CGFloat = 1
  /// How much larger than at scale 1 glyphs are.
  var glyph: CGFloat = 1
  // Tags
  var badge: CGFloat = 20
  /// From a view's outline to what stands in it.
  var inset: CGFloat = 6
  /// Between the parts of a tag.
  var gap: CGFloat = 5
  var name = Font.sans(13, .semibold)
  var digit = Font.sans(11, .semibold)
  var words = Font.sans(11)
  /// In a view that has no room for the usual ones.
  var smallName = Font.sans(12, .semibold)
  var smallDigit = Font.sans(11, .semibold)
  // Lines
  var outline: CGFloat = 2
  var askedOutline: CGFloat = 2.5
  var resultRing: CGFloat = 3
  var outerRing: CGFloat = 1.5
  var ringGap: CGFloat = 3.5
  var arrow: CGFloat = 3
  var head = CGSize(width: 9, height: 10)
  var connector: CGFloat = 1.8
  /// How much wider hairlines and how much longer dashes are.
  var line: CGFloat = 1
  // Marks
  var finger: CGFloat = 16
  var fingerRing: CGFloat = 2.2
  var fingerDot: CGFloat = 3.5
  var pill: CGFloat = 18

  init() {}

  init(_ geometry: StageGeometry, _ layout: WindowLayout) {
    if layout.isProjector {
      self = .projector(scale: layout.size.height / 800)
    } else if geometry.deviceScale >= 1.2 {
      badge = 24
      name = .sans(16, .semibold)
      digit = .sans(13, .semibold)
      words = .sans(13)
      (smallName, smallDigit) = (.sans(14, .semibold), .sans(12, .semibold))
      (glyph, inset, gap) = (1.2, 8, 7)
      (head, finger) = (CGSize(width: 11, height: 12), 20)
    }
  }

  private static func projector(scale: CGFloat) -> StageMeasures {
    let font = { (size: CGFloat, weight: FontWeight) in Font.sans(Int((size * scale).rounded()), weight) }
    var measures = StageMeasures()
    (measures.scale, measures.glyph) = (scale, 1.7 * scale)
    measures.badge = (36 * scale).rounded()
    (measures.name, measures.digit, measures.words) = (font(28, .semibold), font(24, .semibold), font(24, .regular))
    (measures.smallName, measures.smallDigit) = (font(24, .semibold), font(24, .semibold))
    (measures.outline, measures.askedOutline) = (4 * scale, 5 * scale)
    (measures.resultRing, measures.outerRing, measures.ringGap) = (6 * scale, 3 * scale, 7 * scale)
    (measures.arrow, measures.head) = (6 * scale, CGSize(width: 15 * scale, height: 17 * scale))
    (measures.connector, measures.line) = (4 * scale, 2 * scale)
    (measures.gap, measures.inset) = (9 * scale, 6 * scale)
    (measures.finger, measures.fingerRing, measures.fingerDot) = (26 * scale, 4 * scale, 6 * scale)
    measures.pill = 34 * scale
    return measures
  }

  /// A badge in a view that has no room for the usual one.
  var smallBadge: CGFloat { (badge * 0.8).rounded() }

  var hairline: CGFloat { max(1, (line * 0.75).rounded()) }

  /// Lengths drawn and left out, as they are at scale 1.
  func dashes(_ lengths: CGFloat...) -> [CGFloat] { lengths.map { $0 * line } }

  /// The width that a glyph takes in a tag.
  var glyphWidth: CGFloat { (12 * glyph).rounded() }
  /// Between rows of tags.
  var rowPitch: CGFloat { badge + 6 * scale }
  /// How far the result's double ring reaches beyond the view.
  var ringReach: CGFloat { ringGap + outerRing }
}
