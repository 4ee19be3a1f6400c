import Canvas
import Foundation
import UIKit

/// What happens, in one sentence, and in the second language below it where two are shown.
final class NarrationBar: UIView, Panel {
  let region = Region.narration
  /// The sentences from top to bottom.
  private var lines: [Line] = []
  private var tile: NarrationTile?

  /// A sentence and where it stands.
  private struct Line {
    var sentence: SentenceLine
    var middle: CGFloat
    var isSecond = false
  }

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    tile = look.layout.isProjector ? nil : NarrationTile(moment)
    let first = Narration.sentence(of: moment, language: look.languages.first)
    let second = look.languages.second.map { Narration.sentence(of: moment, language: $0) }
    lines = look.layout.isProjector ? linesForProjector(first, second) : lines(first, second)
  }

  private func lines(_ first: Sentence, _ second: Sentence?) -> [Line] {
    let middle = bounds.midY.rounded()
    guard let second, bounds.height >= 56 else {
      return [Line(sentence: SentenceLine(sentence: first, size: 15), middle: middle)]
    }
    return [
      Line(sentence: SentenceLine(sentence: first, size: 15), middle: middle - 10),
      Line(sentence: SentenceLine(sentence: second, size: 13), middle: middle + 13, isSecond: true),
    ]
  }

  /// Drawn for 108 px of height; the second language has no chips.
  private func linesForProjector(_ first: Sentence, _ second: Sentence?) -> [Line] {
    let growth = bounds.height / 108
    let upper = SentenceLine(sentence: first, size: Int((31 * growth).rounded()), weight: .medium)
    guard let second else { return [Line(sentence: upper, middle: bounds.midY.rounded())] }
    let lower = SentenceLine(sentence: Sentence([.text(second.plain)]), size: Int((24 * growth).rounded()))
    return [
      Line(sentence: upper, middle: (38 * growth).rounded()),
      Line(sentence: lower, middle: (82 * growth).rounded(), isSecond: true),
    ]
  }

  /// Where the sentences stand.
  private var room: CGRect {
    let left: CGFloat = tile == nil ? 40 : 62
    return CGRect(x: left, y: 0, width: max(bounds.width - left - (tile == nil ? 40 : 16), 0), height: bounds.height)
  }

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    if let tile {
      let square = CGRect(x: 16, y: ((bounds.height - 32) / 2).rounded(), width: 32, height: 32)
      list.element("narration.tile") { tile.draw(&$0, in: square, look) }
    }
    for line in lines {
      line.sentence.draw(
        &list, left: room.minX, middle: line.middle, width: room.width, color: line.isSecond ? theme.ink2 : theme.ink,
        look)
    }
  }
}
