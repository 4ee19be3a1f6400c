import Canvas
import Foundation

/// The sizes of the marks on the stage and in the column, in pixels: larger on a large device, and scaled for a
/// projector.
struct StageMeasures: Equatable {
  /// 1; on a projector, the scale of the window.
  var scale: CGFloat = 1
  /// Whether the marks are for a projector, where tags are large beside the views.
  var isLarge = false
  /// The magnification of icons.
  var glyph: CGFloat = 1
  // Tags
  var badge: CGFloat = 20
  /// From the outline of a view to the tag inside it.
  var inset: CGFloat = 6
  /// Between the parts of a tag.
  var gap: CGFloat = 5
  var name = Font.sans(13, .semibold)
  var digit = Font.sans(11, .semibold)
  var text = Font.sans(11)
  /// In a view that is too small for the usual sizes.
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
  /// The scale of hairlines and dashes.
  var line: CGFloat = 1
  // Marks
  var finger: CGFloat = 16
  var fingerRing: CGFloat = 2.2
  var fingerDot: CGFloat = 3.5
  var pill: CGFloat = 18

  init() {}

  init(_ geometry: StageGeometry, _ layout: WindowLayout) {
    if layout.isProjector {
      self = StageMeasures.projector.scaled(by: layout.scale)
    } else if geometry.deviceScale >= 1.2 {
      badge = 24
      name = .sans(16, .semibold)
      digit = .sans(13, .semibold)
      text = .sans(13)
      (smallName, smallDigit) = (.sans(14, .semibold), .sans(12, .semibold))
      (glyph, inset, gap) = (1.2, 8, 7)
      (head, finger) = (CGSize(width: 11, height: 12), 20)
    }
  }

  /// For a window 800 px high.
  private static var projector: StageMeasures {
    var measures = StageMeasures()
    measures.isLarge = true
    (measures.badge, measures.glyph, measures.gap, measures.inset) = (36, 1.7, 9, 6)
    (measures.name, measures.digit, measures.text) = (.sans(28, .semibold), .sans(24, .semibold), .sans(24))
    (measures.smallName, measures.smallDigit) = (.sans(20, .semibold), .sans(20, .semibold))
    (measures.outline, measures.askedOutline) = (4, 5)
    (measures.resultRing, measures.outerRing, measures.ringGap) = (6, 3, 7)
    (measures.arrow, measures.head) = (6, CGSize(width: 15, height: 17))
    (measures.connector, measures.line) = (4, 2)
    (measures.finger, measures.fingerRing, measures.fingerDot) = (26, 4, 6)
    measures.pill = 34
    return measures
  }

  /// Returns all sizes multiplied by `scale`. Badges and fonts have whole sizes.
  private func scaled(by scale: CGFloat) -> StageMeasures {
    var measures = self
    let lengths: [WritableKeyPath<StageMeasures, CGFloat>] = [
      \.scale, \.glyph, \.badge, \.inset, \.gap, \.outline, \.askedOutline, \.resultRing, \.outerRing, \.ringGap,
      \.arrow, \.connector, \.line, \.finger, \.fingerRing, \.fingerDot, \.pill,
    ]
    for length in lengths { measures[keyPath: length] *= scale }
    let fonts: [WritableKeyPath<StageMeasures, Font>] = [\.name, \.digit, \.text, \.smallName, \.smallDigit]
    for font in fonts { measures[keyPath: font] = self[keyPath: font].scaled(by: scale) }
    measures.badge.round()
    measures.head = CGSize(width: head.width * scale, height: head.height * scale)
    return measures
  }

  /// A badge in a view that is too small for the usual one.
  var smallBadge: CGFloat { (badge * 0.8).rounded() }

  /// The shortest line behind the head of an arrow.
  var leastShaft: CGFloat { (isLarge ? 16 : 10) * scale }

  /// The radius of the star on the ring of the hit-test view.
  var starRadius: CGFloat { (badge * 0.46).rounded() }

  var hairline: CGFloat { max(1, (line * 0.75).rounded()) }

  /// Lengths drawn and left out, given at scale 1.
  func dashes(_ lengths: CGFloat...) -> [CGFloat] { lengths.map { $0 * line } }

  /// A pen whose width and dashes are given at scale 1.
  func pen(
    _ width: CGFloat, dash: [CGFloat] = [], cap: Stroke.Cap = .butt, join: Stroke.Join = .miter
  ) -> Stroke {
    Stroke(width * scale, dash: dash.map { $0 * scale }, cap: cap, join: join)
  }

  /// The width of an icon in a tag.
  var glyphWidth: CGFloat { (12 * glyph).rounded() }
  /// Between rows of tags.
  var rowPitch: CGFloat { badge + 6 * scale }
  /// The distance by which the double ring of the hit-test view extends beyond the view.
  var ringReach: CGFloat { ringGap + outerRing }
}
