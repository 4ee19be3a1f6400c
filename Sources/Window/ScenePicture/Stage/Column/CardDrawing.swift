import Canvas
import Foundation
import TouchTrace

/// Draws one card of the column.
struct CardDrawing {
  let card: ColumnCard
  let appearance: Appearance

  func draw(_ list: inout DrawingList) {
    var style = CardStyle(appearance, width: card.frame.width)
    if card.lane != nil { style.narrow() }
    // Text on the colour of the chain is slightly bolder, so that it stays readable.
    if card.state == .handles { style.sub.weight = .medium }
    var colors = CardColors(card.state, appearance.theme)
    if appearance.layout.isProjector && card.acts { colors.markActor(appearance.theme) }
    let width = colors.border == nil ? 0 : colors.borderWidth * style.border
    let edge = Path.roundedRect(card.frame.insetBy(dx: width / 2, dy: width / 2), radius: 6 * style.scale)
    list.fill(edge, colors.ground)
    if let border = colors.border {
      list.stroke(edge, Stroke(width, dash: card.state == .notAResponder ? [4, 3] : []), border)
    }
    if card.state == .cancelled {
      let bar = CGRect(
        x: card.frame.minX, y: card.frame.minY + 4 * style.scale, width: 3 * style.border,
        height: card.frame.height - 8 * style.scale)
      list.fill(.roundedRect(bar, radius: bar.width / 2), appearance.theme.no)
    }
    let icon = CGPoint(x: card.frame.minX + style.iconCenter + diamondInset(style), y: card.frame.midY)
    list.icon(Icon(card.responder.kind), at: icon, magnification: style.icon, colors.icon)
    drawText(style, colors, &list)
  }

  private func drawText(_ style: CardStyle, _ colors: CardColors, _ list: inout DrawingList) {
    let left = card.frame.minX + style.textLeft + diamondInset(style), right = card.frame.maxX - style.textRight
    let hasTwoRows = card.frame.height >= style.twoRows, detail = card.detail
    let nameRow = card.frame.midY - (hasTwoRows && detail != nil ? style.nameRise : 0)
    // A long detail takes the place of the hop number.
    let detailWidth = detail.map { appearance.typesetter.width(of: $0.text, style.sub) } ?? 0
    let isWordy = hasTwoRows && detailWidth > right - left - 16
    let hop = style.showsHops && !isWordy ? card.hop.map(String.init) : nil
    let hopWidth = hop.map { appearance.typesetter.width(of: $0, style.sub) + 4 } ?? 0
    let nameWidth = right - left + (hasTwoRows ? style.textRight / 2 : -hopWidth)
    let font = style.fitting(card.name, style.name, width: nameWidth, appearance)
    list.text(
      card.name, font, at: CGPoint(x: left, y: font.baseline(centeredOn: nameRow)), width: nameWidth, colors.name,
      appearance)
    let lastRow = hasTwoRows ? card.frame.midY + style.detailDrop : card.frame.midY
    if hasTwoRows, let detail {
      drawDetail(
        detail, style, colors, at: CGPoint(x: left, y: lastRow), width: right - left - hopWidth, &list)
    }
    if let hop {
      let x = right - appearance.typesetter.width(of: hop, style.sub)
      list.text(hop, style.sub, at: CGPoint(x: x, y: style.sub.baseline(centeredOn: lastRow)), colors.detail)
    }
  }

  /// The diamonds on the left rim move the content of the card to the right.
  private func diamondInset(_ style: CardStyle) -> CGFloat {
    guard !card.diamonds.isEmpty else { return 0 }
    let others = card.hasDiamondsInARow(style.diamond) ? CGFloat(card.diamonds.count - 1) : 0
    return (7 + 22 * others) * style.diamond
  }

  /// Draws the detail from `point`, which is on the middle of its row.
  private func drawDetail(
    _ detail: CardDetail, _ style: CardStyle, _ colors: CardColors, at point: CGPoint, width: CGFloat,
    _ list: inout DrawingList
  ) {
    var left = point.x, available = width
    if let sign = detail.sign {
      let center = CGPoint(x: left + 6 * style.icon, y: point.y)
      switch sign {
      case .cross: list.icon(.cross, at: center, magnification: style.icon, appearance.theme.no)
      case .recognizer: list.icon(.diamond, at: center, magnification: style.icon, appearance.theme.recognizer)
      }
      (left, available) = (left + 16 * style.icon, available - 16 * style.icon)
    }
    let font = style.fitting(detail.text, style.sub, width: available, appearance)
    let start = CGPoint(x: left, y: font.baseline(centeredOn: point.y))
    list.text(detail.text, font, at: start, width: available, colors.detail, appearance)
  }
}

