import Canvas
import Foundation
import Narration
import TouchTrace

/// Explains the lines and icons of the stage, left of the device.
struct Legend {
  let appearance: Appearance
  let measures: StageMeasures
  /// Whether the scene has gesture recognizers.
  let hasRecognizers: Bool

  init(_ appearance: Appearance, _ measures: StageMeasures, _ tree: TreeSnapshot) {
    (self.appearance, self.measures, hasRecognizers) = (appearance, measures, !tree.recognizers.isEmpty)
  }

  private var theme: Theme { appearance.theme }
  private var scale: CGFloat { measures.scale }

  private enum Row {
    case asks
    case answer(Icon, Tone, OutcomeText)
    case passesUp
    case recognizer

    var name: String {
      switch self {
      case .asks: "asks"
      case .answer(_, _, let word): "\(word)"
      case .passesUp: "passesUp"
      case .recognizer: "recognizer"
      }
    }
  }

  private var rows: [Row] {
    var rows: [Row] = [
      .asks, .answer(.tick, .yes, .inside), .answer(.cross, .no, .outside), .answer(.skipped, .skip, .skipped),
    ]
    if appearance.layout.isProjector { rows.append(.answer(.notAsked, .faint, .notAsked)) }
    rows += [.answer(.star, .result, .hitTestView), .passesUp]
    return hasRecognizers ? rows + [.recognizer] : rows
  }

  private var isLarge: Bool { appearance.layout.isProjector }

  /// The rows with their places, from the bottom up.
  private var places: [(row: Row, point: CGPoint)] {
    let stage = appearance.layout.stage, pitch = (isLarge ? 38 : 19) * scale
    let left = stage.minX + (isLarge ? 28 : 16) * scale, bottom = stage.maxY - (isLarge ? 50 : 22) * scale
    return rows.reversed().enumerated().map { index, row in
      (row, CGPoint(x: left, y: (bottom - CGFloat(index) * pitch).rounded()))
    }
  }

  /// The areas that other marks must not cover.
  var frames: [CGRect] {
    places.map {
      CGRect(x: $0.point.x, y: $0.point.y - 8 * scale, width: (isLarge ? 170 : 96) * scale, height: 16 * scale)
    }
  }

  func draw(_ list: inout DrawingList) {
    for place in places { list.element(.legend(place.row.name)) { draw(place.row, at: place.point, &$0) } }
  }

  private func draw(_ row: Row, at point: CGPoint, _ list: inout DrawingList) {
    let width = (isLarge ? 42 : 22) * scale
    let font = isLarge ? Font.sans(24).scaled(by: scale) : .sans(11)
    let text: String
    switch row {
    case .asks:
      drawAsks(from: point, width: width, &list)
      text = OutcomeText.asks[appearance.languages.first]
    case .answer(let icon, let tone, let word):
      drawIcon(icon, tone, from: point, width: width, &list)
      text = word[appearance.languages.first]
    case .recognizer:
      drawIcon(.diamond, .recognizer, from: point, width: width, &list)
      text = ChainText.recognizer[appearance.languages.first]
    case .passesUp:
      drawPassesUp(from: point, width: width, &list)
      text = ChainText.passesUp[appearance.languages.first]
    }
    let place = CGPoint(x: point.x + width + (isLarge ? 16 : 8) * scale, y: font.baseline(centeredOn: point.y))
    list.text(text, font, at: place, theme.ink2)
  }

  private func drawIcon(_ icon: Icon, _ tone: Tone, from point: CGPoint, width: CGFloat, _ list: inout DrawingList) {
    let center = CGPoint(x: point.x + width / 2 - scale, y: point.y)
    list.icon(icon, at: center, magnification: isLarge ? 1.7 * scale : 1, theme.color(tone))
  }

  private func drawAsks(from point: CGPoint, width: CGFloat, _ list: inout DrawingList) {
    let y = point.y + (scale == 1 ? 0.5 : 0), tip = CGPoint(x: point.x + width, y: y)
    let start = CGPoint(x: point.x, y: y)
    let line = Route([start, tip]).shortened(by: measures.head.width - 2)
    list.stroke(.polyline(line.points), width: measures.arrow, theme.yes)
    list.fill(.arrowHead(at: tip, from: start, size: measures.head), theme.yes)
  }

  private func drawPassesUp(from point: CGPoint, width: CGFloat, _ list: inout DrawingList) {
    let start = point, tip = CGPoint(x: point.x + width - scale, y: point.y)
    let pen = Stroke(isLarge ? 4 * scale : 2, dash: isLarge ? [14 * scale, 8 * scale] : [7, 4])
    list.stroke(.line(from: start, to: CGPoint(x: tip.x - 1, y: tip.y)), pen, theme.chain)
    list.chevron(at: tip, from: start, reach: isLarge ? 10 * scale : 4.5, width: pen.width, theme.chain)
  }
}
