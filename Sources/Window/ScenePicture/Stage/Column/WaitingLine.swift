import Canvas
import Foundation
import Narration

/// The line from a recognizer that must wait to the recognizer that must fail first, in window pixels.
struct WaitingLine: StageMark, Equatable {
  let order = MarkOrder.overCards
  /// The waiting recognizer.
  var recognizer: String
  /// The recognizer that must fail first.
  var other: String
  /// From diamond to diamond, left of the cards.
  var route: Route
  /// Whether the recognizer no longer waits.
  var isOver: Bool
  /// Nil where it does not fit.
  var pill: Pill?
  /// Under the card of the recognizer, once it no longer waits; nil where there is no room.
  var track: WaitTrack?

  /// Returns the lines of all recognizers that wait now or have waited.
  static func all(_ column: ColumnPlan, _ appearance: Appearance, _ placer: inout LabelPlacer) -> [WaitingLine] {
    let marks = column.cards.flatMap { card in card.recognizers.map { (card: card, mark: $0) } }
    return marks.compactMap { card, mark in
      guard let other = mark.waitsFor ?? mark.waited?.other,
        let target = column.cards.first(where: { $0.diamonds.contains(other) }),
        let route = route(from: (card, mark.name), to: (target, other), appearance, placer.measures)
      else { return nil }
      let whole = CGRect(around: route.points), isBeside = whole.minX < appearance.layout.column.minX
      let box = isBeside ? whole.strip(.left, 0).offsetBy(dx: -2, dy: 0) : whole
      let waited = mark.waitsFor == nil ? mark.waited : nil
      let text = waited.map { StageText.waited($0.milliseconds) } ?? .waits
      let pill = placer.pill(text[appearance.languages.first], beside: box)
      let track = waited.flatMap { WaitTrack($0, below: card, in: column, besides: route, appearance, placer.measures) }
      return WaitingLine(
        recognizer: mark.name, other: other, route: route, isOver: waited != nil, pill: pill, track: track)
    }
  }

  /// Stacked diamonds are joined on their left, diamonds in a row below the card.
  private static func route(
    from start: (card: ColumnCard, name: String), to end: (card: ColumnCard, name: String), _ appearance: Appearance,
    _ measures: StageMeasures
  ) -> Route? {
    let size = RecognizerDrawing.size(appearance, measures), radius = 11 * size
    guard let first = start.card.center(ofDiamond: start.name, size),
      let last = end.card.center(ofDiamond: end.name, size)
    else { return nil }
    guard last.x == first.x else {
      let below = (end.card.frame.maxY + 7 * measures.scale).rounded()
      return Route([
        CGPoint(x: first.x, y: first.y + radius), CGPoint(x: first.x, y: below), CGPoint(x: last.x, y: below),
        CGPoint(x: last.x, y: last.y + radius),
      ])
    }
    let x = appearance.layout.column.minX - 5 * measures.scale
    return Route([
      CGPoint(x: first.x - radius, y: first.y), CGPoint(x: x, y: first.y), CGPoint(x: x, y: last.y),
      CGPoint(x: last.x - radius, y: last.y),
    ])
  }

  var element: ElementName { .waitingLine(of: recognizer) }
  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let measures = plan.measures, width = 1.5 * measures.line
    // Beside the column, the line crosses a connector. Over a card, there is nothing to interrupt.
    if CGRect(around: route.points).minX < plan.appearance.layout.column.minX {
      plan.ground.drawCasing(route.points, width: width + 4 * measures.scale, &list)
    }
    list.stroke(
      .polyline(route.points), Stroke(width, dash: measures.dashes(8, 3, 2, 3)), plan.appearance.theme.recognizer)
    // The cause has the only strong fill.
    let theme = plan.appearance.theme
    pill?.draw(theme.recognizer, on: theme.recognizer, theme.textOnRecognizer, plan.appearance, &list)
    track?.draw(plan.appearance, measures, &list)
  }
}
