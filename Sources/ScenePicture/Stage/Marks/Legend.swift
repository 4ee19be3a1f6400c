import Canvas
import Foundation
import Narration
import TouchTrace

/// What the lines and glyphs of the stage mean, left of the device.
struct Legend {
  let look: Look
  let measures: StageMeasures
  /// Whether the scene has gesture recognizers.
  let hasRecognizers: Bool

  init(_ look: Look, _ measures: StageMeasures, _ tree: TreeSnapshot) {
    (self.look, self.measures, hasRecognizers) = (look, measures, !tree.recognizers.isEmpty)
  }

  private var theme: Theme { look.theme }
  private var growth: CGFloat { measures.growth }

  private enum Row {
    case asks
    case answer(Icon, Color, VerdictWord)
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
      .asks, .answer(.tick, theme.yes, .inside), .answer(.cross, theme.no, .outside),
      .answer(.skipped, theme.skip, .skipped),
    ]
    if look.layout.isProjector { rows.append(.answer(.notAsked, theme.ink3, .notAsked)) }
    rows += [.answer(.star, theme.result, .hitTestView), .passesUp]
    return hasRecognizers ? rows + [.recognizer] : rows
  }

  private var isLarge: Bool { look.layout.isProjector }

  /// Where the rows stand, from the bottom up.
  private var places: [(row: Row, point: CGPoint)] {
    let stage = look.layout.stage, pitch = (isLarge ? 38 : 19) * growth
    let left = stage.minX + (isLarge ? 28 : 16) * growth, bottom = stage.maxY - (isLarge ? 50 : 22) * growth
    return rows.reversed().enumerated().map { index, row in
      (row, CGPoint(x: left, y: (bottom - CGFloat(index) * pitch).rounded()))
    }
  }

  /// What other marks leave free.
  var frames: [CGRect] {
    places.map {
      CGRect(x: $0.point.x, y: $0.point.y - 8 * growth, width: (isLarge ? 170 : 96) * growth, height: 16 * growth)
    }
  }

  func draw(_ list: inout DrawingList) {
    for place in places { list.element("legend.\(place.row.name)") { draw(place.row, at: place.point, &$0) } }
  }

  private func draw(_ row: Row, at point: CGPoint, _ list: inout DrawingList) {
    let width = (isLarge ? 42 : 22) * growth
    let font = Font.sans(isLarge ? Int((24 * growth).rounded()) : 11)
    let words: String
    switch row {
    case .asks:
      drawAsks(from: point, width: width, &list)
      words = VerdictWord.asks[look.languages.first]
    case .answer(let icon, let color, let word):
      drawIcon(icon, color, from: point, width: width, &list)
      words = word[look.languages.first]
    case .recognizer:
      drawIcon(.diamond, theme.recognizer, from: point, width: width, &list)
      words = ChainWord.recognizer[look.languages.first]
    case .passesUp:
      drawPassesUp(from: point, width: width, &list)
      words = ChainWord.passesUp[look.languages.first]
    }
    let place = CGPoint(x: point.x + width + (isLarge ? 16 : 8) * growth, y: font.baseline(centeredOn: point.y))
    list.text(words, font, at: place, theme.ink2)
  }

  private func drawIcon(_ icon: Icon, _ color: Color, from point: CGPoint, width: CGFloat, _ list: inout DrawingList) {
    let center = CGPoint(x: point.x + width / 2 - growth, y: point.y)
    list.icon(icon, at: center, magnification: isLarge ? 1.7 * growth : 1, color)
  }

  private func drawAsks(from point: CGPoint, width: CGFloat, _ list: inout DrawingList) {
    let y = point.y + (growth == 1 ? 0.5 : 0), tip = CGPoint(x: point.x + width, y: y)
    let start = CGPoint(x: point.x, y: y)
    let line = Route([start, tip]).shortened(by: measures.head.width - 2)
    list.stroke(.polyline(line.points), width: measures.arrow, theme.yes)
    list.fill(.arrowHead(at: tip, from: start, size: measures.head), theme.yes)
  }

  private func drawPassesUp(from point: CGPoint, width: CGFloat, _ list: inout DrawingList) {
    let start = point, tip = CGPoint(x: point.x + width - growth, y: point.y)
    let pen = Stroke(isLarge ? 4 * growth : 2, dash: isLarge ? [14 * growth, 8 * growth] : [7, 4])
    list.stroke(.line(from: start, to: CGPoint(x: tip.x - 1, y: tip.y)), pen, theme.chain)
    list.chevron(at: tip, from: start, reach: isLarge ? 10 * growth : 4.5, width: pen.width, theme.chain)
  }
}
