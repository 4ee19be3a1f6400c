import Canvas
import Foundation
import Narration

/// A disc with an icon on a connector: scissors where the touch was cancelled. On a projector
/// only the lowest cancelled connector has scissors, with a pill that names the cause.
struct ConnectorSign {
  var responder: String
  var icon: Icon
  /// The middle of the disc, in window pixels.
  var center: CGPoint
  var radius: CGFloat
  /// Nil where it does not fit.
  var cause: Pill?

  /// Returns the signs of all connectors, from the lowest up.
  /// - Parameters:
  ///   - taken: areas that the pill must not cover.
  ///   - avoided: areas that it covers only if there is no other place.
  static func all(
    _ cards: [ColumnCard], _ connectors: [Connector], device: CGRect, cause: String?, taken: [CGRect],
    avoided: [CGRect], _ appearance: Appearance, _ measures: StageMeasures
  ) -> [ConnectorSign] {
    let radius = (measures.isLarge ? 22 : 12) * measures.scale
    var signs: [ConnectorSign] = []
    for connector in connectors {
      guard let card = cards.first(where: { $0.name == connector.responder }), let run = connector.route.runs.first
      else { continue }
      let isCut = card.state == .cancelled && !(measures.isLarge && signs.contains { $0.icon == .scissors })
      guard isCut else { continue }
      // The discs of connectors just below must not be covered.
      let below = Set(signs.filter { $0.center.y - run.start.y < 26 / 12 * radius }.map(\.responder)).count
      let middle = ((max(run.start.x, device.maxX) + run.end.x) / 2).rounded()
      let center = CGPoint(x: middle - 2.5 * radius * CGFloat(below), y: run.start.y)
      signs.append(ConnectorSign(responder: connector.responder, icon: .scissors, center: center, radius: radius))
    }
    guard measures.isLarge, let cause, let first = signs.firstIndex(where: { $0.icon == .scissors }) else {
      return signs
    }
    let discs = signs.map { CGRect(center: $0.center, side: 2 * $0.radius) }
    var pills = PillPlacement(
      taken: taken + discs + cards.map { $0.frame.outset(by: 4) }, avoided: avoided + connectors.flatMap(\.runs),
      appearance, measures)
    signs[first].cause = pills.pill(
      StatusText.cut(by: cause)[appearance.languages.first], underOrOver: discs[first])
    return signs
  }

  func draw(_ color: Color, _ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    list.fill(.circle(center: center, radius: radius), appearance.theme.panel)
    let pen = measures.pen(measures.isLarge ? 3 : 1.5)
    list.stroke(.circle(center: center, radius: radius - pen.width / 2), pen, color)
    list.icon(icon, at: center, magnification: radius / 12, color)
    cause?.draw(color, appearance, &list)
  }
}
