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
      drawLine(connector, measures.dashes(7, 4), theme.no, &list)
      drawIcon(.scissors, on: connector, theme.no, &list)
    }
    if card.isHeldBack { drawIcon(.gate, on: connector, theme.ink2, &list) }
  }

  private func drawFaint(_ connector: Connector, _ list: inout DrawingList) {
    let path = Path.polyline(connector.route.points, bendRadius: 6 * measures.scale)
    list.stroke(path, Stroke(measures.line, dash: measures.dashes(1.5, 4)), theme.hair)
    drawDot(connector, theme.hair, &list)
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

  /// Draws a disc with an icon on the connector, between the device and the column.
  private func drawIcon(_ icon: Icon, on connector: Connector, _ color: Color, _ list: inout DrawingList) {
    guard let run = connector.route.runs.first else { return }
    let scale = measures.scale, free = max(run.start.x, plan.geometry.reach.maxX)
    let middle = CGPoint(x: ((free + run.end.x) / 2).rounded(), y: run.start.y)
    let center = CGPoint(x: middle.x - 30 * scale * CGFloat(iconsBelow(connector)), y: middle.y)
    list.element(.connectorSign(icon, of: connector.responder)) { list in
      list.fill(.circle(center: center, radius: 12 * scale), theme.panel)
      list.stroke(.circle(center: center, radius: 12 * scale - 0.75), measures.pen(1.5), color)
      list.icon(icon, at: center, magnification: scale, color)
    }
  }

  /// Returns the number of connectors just below that have an icon, too; their icons must not be covered.
  private func iconsBelow(_ connector: Connector) -> Int {
    let height = connector.route.points[0].y
    return plan.connectors.prefix { $0.responder != connector.responder }.count { other in
      let card = plan.column.cards.first { $0.name == other.responder }
      return (card?.state == .cancelled || card?.isHeldBack == true) && other.route.points[0].y - height < 26
    }
  }
}
