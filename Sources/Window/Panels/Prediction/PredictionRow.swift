import Canvas
import Narration
import ScenePicture
import UIKit

/// A choice: its key, its text, and the votes of the class for it.
final class PredictionRow: PlainControl {
  /// The texts and marks of the row.
  struct Content: Equatable {
    var key: Int
    var text: String
    var note = ""
    var votes = 0
    /// The votes when the question was asked before; nil if it was not.
    var earlierVotes: Int?
    /// The votes of all choices; the bar shows the share.
    var allVotes = 0
    var isChosen = false
    /// Whether the keys change the votes of this choice.
    var isCounted = false
    /// Whether it is the right one; nil before that is revealed.
    var isRight: Bool?
  }

  private var content = Content(key: 1, text: "")
  private var style: PredictionStyle?
  let less: PredictionButton
  let more: PredictionButton

  /// - Parameters:
  ///   - choose: called when the row is pressed.
  ///   - add: called with 1 or −1 to change the number of votes.
  init(choose: @escaping () -> Void, add: @escaping (Int) -> Void) {
    less = PredictionButton { add(-1) }
    more = PredictionButton { add(1) }
    super.init(action: choose)
    addSubview(less)
    addSubview(more)
  }

  func show(_ content: Content, _ style: PredictionStyle, _ appearance: Appearance) {
    (self.content, self.style) = (content, style)
    let language = appearance.languages.first
    (less.tooltip, more.tooltip) = (PredictText.fewerVotes[language], PredictText.moreVotes[language])
    less.show("−", style)
    more.show("+", style)
    less.isEnabled = content.votes > 0
    for button in [less, more] { button.isHidden = content.isRight != nil }
    layoutSubviews()
  }

  override func layoutSubviews() {
    guard let style else { return }
    let side = style.step, top = ((bounds.height - side) / 2).rounded(), margin = style.key / 2
    if style.isProjector {
      // One above the other, because a projected text needs the width.
      let edge = style.pen * 3, height = ((bounds.height - 3 * edge) / 2).rounded(.down)
      more.frame = CGRect(x: bounds.width - 2 * edge - side, y: edge, width: side, height: height)
      less.frame = more.frame.offsetBy(dx: 0, dy: height + edge)
      return
    }
    more.frame = CGRect(x: bounds.width - margin - side, y: top, width: side, height: side)
    less.frame = CGRect(x: more.frame.minX - style.gap / 2 - side, y: top, width: side, height: side)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let style else { return }
    let theme = appearance.theme, isRight = content.isRight == true
    let isStrong = content.isChosen || isRight
    let ground =
      isRight
      ? theme.tint(theme.result) : isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : theme.panel
    list.box(
      bounds, radius: style.radius, fill: ground,
      border: isRight ? theme.result : isStrong ? theme.text : theme.controlBorder,
      width: isStrong ? style.strongPen : style.pen)
    let margin = ((style.row - style.key) / 2 * 0.8).rounded()
    let key = CGRect(x: margin, y: ((bounds.height - style.key) / 2).rounded(), width: style.key, height: style.key)
    list.fill(.roundedRect(key, radius: style.key / 5), isRight ? theme.result : theme.text)
    list.line(
      String(content.key), style.keyFont, isRight ? theme.textOnState : theme.panel, in: key, appearance, .center)
    paintText(&list, from: key.maxX + margin, appearance)
    if interaction.isFocused { list.focusRing(inside: bounds, radius: style.radius - 2, appearance) }
  }

  private func paintText(_ list: inout DrawingList, from left: CGFloat, _ appearance: Appearance) {
    guard let style else { return }
    let theme = appearance.theme, showsVotes = content.allVotes > 0 || content.isCounted
    let right = content.isRight == nil ? less.frame.minX - 6 : bounds.width - style.key / 2
    var space = bounds.between(left, right)
    if let isRight = content.isRight, isRight || content.isChosen {
      let size = style.key * 0.7, center = CGPoint(x: space.maxX - size / 2, y: bounds.midY)
      list.icon(
        isRight ? .tick : .cross, at: center, magnification: size / 12, isRight ? theme.result : theme.no)
      space.size.width -= size + 6
    }
    if showsVotes { paintVotes(&list, in: space, appearance) }
    let half = showsVotes ? space.strip(.top, (bounds.height * 0.6).rounded()) : space
    let font = style.choiceFont(content.text, width: half.width, appearance)
    let end = list.line(content.text, font, theme.text, in: half, appearance)
    let rest = half.between(end + 8, half.maxX)
    if !content.note.isEmpty, appearance.width(content.note, style.bodyFont) <= rest.width {
      list.line(content.note, style.bodyFont, theme.faintText, in: rest, appearance)
    }
  }

  /// Draws the number of votes, and a bar with their share.
  private func paintVotes(_ list: inout DrawingList, in space: CGRect, _ appearance: Appearance) {
    guard let style else { return }
    let theme = appearance.theme, lower = space.strip(.bottom, (bounds.height * 0.56).rounded())
    let number = lower.strip(.right, style.key * (content.earlierVotes == nil ? 1.4 : 2.4))
    let bar = lower.between(lower.minX, number.minX - 6).band(middle: lower.midY, height: style.bar)
    list.fill(.roundedRect(bar, radius: style.bar / 2), theme.selection)
    if content.votes > 0, content.allVotes > 0 {
      let share = CGFloat(content.votes) / CGFloat(content.allVotes)
      let width = max((bar.width * share).rounded(), style.bar)
      list.fill(.roundedRect(bar.strip(.left, width), radius: style.bar / 2), theme.secondaryText)
    }
    if content.isCounted {
      let field = number.band(middle: lower.midY, height: min(style.line, lower.height - 2))
      list.box(field, radius: 4, fill: theme.field, border: theme.text, width: style.strongPen)
    }
    let votes = (content.earlierVotes.map { "\($0) → " } ?? "") + String(content.votes)
    list.line(votes, style.strongFont, theme.text, in: number, appearance, .center)
  }
}
