import Canvas
import Foundation

/// The line between the two maps of a wipe, with its handle and the names of both sides.
struct WipeMark {
  /// The x coordinate of the line, in window pixels.
  let x: CGFloat
  private let screen: CGRect
  private let left: String
  private let right: String
  private let measures: StageMeasures

  init(_ wipe: HitMapState.Wipe, _ geometry: StageGeometry, _ measures: StageMeasures, _ appearance: Appearance) {
    screen = geometry.screenFrame
    x = WipeMark.x(of: wipe.position, geometry)
    (left, right) = (wipe.left[appearance.languages.first], wipe.right[appearance.languages.first])
    self.measures = measures
  }

  static func x(of position: CGFloat, _ geometry: StageGeometry) -> CGFloat {
    (geometry.screenFrame.minX + position * geometry.screenFrame.width).rounded()
  }

  /// The part of the screen that the left map covers.
  var leftPart: CGRect { screen.between(screen.minX, x) }

  func draw(_ appearance: Appearance, _ list: inout DrawingList) {
    let theme = appearance.theme, scale = measures.scale, reach = WindowLayout.bezelWidth
    let line = Path.line(from: CGPoint(x: x, y: screen.minY - reach), to: CGPoint(x: x, y: screen.maxY + reach))
    list.stroke(line, width: 6 * scale, theme.panel)
    list.stroke(line, width: 2 * scale, theme.text)
    let center = CGPoint(x: x, y: (screen.maxY - 28 * scale).rounded())
    list.fill(.circle(center: center, radius: 13 * scale), theme.panel)
    list.stroke(.circle(center: center, radius: 12 * scale), width: 2 * scale, theme.text)
    for way: CGFloat in [-1, 1] {
      let tip = CGPoint(x: center.x + way * 7 * scale, y: center.y)
      let ends = [-4, 4].map { CGPoint(x: center.x + way * 3 * scale, y: center.y + $0 * scale) }
      list.stroke(.polyline([ends[0], tip, ends[1]]), Stroke(2 * scale, cap: .round, join: .round), theme.text)
    }
    drawNames(appearance, &list)
  }

  private func drawNames(_ appearance: Appearance, _ list: inout DrawingList) {
    let y = screen.maxY - 28 * measures.scale, gap = 18 * measures.scale
    for (text, way) in [(left, CGFloat(-1)), (right, 1)] {
      let size = Pill.size(of: text, measures.text, measures, appearance.typesetter)
      let place = way < 0 ? x - gap - size.width : x + gap
      let inside = min(max(place, screen.minX + 4), screen.maxX - 4 - size.width)
      guard way < 0 ? inside + size.width <= x : inside >= x else { continue }
      let frame = CGRect(
        x: inside.rounded(), y: (y - size.height / 2).rounded(), width: size.width, height: size.height)
      Pill(text: text, font: measures.text, frame: frame).draw(appearance.theme.text, appearance, &list)
    }
  }
}
