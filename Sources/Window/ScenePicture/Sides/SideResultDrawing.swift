import Canvas
import Foundation

/// Draws the result of one of two scenes in a row. Where there is little room, responders are folded, then recognizers lose
/// their names, and at last the longest names are cut.
package struct SideResultDrawing {
  private let appearance: Appearance
  private let unit: CGFloat
  private let font: Font
  private let pieces: [SideResult.Piece]
  private var widths: [CGFloat] = []
  private var namesRecognizers = true

  package init(_ display: DisplayState, width: CGFloat, _ appearance: Appearance) {
    self.appearance = appearance
    unit = appearance.layout.isProjector ? 2 * appearance.layout.scale : 1
    font = Font.sans(12, .semibold).scaled(by: unit)
    let result = SideResult(display, appearance.languages.first)
    let fits = { (drawing: SideResultDrawing) in drawing.width <= width }
    let rows = [
      (result.pieces, true), (result.folded(keepingFirst: true), true), (result.folded(keepingFirst: false), true),
      (result.shortest, true), (result.shortest, false), (result.withOneAction, false),
    ]
    let drawings = rows.lazy.map { SideResultDrawing($0, namesRecognizers: $1, appearance) }
    var best =
      drawings.first(where: fits) ?? SideResultDrawing(result.withOneAction, namesRecognizers: false, appearance)
    best.shorten(to: width)
    (pieces, widths, namesRecognizers) = (best.pieces, best.widths, best.namesRecognizers)
  }

  private init(_ pieces: [SideResult.Piece], namesRecognizers: Bool, _ appearance: Appearance) {
    (self.pieces, self.appearance, self.namesRecognizers) = (pieces, appearance, namesRecognizers)
    unit = appearance.layout.isProjector ? 2 * appearance.layout.scale : 1
    font = Font.sans(12, .semibold).scaled(by: unit)
    widths = pieces.map { wantedWidth(of: $0) }
  }

  // MARK: Widths

  private func wantedWidth(of piece: SideResult.Piece) -> CGFloat {
    switch piece {
    case .outcome(let text, let icon, _): (appearance.width(text, font) + (icon == nil ? 20 : 34) * unit).rounded(.up)
    case .responder(let name, let state):
      (appearance.width(name, font) + (SideResultDrawing.sign(of: state) == nil ? 14 : 30) * unit).rounded(.up)
    case .more(let count): (appearance.width("+\(count)", font) + 12 * unit).rounded(.up)
    case .recognizer(let name, _, _):
      (namesRecognizers ? appearance.width(name, font) + 28 * unit : 22 * unit).rounded(.up)
    case .action(let name): (appearance.width(name, font) + 30 * unit).rounded(.up)
    }
  }

  /// The gap before a piece; between responders there is an arrow in it.
  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return (isLink(index - 1) && isLink(index) ? 16 : 8) * unit
  }

  private func isLink(_ index: Int) -> Bool {
    switch pieces[index] {
    case .responder, .more: true
    case .outcome, .recognizer, .action: false
    }
  }

  private var width: CGFloat { pieces.indices.reduce(0) { $0 + widths[$1] + gap(before: $1) } }

  /// Cuts the longest pieces.
  private mutating func shorten(to available: CGFloat) {
    while width > available, let longest = widths.max(), longest > 40 * unit, let index = widths.firstIndex(of: longest)
    {
      widths[index] -= min(4 * unit, max(width - available, 1))
    }
  }

  // MARK: Drawing

  /// - Parameters:
  ///   - left: the left end of the row.
  ///   - middle: the middle of its height.
  package func draw(_ list: inout DrawingList, left: CGFloat, middle: CGFloat) {
    var x = left
    for index in pieces.indices {
      let gap = gap(before: index)
      if index > 0, isLink(index - 1), isLink(index) {
        drawArrow(&list, from: x + 2 * unit, to: x + gap - 2 * unit, middle)
      }
      x += gap
      let frame = CGRect(
        x: x.rounded(), y: (middle - 11 * unit).rounded(), width: widths[index].rounded(), height: (22 * unit).rounded()
      )
      draw(pieces[index], in: frame, &list)
      x += widths[index]
    }
  }

  private var theme: Theme { appearance.theme }

  private func draw(_ piece: SideResult.Piece, in frame: CGRect, _ list: inout DrawingList) {
    switch piece {
    case .outcome(let text, let icon, let tone):
      let color = theme.color(tone)
      list.box(
        frame, radius: frame.height / 2, fill: tone == .faintText ? theme.panel : theme.tint(color), border: color,
        width: max(1, 1.5 * unit))
      if let icon {
        list.icon(icon, at: CGPoint(x: frame.minX + 14 * unit, y: frame.midY), magnification: 1.1 * unit, color)
      }
      list.line(
        text, font, theme.text, in: frame.inset(left: (icon == nil ? 10 : 25) * unit, right: 6 * unit), appearance)
    case .responder(let name, let state): drawCard(name, state, in: frame, &list)
    case .more(let count):
      list.box(frame, radius: 5 * unit, fill: theme.panel, border: theme.controlBorder, width: max(1, unit))
      list.line("+\(count)", font, theme.secondaryText, in: frame, appearance, .center)
    case .recognizer(let name, let letter, let isRefused):
      drawRecognizer(name, letter, isRefused: isRefused, in: frame, &list)
    case .action(let name):
      list.box(
        frame, radius: 5 * unit, fill: theme.tint(theme.recognizer), border: theme.recognizer, width: max(1, 1.5 * unit)
      )
      let left = frame.minX + 8 * unit
      list.fill(
        .polygon([(left, frame.midY - 4 * unit), (left + 8 * unit, frame.midY), (left, frame.midY + 4 * unit)]),
        theme.recognizer)
      list.line(name, font, theme.text, in: frame.inset(left: 22 * unit, right: 6 * unit), appearance)
    }
  }

  private func drawCard(_ name: String, _ state: ColumnCard.State, in frame: CGRect, _ list: inout DrawingList) {
    let isCancelled = state == .cancelled, isFull = state == .handles
    let color = isCancelled ? theme.no : theme.chain
    let ground =
      isFull
      ? theme.chain
      : isCancelled
        ? theme.no.mixed(into: theme.panel, 0.1)
        : state == .handlesAndPassesOn ? theme.chain.mixed(into: theme.panel, 0.16) : theme.panel
    list.box(frame, radius: 5 * unit, fill: ground, border: color, width: max(1, 1.5 * unit))
    let textColor = isFull ? theme.textOnState : theme.text, sign = SideResultDrawing.sign(of: state)
    list.line(name, font, textColor, in: frame.inset(left: 7 * unit, right: (sign == nil ? 6 : 20) * unit), appearance)
    if let sign {
      list.icon(
        sign, at: CGPoint(x: frame.maxX - 12 * unit, y: frame.midY), magnification: 0.9 * unit,
        isFull ? textColor : color)
    }
  }

  private static func sign(of state: ColumnCard.State) -> Icon? {
    switch state {
    case .handles, .handlesAndPassesOn: .tick
    case .cancelled: .cross
    case .waiting, .called, .passesOn, .notReached, .notAResponder: nil
    }
  }

  private func drawRecognizer(
    _ name: String, _ letter: String, isRefused: Bool, in frame: CGRect, _ list: inout DrawingList
  ) {
    let center = CGPoint(x: frame.minX + 11 * unit, y: frame.midY), radius = 10.5 * unit
    let diamond = { (radius: CGFloat) in
      Path.polygon([
        (center.x, center.y - radius), (center.x + radius, center.y), (center.x, center.y + radius),
        (center.x - radius, center.y),
      ])
    }
    list.fill(diamond(radius), theme.recognizer)
    if isRefused { list.fill(diamond(radius - 2 * unit), theme.panel) }
    list.text(
      letter, Font.sans(11, .semibold).scaled(by: unit), centeredOn: center, appearance.typesetter,
      isRefused ? theme.text : theme.textOnRecognizer)
    if namesRecognizers { list.line(name, font, theme.text, in: frame.inset(left: 26 * unit), appearance) }
  }

  private func drawArrow(_ list: inout DrawingList, from left: CGFloat, to right: CGFloat, _ middle: CGFloat) {
    let pen = Stroke(1.8 * unit, cap: .round, join: .round), reach = 3.5 * unit
    list.stroke(.polyline([CGPoint(x: left, y: middle), CGPoint(x: right, y: middle)]), pen, theme.chain)
    list.stroke(
      .polyline([
        CGPoint(x: right - reach, y: middle - reach), CGPoint(x: right, y: middle),
        CGPoint(x: right - reach, y: middle + reach),
      ]), pen, theme.chain)
  }
}
