import Canvas
import Foundation
import Narration

/// The scissors where the touch was cancelled, in a disc on the lowest connector, with a pill that names the cause.
struct ConnectorSign: StageMark {
  let order = MarkOrder.onConnectors
  var responder: String
  var disc: CGRect
  /// Nil where it does not fit.
  var cause: Pill?

  /// Nil unless a responder was cancelled.
  init?(
    _ cards: [ColumnCard], _ connectors: [Connector], device: CGRect, cause: String?, _ appearance: Appearance,
    _ placer: inout LabelPlacer
  ) {
    let lowest = connectors.first { connector in
      cards.contains { $0.name == connector.responder && $0.state == .cancelled } && !connector.route.runs.isEmpty
    }
    guard let lowest, let run = lowest.route.runs.first else { return nil }
    responder = lowest.responder
    let center = CGPoint(x: ((max(run.start.x, device.maxX) + run.end.x) / 2).rounded(), y: run.start.y)
    disc = CGRect(center: center, side: (placer.measures.isLarge ? 44 : 24) * placer.measures.scale)
    placer.keepFree([disc])
    self.cause = cause.flatMap {
      placer.pill(StatusText.cut(by: $0)[appearance.languages.first], underOrOver: disc)
    }
  }

  var element: ElementName { .connectorSign(.scissors, of: responder) }
  var labels: [PlacedLabel] { [PlacedLabel(element: element, frame: disc, isOnLine: true)] + labels(cause) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let theme = plan.appearance.theme, measures = plan.measures, radius = disc.width / 2
    list.fill(.circle(center: disc.center, radius: radius), theme.panel)
    let pen = measures.pen(measures.isLarge ? 3 : 1.5)
    list.stroke(.circle(center: disc.center, radius: radius - pen.width / 2), pen, theme.no)
    list.icon(.scissors, at: disc.center, magnification: radius / 12, theme.no)
    cause?.draw(theme.no, plan.appearance, &list)
  }
}
