import Canvas
import Foundation
import UIKit

/// What happens, in one sentence, and in the second language below it where two are shown.
final class NarrationBar: UIView, Panel, Hinting {
  let region = Region.narration
  private var sentence = Sentence()
  private var second: Sentence?
  private var tile = NarrationTile.lesson
  /// The sentences that are cut, whole.
  private var cutText: String?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    sentence = Narration.sentence(of: moment, language: look.languages.first)
    second = look.languages.second.map { Narration.sentence(of: moment, language: $0) }
    tile = NarrationTile(moment)
    let width = bounds.width - 62 - 16
    let cut =
      [SentenceLine(sentence: sentence, size: 15)] + (second.map { [SentenceLine(sentence: $0, size: 13)] } ?? [])
    let texts = cut.filter { $0.width(look) > width }.map(\.sentence.plain)
    cutText = texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  func hint(at point: CGPoint) -> Hint? {
    cutText.map { Hint(text: $0, anchor: bounds.insetBy(dx: 62, dy: 8)) }
  }

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    let square = CGRect(x: 16, y: ((bounds.height - 32) / 2).rounded(), width: 32, height: 32)
    list.element("narration.tile") { tile.draw(&$0, in: square, look) }
    let middle = bounds.midY.rounded()
    guard let second, bounds.height >= 56 else {
      return draw(sentence, size: 15, middle: middle, theme.ink, &list, look)
    }
    draw(sentence, size: 15, middle: middle - 10, theme.ink, &list, look)
    draw(second, size: 13, middle: middle + 13, theme.ink2, &list, look)
  }

  private func draw(
    _ sentence: Sentence, size: Int, middle: CGFloat, _ color: Color, _ list: inout DrawingList, _ look: Look
  ) {
    let width = bounds.width - 62 - 16
    SentenceLine(sentence: sentence, size: size).fitted(to: width, look)
      .draw(&list, left: 62, middle: middle, width: width, color: color, look)
  }
}
