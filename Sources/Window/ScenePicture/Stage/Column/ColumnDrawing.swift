import Canvas
import Foundation
import Narration

/// Draws the responder chain's column: heading, cards, sink, and the steps of the chain between the cards.
struct ColumnDrawing {
  let plan: StagePlan
  private var column: ColumnPlan { plan.column }
  private var appearance: Appearance { plan.appearance }
  private var theme: Theme { plan.appearance.theme }

  func draw(_ list: inout DrawingList) {
    guard !appearance.layout.isHalf else { return }
    list.element(.columnGround) { list in
      let region = appearance.layout.column
      list.fill(region, theme.sidebar)
      if !appearance.layout.isProjector {
        list.rule(at: region.minX, in: region, theme.line)
        let point = CGPoint(x: region.minX + 14, y: Font.sans(12, .semibold).baseline(centeredOn: region.minY + 20))
        list.text(HeadingText.responderChain[appearance.languages.first], .sans(12, .semibold), at: point, theme.text)
      }
    }
  }

  func drawCards(_ list: inout DrawingList) {
    guard !appearance.layout.isHalf else { return }
    for (index, card) in column.cards.enumerated() {
      list.element(.card(index + 1)) { CardDrawing(card: card, appearance: appearance).draw(&$0) }
    }
    for (index, card) in column.cards.enumerated() where column.isAtTopOfLane(card) {
      list.element(.card(index + 1)) { drawFinger(of: card, &$0) }
    }
    for fold in column.folds {
      list.element(fold.frame == column.sink ? .foldedCards : .foldedCards(from: fold.names[0])) { drawFold(fold, &$0) }
    }
    if !column.hidesSink { list.element(.sink) { drawSink(&$0) } }
    if let note = column.note {
      list.element(.columnNote) { drawNote(note.text, note.frame, isLocked: note.isLocked, &$0) }
    }
    if plan.display.paths.showsChain { drawSteps(&list) }
  }

  /// Draws the number of the finger on the corner of the upper card of its lane, as on the stage.
  private func drawFinger(of card: ColumnCard, _ list: inout DrawingList) {
    guard let finger = card.lane else { return }
    let center = CGPoint(x: card.frame.maxX - 2 * scale, y: card.frame.minY)
    list.number(ofFinger: finger, isFocused: finger == plan.display.story?.finger, at: center, plan)
  }

  // MARK: Sink, folded cards, note

  private func drawSink(_ list: inout DrawingList) {
    let color = column.isSinkReached ? theme.chain : theme.controlBorder
    drawDashedBox(column.sink, color, width: column.isSinkReached ? 1.5 : 1, &list)
    let textColor = column.isSinkReached ? theme.text : theme.faintText
    let style = CardStyle(appearance, width: column.sink.width)
    let center = CGPoint(x: column.sink.minX + style.iconCenter + 1, y: column.sink.midY)
    list.icon(
      .sink, at: center, magnification: style.icon, column.isSinkReached ? theme.secondaryText : theme.faintText)
    let point = CGPoint(x: column.sink.minX + style.textLeft + 2, y: style.sink.baseline(centeredOn: column.sink.midY))
    list.text(ChainText.dropped[appearance.languages.first], style.sink, at: point, textColor)
  }

  private func drawFold(_ fold: FoldedCards, _ list: inout DrawingList) {
    let frame = fold.frame, style = CardStyle(appearance, width: frame.width)
    drawDashedBox(frame, theme.controlBorder, width: 1, &list)
    let center = CGPoint(x: frame.minX + style.iconCenter, y: frame.midY)
    list.icon(
      fold.isCancelled ? .cross : .more, at: center, magnification: style.icon,
      fold.isCancelled ? theme.no : theme.secondaryText)
    let text = fold.text(in: appearance.languages.first), width = frame.width - style.textLeft - 8 * scale
    let font = style.fitting(text, style.sub, width: width, appearance)
    let point = CGPoint(x: frame.minX + style.textLeft, y: font.baseline(centeredOn: frame.midY))
    list.text(text, font, at: point, width: width, theme.secondaryText, appearance)
  }

