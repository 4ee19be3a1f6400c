import Canvas
import Foundation
import Narration
import ScenePicture
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
    let first = Narration.wordings(of: moment, language: look.languages.first)
    let second = look.languages.second.map { Narration.wordings(of: moment, language: $0) }
    lines = look.layout.isProjector ? linesForProjector(first, second, look) : lines(first, second, look)
  }

  private func lines(_ first: [Sentence], _ second: [Sentence]?, _ look: Look) -> [Line] {
    let middle = bounds.midY.rounded(), upper = fitting(first, [15, 14, 13], look)
    guard let second, bounds.height >= 56 else { return [Line(sentence: upper, middle: middle)] }
    let lower = fitting(second, [13, 12], look)
    return [
      Line(sentence: upper, middle: middle - 10), Line(sentence: lower, middle: middle + 13, isSecond: true),
    ]
  }

  /// The fullest of several wordings that is not cut, at the largest of several sizes; if all are, the fullest.
  private func fitting(
    _ wordings: [Sentence], _ sizes: [Int], weight: FontWeight = .regular, _ look: Look
  ) -> SentenceLine {
    let lines = sizes.flatMap { size in wordings.map { SentenceLine(sentence: $0, size: size, weight: weight) } }
    return lines.first { $0.width(look) <= room.width } ?? lines[0]
  }

  /// Drawn for 108 px of height; the second language has no chips.
  private func linesForProjector(_ first: [Sentence], _ second: [Sentence]?, _ look: Look) -> [Line] {
    let sizes = [31, 28, 26, 24].map { Int((CGFloat($0) * bounds.height / 108).rounded()) }
    let growth = bounds.height / 108, upper = fitting(first, sizes, weight: .medium, look)
    guard let second else { return [Line(sentence: upper, middle: bounds.midY.rounded())] }
    let lower = fitting(second.map { Sentence([.text($0.plain)]) }, [sizes[3]], look)
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
