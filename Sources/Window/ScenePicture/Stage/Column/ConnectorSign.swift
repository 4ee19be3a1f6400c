import Canvas
import Foundation
import Narration

/// A disc with an icon on a connector: scissors where the touch was cancelled, on the lowest connector alone, with a pill that names
/// the cause.
struct ConnectorSign {
  var responder: String
  var icon: Icon
  /// The middle of the disc, in window pixels.
  var center: CGPoint
  var radius: CGFloat
  /// Nil where it does not fit.
  var cause: Pill?

  /// Returns the signs of all connectors, from the lowest up.
  static func all(
    _ cards: [ColumnCard], _ connectors: [Connector], device: CGRect, cause: String?, _ appearance: Appearance,
    _ placer: inout LabelPlacer
  ) -> [ConnectorSign] {
    let measures = placer.measures, radius = (measures.isLarge ? 22 : 12) * measures.scale
    var signs: [ConnectorSign] = []
    for connector in connectors {
      guard let card = cards.first(where: { $0.name == connector.responder }), let run = connector.route.runs.first
      else { continue }
      guard card.state == .cancelled, signs.isEmpty else { continue }
      let center = CGPoint(x: ((max(run.start.x, device.maxX) + run.end.x) / 2).rounded(), y: run.start.y)
      signs.append(ConnectorSign(responder: connector.responder, icon: .scissors, center: center, radius: radius))
    }
    guard let sign = signs.first else { return signs }
    let disc = CGRect(center: sign.center, side: 2 * sign.radius)
    placer.keepFree([disc])
    guard let cause else { return signs }
    signs[0].cause = placer.pill(StatusText.cut(by: cause)[appearance.languages.first], underOrOver: disc)
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