  private func drawNote(_ text: String, _ frame: CGRect, isLocked: Bool, _ list: inout DrawingList) {
    drawDashedBox(frame, theme.controlBorder, width: 1, &list)
    let font = CardStyle(appearance, width: frame.width).note
    let pitch = CGFloat(font.size) * 1.5
    let margin = 14 * scale
    let lines = appearance.typesetter.lines(of: text, font, width: frame.width - 2 * margin)
    var y = frame.midY - CGFloat(lines.count - 1) * pitch / 2
    if isLocked && frame.height > CGFloat(lines.count) * pitch + 60 * scale {
      let style = CardStyle(appearance, width: frame.width)
      list.icon(
        .lock, at: CGPoint(x: frame.midX, y: frame.minY + 40 * style.icon), magnification: style.icon, theme.faintText)
      y += 20 * style.icon
    }
    for line in lines {
      list.text(line, font, at: CGPoint(x: frame.minX + margin, y: font.baseline(centeredOn: y)), theme.secondaryText)
      y += pitch
    }
  }

  private func drawDashedBox(_ frame: CGRect, _ color: Color, width: CGFloat, _ list: inout DrawingList) {
    let path = Path.roundedRect(frame.insetBy(dx: width / 2, dy: width / 2), radius: 6)
    list.stroke(path, Stroke(width, dash: [4, 3]), color)
  }

  // MARK: Between the cards

  /// Draws the gap above each card: a step of the chain, the bar of the responder that handles the touch, or dots.
  private func drawSteps(_ list: inout DrawingList) {
    for (index, card) in column.cards.enumerated() {
      let above = column.row(above: card.frame), isUpReached = isReached(above)
      list.element(.chainStep(index + 1)) { list in
        if card.state == .handles {
          drawBar(over: card.frame, &list)
        } else if card.isReached && isUpReached {
          drawStep(from: card.frame, to: above, &list)
        } else {
          drawDots(from: card.frame, to: above, &list)
        }
      }
    }
    for fold in column.folds where fold.frame != column.sink {
      list.element(.foldedCards(from: fold.names[0])) {
        drawDots(from: fold.frame, to: column.row(above: fold.frame), &$0)
      }
    }
  }

  /// Returns whether the event reached the row at a place.
  private func isReached(_ row: CGRect) -> Bool {
    column.cards.first { $0.frame == row }?.isReached ?? (row == column.sink && column.isSinkReached)
  }

  private var scale: CGFloat { plan.measures.scale }

  private func drawStep(from card: CGRect, to above: CGRect, _ list: inout DrawingList) {
    let width: CGFloat = appearance.layout.isProjector ? 6 * scale : 2.5
    let tip = CGPoint(x: card.midX, y: above.maxY + 2 + width / 2), start = CGPoint(x: card.midX, y: card.minY - 1)
    list.stroke(.line(from: start, to: CGPoint(x: tip.x, y: tip.y + 1)), width: width, theme.chain)
    let reach = min(appearance.layout.isProjector ? 13 * scale : 5.5, (start.y - tip.y) * 0.6)
    list.chevron(at: tip, from: start, reach: reach, width: width, theme.chain)
  }

  private func drawBar(over card: CGRect, _ list: inout DrawingList) {
    let size =
      appearance.layout.isProjector ? CGSize(width: 100 * scale, height: 6 * scale) : CGSize(width: 40, height: 3)
    let gap: CGFloat = appearance.layout.isProjector ? 11 * scale : 4
    let bar = CGRect(
      x: card.midX - size.width / 2, y: card.minY - gap - size.height, width: size.width, height: size.height)
    list.fill(.roundedRect(bar, radius: size.height / 2), theme.chain)
  }

  private func drawDots(from card: CGRect, to above: CGRect, _ list: inout DrawingList) {
    guard card.minY - above.maxY > 5 else { return }
    let line = Path.line(
      from: CGPoint(x: card.midX, y: above.maxY + 2), to: CGPoint(x: card.midX, y: card.minY - 2))
    list.stroke(line, plan.measures.pen(2, dash: [2, 3]), theme.inactive.opacity(0.6))
  }
}
