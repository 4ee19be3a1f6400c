import Canvas
import Foundation

/// Draws the connectors between views and cards.
struct ConnectorDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    for connector in plan.connectors {
      guard let card = plan.column.cards.first(where: { $0.name == connector.responder }) else { continue }
      list.element(.connector(of: connector.responder)) { draw(connector, to: card, &$0) }
    }
  }

  private func draw(_ connector: Connector, to card: ColumnCard, _ list: inout DrawingList) {
    switch card.state {
    case .waiting, .notReached, .notAResponder:
      if card.recognizers.isEmpty {
        drawFaint(connector, &list)
      } else {
        drawLine(connector, measures.dashes(8, 3, 2, 3), theme.recognizer, &list)
      }
    case .called, .passesOn, .handles, .handlesAndPassesOn:
      drawLine(connector, measures.dashes(7, 4), theme.chain, &list)
    case .cancelled:
      // The one with the scissors is where the touch was cut; the others follow.
      let isCut = plan.mark(ConnectorSign.self)?.responder == connector.responder
      drawLine(connector, measures.dashes(7, 4), isCut ? theme.no : theme.no.mixed(into: theme.background, 0.45), &list)
    }
  }

  private func drawFaint(_ connector: Connector, _ list: inout DrawingList) {
    let path = Path.polyline(connector.route.points, bendRadius: 6 * measures.scale)
    list.stroke(path, Stroke(measures.line, dash: measures.dashes(1.5, 4)), theme.inactive)
    drawDot(connector, theme.inactive, &list)
  }

  private func drawLine(_ connector: Connector, _ dashes: [CGFloat], _ color: Color, _ list: inout DrawingList) {
    let path = Path.polyline(connector.route.points, bendRadius: 6 * measures.scale)
    plan.ground.drawCasing(connector.route.points, width: measures.connector + 4 * measures.scale, &list)
    list.stroke(path, Stroke(measures.connector, dash: dashes), color)
    drawDot(connector, color, &list)
  }

  private func drawDot(_ connector: Connector, _ color: Color, _ list: inout DrawingList) {
    let center = connector.route.points[0], radius = 3.5 * measures.line
    list.fill(.circle(center: center, radius: radius + 1), theme.background)
    list.fill(.circle(center: center, radius: radius), color)
  }
}
