import Canvas
import Foundation
import Narration
import TouchTrace

/// A box beside the device: who wins at the point of the last touch, and why it is not the view that is seen there.
struct HitMapCallout {
  let point: CGPoint
  let frame: CGRect
  /// Whether the box is at the left of the device.
  private let isLeft: Bool
  private let title: [String]
  private let reason: [String]
  private let titleFont: Font
  private let measures: StageMeasures

  /// - Parameter place: a point of the screen.
  init(
    _ areas: HitAreas, at place: CGPoint, _ geometry: StageGeometry, _ measures: StageMeasures, _ appearance: Appearance
  ) {
    let language = appearance.languages.first, typesetter = appearance.typesetter, scale = measures.scale
    self.measures = measures
    titleFont = Font.sans(measures.text.size + (measures.isLarge ? 0 : 1), .semibold)
    point = geometry.windowPoint(place, layer: 0)
    let stage = appearance.layout.stage
    let gap = 8 * scale, right = stage.maxX - geometry.bezel.maxX - 2 * gap
    let left = geometry.bezel.minX - stage.minX - 2 * gap
    // Beside code a projected device has no room at its right.
    isLeft = right < 150 * scale && left > right
    let most = max(isLeft ? left : right, 60 * scale)
    let heading = areas.winner(at: place).map { HitMapText.winsHere($0) } ?? .nobodyWins
    title = typesetter.lines(of: heading[language], titleFont, width: most - 20 * scale, maximum: 2)
    let text = areas.deadZone(at: place).map { HitMapText.youSee($0.view, $0.reason)[language] }
    reason = text.map { typesetter.lines(of: $0, measures.text, width: most - 20 * scale, maximum: 5) } ?? []
    let font = titleFont
    let widths = title.map { typesetter.width(of: $0, font) } + reason.map { typesetter.width(of: $0, measures.text) }
    let row = HitMapCallout.row(measures)
    let size = CGSize(
      width: min(((widths.max() ?? 0) + 20 * scale).rounded(.up), most),
      height: (row * CGFloat(title.count + reason.count) + 14 * scale).rounded())
    let top = min(max(point.y - size.height / 2, stage.minY + 8 * scale), stage.maxY - size.height - 8 * scale)
    let x = isLeft ? geometry.bezel.minX - gap - size.width : geometry.bezel.maxX + gap
    frame = CGRect(origin: CGPoint(x: x.rounded(), y: top.rounded()), size: size)
  }

  /// The areas of the mark at the point, the line and the box.
  var obstacles: [CGRect] {
    let line = CGRect(from: point, to: CGPoint(x: edge, y: point.y)).outset(by: 3 * measures.scale)
    return [CGRect(center: point, side: 2 * measures.finger), line, frame]
  }

  /// The edge of the box that the line leads to.
  private var edge: CGFloat { isLeft ? frame.maxX : frame.minX }

  /// The height of a line of text.
  private static func row(_ measures: StageMeasures) -> CGFloat { CGFloat(measures.text.size) + 5 * measures.scale }

  func draw(_ appearance: Appearance, _ list: inout DrawingList) {
    let theme = appearance.theme, scale = measures.scale, reach = measures.finger * 0.7
    let y = point.y.rounded() + 0.5
    let line = Path.line(from: CGPoint(x: point.x + (isLeft ? -reach : reach), y: y), to: CGPoint(x: edge, y: y))
    list.stroke(line, width: 4.5 * scale, theme.panel)
    list.stroke(line, width: 1.5 * scale, theme.text)
    list.fill(.circle(center: point, radius: reach), theme.panel.opacity(0.8))
    list.stroke(.circle(center: point, radius: reach), width: measures.fingerRing, theme.text)
    list.fill(.circle(center: point, radius: measures.fingerDot), theme.text)
    list.box(frame, radius: 6 * scale, fill: theme.panel, border: theme.text, width: 1.5 * scale)
    let row = HitMapCallout.row(measures), left = frame.minX + 10 * scale, width = frame.width - 20 * scale
    let lines = title.map { ($0, titleFont, theme.text) } + reason.map { ($0, measures.text, theme.secondaryText) }
    for (index, (text, font, color)) in lines.enumerated() {
      let middle = frame.minY + 7 * scale + row * (CGFloat(index) + 0.5)
      list.text(text, font, at: CGPoint(x: left, y: font.baseline(centeredOn: middle)), width: width, color, appearance)
    }
  }
}
