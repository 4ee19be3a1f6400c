import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes

/// The explanation of the pictures, at the left of the start page: each kind of mark with a sentence.
@MainActor struct StartGuide {
  private enum Mark: CaseIterable {
    case asks, result, climbs, recognizes

    var text: StartText {
      switch self {
      case .asks: .asks
      case .result: .result
      case .climbs: .climbs
      case .recognizes: .recognizes
      }
    }
  }

  let appearance: Appearance
  private var theme: Theme { appearance.theme }

  /// Draws the guide from the top of `frame` down.
  func draw(_ list: inout DrawingList, in frame: CGRect) {
    let language = appearance.languages.first
    list.line(StartText.howToRead[language], .name, theme.text, in: frame.strip(.top, 24), appearance)
    for (index, mark) in Mark.allCases.enumerated() {
      let row = frame.inset(top: 32).row(index, height: 46)
      draw(mark, &list, at: CGPoint(x: row.minX + 18, y: row.minY + 20))
      let text = row.inset(left: 48)
      let lines = appearance.typesetter.lines(of: mark.text[language], .row, width: text.width, maximum: 2)
      for (number, line) in lines.enumerated() {
        let middle = row.minY + 20 + (CGFloat(number) - CGFloat(lines.count - 1) / 2) * 17
        list.line(line, .row, theme.secondaryText, in: text.band(middle: middle, height: 17), appearance)
      }
    }
  }

  private func draw(_ mark: Mark, _ list: inout DrawingList, at center: CGPoint) {
    switch mark {
    case .asks: arrow(&list, at: center, theme.yes, dash: [], isFilled: true, down: true)
    case .climbs: arrow(&list, at: center, theme.chain, dash: [5, 3], isFilled: false, down: false)
    case .result:
      let box = CGRect(center: center, width: 32, height: 26)
      list.box(box, radius: 3, fill: theme.result.mixed(into: theme.panel, 0.16), border: theme.result, width: 2.5)
      list.icon(.star, at: center, magnification: 1.2, theme.result)
    case .recognizes: list.icon(.diamond, at: center, magnification: 2, theme.recognizer)
    }
  }

  private func arrow(
    _ list: inout DrawingList, at center: CGPoint, _ color: Color, dash: [CGFloat], isFilled: Bool, down: Bool
  ) {
    let way: CGFloat = down ? 1 : -1
    let start = CGPoint(x: center.x, y: center.y - 13 * way), tip = CGPoint(x: center.x, y: center.y + 13 * way)
    let foot = CGPoint(x: tip.x, y: tip.y - (isFilled ? 8 : 1) * way)
    list.stroke(.line(from: start, to: foot), Stroke(2.5, dash: dash), color)
    let wings = [CGPoint(x: tip.x - 5, y: tip.y - 8 * way), tip, CGPoint(x: tip.x + 5, y: tip.y - 8 * way)]
    if isFilled {
      list.fill(.polygon(wings), color)
    } else {
      list.stroke(.polyline(wings), Stroke(2.5), color)
    }
  }
}
