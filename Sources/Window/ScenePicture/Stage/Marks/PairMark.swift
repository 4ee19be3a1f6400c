import Canvas
import Foundation
import Scenes

/// The measure of a pinch or a rotation: the line between two fingers, its middle, and the values of the recognizers.
struct PairMark: StageMark, Equatable {
  let element = ElementName.fingerPair
  let order = MarkOrder.underFingers
  /// From rim to rim, in window pixels.
  var line: LineSegment
  var middle: CGPoint
  /// Nil where it does not fit.
  var pill: Pill?

  /// Nil unless there are two fingers and a recognizer that measures two.
  init?(
    _ display: DisplayState, _ geometry: StageGeometry, _ language: Language, _ placer: inout LabelPlacer
  ) {
    guard let fingers = display.twoFingers, let spread = FingerSpread(display),
      let one = geometry.windowPoint(of: fingers.0), let two = geometry.windowPoint(of: fingers.1)
    else { return nil }
    let measures = placer.measures, length = one.distance(to: two), rim = measures.finger + 2 * measures.scale
    guard length > 2 * rim else { return nil }
    let unit = CGPoint(x: (two.x - one.x) / length, y: (two.y - one.y) / length)
    line = LineSegment(
      start: CGPoint(x: one.x + unit.x * rim, y: one.y + unit.y * rim),
      end: CGPoint(x: two.x - unit.x * rim, y: two.y - unit.y * rim))
    middle = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
    placer.keepFree([one, two].map { CGRect(center: $0, side: 2 * rim + measures.smallBadge) })
    let frame = CGRect(center: middle, side: 14 * measures.scale)
    for wording in PairMeasure.Wording.allCases where pill == nil {
      let texts = PairMeasure.texts(display, spread, wording, language).joined(separator: "   ")
      guard !texts.isEmpty else { continue }
      pill =
        placer.pill(texts, beside: frame, inside: geometry.screenFrame)
        ?? placer.pill(texts, beside: CGRect(from: line.start, to: line.end), inside: geometry.screenFrame)
    }
  }

  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (appearance, measures) = (plan.appearance, plan.measures)
    let lineColor = appearance.theme.text, scale = measures.scale, arm = 7 * scale
    let path = Path.line(from: line.start, to: line.end)
    list.stroke(path, measures.pen(4), appearance.theme.panel.opacity(0.6))
    list.stroke(path, measures.pen(1.5, dash: [4, 3]), lineColor)
    for (dx, dy) in [(arm, 0), (0, arm)] {
      let cross = Path.line(
        from: CGPoint(x: middle.x - dx, y: middle.y - dy), to: CGPoint(x: middle.x + dx, y: middle.y + dy))
      list.stroke(cross, measures.pen(5), appearance.theme.panel.opacity(0.8))
      list.stroke(cross, measures.pen(2), lineColor)
    }
    pill?.draw(lineColor, appearance, &list)
  }
}
