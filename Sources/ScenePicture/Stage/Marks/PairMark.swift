import Canvas
import Foundation

/// What a pinch and a rotation see of two fingers: the line between them, its middle, and how much longer and how far
/// turned it is than when the second of them came down.
struct PairMark: Equatable {
  /// From rim to rim, in window pixels.
  var line: LineSegment
  var middle: CGPoint
  /// Nil where there is no room for it.
  var pill: Pill?

  /// Nil unless two fingers are shown and a recognizer follows two.
  init?(
    _ display: DisplayState, _ geometry: StageGeometry, _ measures: StageMeasures, _ pills: inout PillPlacement
  ) {
    guard let fingers = display.twoFingers, let spread = FingerSpread(display),
      let one = geometry.windowPoint(of: fingers.0), let two = geometry.windowPoint(of: fingers.1)
    else { return nil }
    let length = one.distance(to: two), rim = measures.finger + 2 * measures.scale
    guard length > 2 * rim else { return nil }
    let unit = CGPoint(x: (two.x - one.x) / length, y: (two.y - one.y) / length)
    line = LineSegment(
      start: CGPoint(x: one.x + unit.x * rim, y: one.y + unit.y * rim),
      end: CGPoint(x: two.x - unit.x * rim, y: two.y - unit.y * rim))
    middle = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
    pills.keepFree([one, two].map { CGRect(center: $0, width: 2 * rim, height: 2 * rim) })
    let space = CGRect(center: middle, width: 14 * measures.scale, height: 14 * measures.scale)
    pill = pills.pill("\(spread.scaleText)  \(spread.turnText)", .mono(pills.wordsSize), beside: space)
  }

  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    let ink = appearance.theme.ink, scale = measures.scale, arm = 7 * scale
    let path = Path.line(from: line.start, to: line.end)
    list.stroke(path, width: 4 * scale, appearance.theme.panel.opacity(0.6))
    list.stroke(path, Stroke(1.5 * scale, dash: [4 * scale, 3 * scale]), ink)
    for (dx, dy) in [(arm, 0), (0, arm)] {
      let cross = Path.line(
        from: CGPoint(x: middle.x - dx, y: middle.y - dy), to: CGPoint(x: middle.x + dx, y: middle.y + dy))
      list.stroke(cross, width: 5 * scale, appearance.theme.panel.opacity(0.8))
      list.stroke(cross, width: 2 * scale, ink)
    }
    pill?.draw(ink, appearance, &list)
  }
}
