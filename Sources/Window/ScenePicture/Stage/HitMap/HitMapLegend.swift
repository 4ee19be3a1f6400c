import Canvas
import Foundation
import Narration
import TouchTrace

/// Left of the device: each winner with its colour and its share of the screen.
struct HitMapLegend {
  enum Sign: Equatable {
    case color(Color, WinnerPattern?), deadZone, askedArea, more
  }

  struct HitMapRow {
    var sign: Sign
    var text: String
    /// The share of the screen in percent; empty where there is none.
    var share: String
    /// The middle of the row.
    var y: CGFloat
  }

  private(set) var rows: [HitMapRow] = []
  private let heading: String
  private let style: LegendStyle
  private let pitch: CGFloat
  /// From the left end of the signs to the right end of the shares.
  private let left: CGFloat, right: CGFloat

  init(_ layer: HitMapLayer, hasAskedAreas: Bool, _ appearance: Appearance) {
    let language = appearance.languages.first, style = LegendStyle(appearance.layout)
    (self.style, heading) = (style, HitMapText.whoWins[language])
    pitch = 20 / 19 * style.pitch
    let stage = appearance.layout.stage
    (left, right) = (stage.minX + style.margin, layer.geometry.bezel.minX - style.gap)
    let areas = layer.areas
    func percent(_ shapes: [PointShape]) -> String {
      let share = shapes.map { areas.share(of: $0) }.reduce(0, +)
      return share > 0 && share < 0.005 ? "<1%" : "\(Int((share * 100).rounded()))%"
    }
    var rows = areas.areas.map { area in
      HitMapRow(
        sign: .color(layer.color(of: area.view) ?? appearance.theme.panel, layer.pattern(of: area.view)),
        text: area.view,
        share: percent([area.shape]), y: 0)
    }
    var extra: [HitMapRow] = []
    if !areas.deadZones.isEmpty {
      let share = percent(areas.deadZones.map(\.shape))
      extra.append(HitMapRow(sign: .deadZone, text: HitMapText.deadZone[language], share: share, y: 0))
    }
    if hasAskedAreas {
      extra.append(HitMapRow(sign: .askedArea, text: HitMapText.askedArea[language], share: "", y: 0))
    }
    let room = Int((stage.height - style.bottom - 2.5 * pitch) / pitch) - extra.count
    if rows.count > room {
      let rest = rows.count - room + 1
      rows =
        rows.prefix(max(room - 1, 0)) + [HitMapRow(sign: .more, text: HitMapText.more(rest)[language], share: "", y: 0)]
    }
    var bottom = (stage.maxY - style.bottom).rounded()
    for (index, row) in (rows + extra).enumerated().reversed() {
      if index == rows.count - 1, !extra.isEmpty { bottom -= (pitch * 0.25).rounded() }
      var placed = row
      placed.y = bottom
      self.rows.insert(placed, at: 0)
      bottom = (bottom - pitch).rounded()
    }
  }

  /// The area that other marks must not cover.
  var frame: CGRect? {
    guard let first = rows.first, let last = rows.last else { return nil }
    return CGRect(x: left, y: first.y - 1.7 * pitch, width: right - left, height: last.y - first.y + 2.2 * pitch)
  }

  func draw(_ appearance: Appearance, _ list: inout DrawingList) {
    guard let first = rows.first else { return }
    list.element(.hitMapLegend("heading")) { list in
      let font = Font.sans(CGFloat(style.font.size) == 11 ? 12 : style.font.size, .semibold)
      let point = CGPoint(x: left, y: font.baseline(centeredOn: (first.y - 1.2 * pitch).rounded()))
      list.text(heading, font, at: point, width: right - left, appearance.theme.text, appearance)
    }
    for row in rows { list.element(.hitMapLegend(row.text)) { draw(row, appearance, &$0) } }
  }

  private func draw(_ row: HitMapRow, _ appearance: Appearance, _ list: inout DrawingList) {
    let theme = appearance.theme, scale = style.scale, side = (style.height * 0.875).rounded()
    let swatch = CGRect(x: left, y: (row.y - side / 2).rounded(), width: side, height: side)
    let inner = swatch.insetBy(dx: 0.5, dy: 0.5), edge = Path.roundedRect(inner, radius: 3 * scale)
    switch row.sign {
    case .color(let color, let pattern):
      list.fill(edge, color)
      pattern?.draw(in: swatch.insetBy(dx: scale, dy: scale), pitch: (4 * scale).rounded(), color, theme, &list)
      list.stroke(edge, width: 1, theme.faintText)
    case .deadZone:
      list.hatch(edge, Hatch(pitch: 5 * scale, width: 1.2 * scale), theme.no)
      list.stroke(edge, width: 1, theme.no)
    case .askedArea:
      let pen = Stroke(1.5 * scale, dash: [5 * scale, 2 * scale, 1.5 * scale, 2 * scale])
      list.stroke(.rect(swatch.insetBy(dx: scale * 0.75, dy: scale * 0.75)), pen, theme.yes)
    case .more: break
    }
    let font = style.font, digits = Font.mono(style.font.size)
    let shareWidth = row.share.isEmpty ? 0 : appearance.width(row.share, digits)
    let text = CGPoint(x: left + side + 7 * scale, y: font.baseline(centeredOn: row.y))
    list.text(row.text, font, at: text, width: right - shareWidth - 6 * scale - text.x, theme.secondaryText, appearance)
    guard !row.share.isEmpty else { return }
    let point = CGPoint(x: right - shareWidth, y: digits.baseline(centeredOn: row.y))
    list.text(row.share, digits, at: point, theme.secondaryText)
  }
}
