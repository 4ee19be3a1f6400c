import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The code beside the column of a projected window: a heading, the lines with the current one marked, and a row of values.
/// The design is for a window 800 px high; everything grows with the height.
final class ProjectorCode: PaintedView, Panel {
  let region = Region.code
  private let language: () -> CodeLanguage
  private var code: ProjectedCode?
  /// The lines of an override that differ between two scenes; then `code` has the same lines.
  private var difference: CodeDifference?
  private var scale: CGFloat = 1

  /// - Parameter language: returns the language that the code page shows.
  init(language: @escaping () -> CodeLanguage) {
    self.language = language
    super.init(frame: .zero)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let display = display.stage
    scale = appearance.layout.scale
    (code, difference) = (nil, nil)
    guard !appearance.layout.code.isEmpty else { return }
    if let sides = display.comparison?.sides.map(\.display) {
      difference = CodeDifference(sides[0], sides[1], language())
      if let folded = difference?.folded, difference?.lines.count ?? 0 > ProjectorCode.mostLines {
        difference?.lines = folded
      }
    }
    code =
      difference.map { ProjectedCode(title: $0.title, lines: $0.lines.map { CodeLine(.none, $0.text) }) }
      ?? ProjectedCode(display, language())
  }

  /// The number of lines of a difference that are readable on a projector.
  private static let mostLines = 20

  // MARK: Layout

  private var body: CGRect { bounds.inset(right: 28 * scale, top: 4 * scale, bottom: 12 * scale) }
  private var gutter: CGFloat { 34 * scale }
  private var values: CGRect { body.strip(.bottom, (42 * scale).rounded()) }
  private var heading: CGRect { body.strip(.top, (32 * scale).rounded()) }

  /// The space of the lines.
  private var space: CGRect { body.inset(top: heading.height + 6 * scale, bottom: values.height + 12 * scale) }

  /// The font, from 20 down to 18 px, in which the lines fit, and the distance of the lines. Long code is cut.
  private func type(of code: ProjectedCode, _ appearance: Appearance) -> (font: Font, pitch: CGFloat) {
    let pitch = (min(27 * scale, space.height / CGFloat(max(code.lines.count, 1)))).rounded(.down)
    let fonts = [20, 19, 18].map { Font.mono($0).scaled(by: scale) }
    let longest = code.lines.map(\.text).max { $0.count < $1.count } ?? ""
    let font = fonts.first { font in
      CGFloat(font.size) * 1.15 <= pitch && appearance.width(longest, font) <= space.width - gutter
    }
    return (font ?? fonts[2], max(pitch, (CGFloat(fonts[2].size) * 1.1).rounded()))
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.background)
    guard let code else { return }
    let titleFonts = [22, 20, 18].map { Font.mono($0).scaled(by: scale) }
    let titleFont = titleFonts.first { appearance.width(code.title, $0) <= heading.width } ?? titleFonts[2]
    list.line(code.title, titleFont, appearance.theme.text, in: heading, appearance)
    let type = type(of: code, appearance)
    let rows = code.lines.indices.map { space.row($0, height: type.pitch) }
    if let current = currentRows(code, rows) {
      list.fill(current, appearance.theme.selection)
      list.fill(current.strip(.left, (6 * scale).rounded()), appearance.theme.text)
    }
    for (index, row) in rows.enumerated() where row.maxY <= space.maxY + 1 {
      if let side = difference?.lines[index].side { paintSide(side, in: row, &list, appearance) }
      paint(code.lines[index].text, type.font, in: row, &list, appearance)
      if index == 0 || code.lines[index - 1].role != code.lines[index].role {
        paintMark(
          code.lines[index].role, of: code, at: CGPoint(x: row.minX + 22 * scale, y: row.midY), &list, appearance)
      }
    }
    paintValues(code.values, &list, appearance)
  }

  /// Marks a line that only one of two scenes has: the first with a minus, the second with a plus.
  private func paintSide(_ side: Int, in row: CGRect, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, color = side == 0 ? theme.no : theme.result
    list.fill(row, color.mixed(into: theme.panel, 0.13))
    list.line(
      side == 0 ? "−" : "+", .mono(Int(22 * scale)), color, in: row.inset(left: 8 * scale).strip(.left, gutter),
      appearance)
  }

  private func currentRows(_ code: ProjectedCode, _ rows: [CGRect]) -> CGRect? {
    let current = zip(code.lines, rows).filter { $0.0.role == code.state?.current && $0.0.role != .none }.map(\.1)
    guard let first = current.first else { return nil }
    return current.reduce(first) { $0.union($1) }
  }

  private func paint(_ text: String, _ font: Font, in row: CGRect, _ list: inout DrawingList, _ appearance: Appearance)
  {
    var x = row.minX + gutter
    for token in CodeToken.tokens(of: text) {
      let point = CGPoint(x: x, y: font.baseline(centeredOn: row.midY))
      list.text(token.text, font, at: point, appearance.theme.color(token.kind))
      x += appearance.width(token.text, font)
    }
  }

  private func paintMark(
    _ role: CodeRole, of code: ProjectedCode, at center: CGPoint, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    switch code.state?.mark(of: role) {
    case .passed: list.icon(.tick, at: center, magnification: 1.4 * scale, appearance.theme.yes)
    case .failed: list.icon(.cross, at: center, magnification: 1.4 * scale, appearance.theme.no)
    case nil:
      guard role != .none, role == code.state?.current else { return }
      let points = [(-4, -6), (6, 0), (-4, 6)].map {
        CGPoint(x: center.x + CGFloat($0.0) * scale, y: center.y + CGFloat($0.1) * scale)
      }
      list.fill(.polygon(points), appearance.theme.text)
    }
  }

  private func paintValues(_ values: [CodeValue], _ list: inout DrawingList, _ appearance: Appearance) {
    guard !values.isEmpty else { return }
    let theme = appearance.theme, font = Font.mono(20).scaled(by: scale)
    list.box(self.values, radius: 6 * scale, fill: theme.panel, border: theme.line, width: max(1, scale.rounded()))
    let row = self.values.insetBy(dx: 14 * scale, dy: 0)
    var x = row.minX
    for value in values where x < row.maxX {
      x = list.line(value.name, font, theme.secondaryText, in: row.between(x, row.maxX), appearance) + 10 * scale
      x = list.line(value.value, font, theme.text, in: row.between(x, row.maxX), appearance) + 24 * scale
    }
  }
}