/// The sizes inside cards.
struct CardStyle {
  var name = Font.sans(13, .semibold)
  var sub = Font.sans(11)
  var sink = Font.sans(12, .medium)
  var note = Font.sans(12)
  var scale: CGFloat = 1
  /// The magnification of icons.
  var icon: CGFloat = 1
  /// The magnification of the diamonds on the left rim.
  var diamond: CGFloat = 1
  /// The scale of border widths.
  var border: CGFloat = 1
  var iconCenter: CGFloat = 17
  var textLeft: CGFloat = 32
  var textRight: CGFloat = 9
  /// From the middle of the card up to the middle of the name, and down to that of the detail.
  var nameRise: CGFloat = 7.5
  var detailDrop: CGFloat = 8
  /// The minimum height of a card with two rows.
  var twoRows: CGFloat = 33
  var showsHops = true

  /// - Parameter width: that of the cards.
  init(_ appearance: Appearance, width: CGFloat) {
    guard appearance.layout.isProjector else { return }
    scale = appearance.layout.scale
    let text = Font.sans(24).scaled(by: scale)
    (name, sub, sink, note) = (Font.sans(26, .semibold).scaled(by: scale), text, text, text)
    (icon, diamond, border) = (1.8 * scale, 2.18 * scale, 2 * scale)
    (iconCenter, textLeft, textRight) = (28 * scale, 56 * scale, 14 * scale)
    if width < 270 * scale { (iconCenter, textLeft, textRight) = (22 * scale, 43 * scale, 8 * scale) }
    (nameRise, detailDrop, twoRows) = (14 * scale, 17 * scale, (66 * scale).rounded())
    showsHops = false
  }

  /// Lanes have an icon and the name; the words of their states are in tooltips.
  mutating func narrow() {
    (iconCenter, textLeft, textRight, twoRows) = (0.75 * iconCenter, 0.78 * textLeft, 0.4 * textRight, .infinity)
    icon *= 0.8
    showsHops = false
  }

  /// Returns the font in which a text is written: on a projector, a smaller one rather than a cut text, down to 18 px.
  func fitting(_ text: String, _ font: Font, width: CGFloat, _ appearance: Appearance) -> Font {
    guard appearance.layout.isProjector else { return font }
    let sizes = stride(from: font.size, through: Int((18 * scale).rounded(.up)), by: -1).lazy
    let fonts = sizes.map { Font.sans($0, font.weight) }
    return fonts.first { appearance.typesetter.width(of: text, $0) <= width } ?? font
  }
}

/// The colours of a card, by its state.
private struct CardColors {
  var ground: Color
  var border: Color?
  var borderWidth: CGFloat = 1.5
  var name: Color
  var detail: Color
  var icon: Color

  /// Shows that a responder that the event did not reach acts in another way.
  mutating func markActor(_ theme: Theme) {
    (border, borderWidth) = (theme.recognizer, 1.5)
    (name, detail, icon) = (theme.text, theme.secondaryText, theme.secondaryText)
  }

  init(_ state: ColumnCard.State, _ theme: Theme) {
    (ground, border) = (theme.panel, theme.chain)
    (name, detail, icon) = (theme.text, theme.secondaryText, theme.secondaryText)
    switch state {
    case .called, .passesOn: break
    case .handles:
      (ground, border) = (theme.chain, nil)
      (name, detail, icon) = (theme.textOnState, theme.textOnState, theme.textOnState)
    case .handlesAndPassesOn: ground = theme.chain.mixed(into: theme.panel, 0.16)
    case .cancelled: (border, borderWidth) = (theme.controlBorder, 1)
    case .waiting:
      (border, borderWidth) = (theme.controlBorder, 1)
      name = theme.secondaryText
    case .notReached, .notAResponder:
      (border, borderWidth) = (theme.controlBorder, 1)
      (name, detail, icon) = (theme.faintText, theme.faintText, theme.faintText)
    }
  }
}
