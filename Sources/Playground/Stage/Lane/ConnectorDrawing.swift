import Canvas
import Foundation

/// The connectors between views and cards.
struct ConnectorDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.look.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    for connector in plan.connectors {
      guard let card = plan.lane.cards.first(where: { $0.name == connector.responder }) else { continue }
      list.element("connector.\(connector.responder)") { draw(connector, to: card, &$0) }
    }
  }

  private func draw(_ connector: Connector, to card: LaneCard, _ list: inout DrawingList) {
    switch card.state {
    case .waiting, .notReached, .notAResponder:
      if card.recognizers.isEmpty {
        drawFaint(connector, &list)
      } else {
        drawLine(connector, measures.dashes(8, 3, 2, 3), theme.recognizer, &list)
      }
    case .told, .passesOn, .handles, .handlesAndPassesOn:
      drawLine(connector, measures.dashes(7, 4), theme.chain, &list)
    case .cancelled:
      drawLine(connector, measures.dashes(7, 4), theme.no, &list)
      drawScissors(connector, &list)
    }
  }

  private func drawFaint(_ connector: Connector, _ list: inout DrawingList) {
    let path = Path.polyline(connector.route.points, bendRadius: 6 * measures.growth)
    list.stroke(path, Stroke(measures.line, dash: measures.dashes(1.5, 4)), theme.hair)
    drawDot(connector, theme.hair, &list)
  }

  private func drawLine(_ connector: Connector, _ dashes: [CGFloat], _ color: Color, _ list: inout DrawingList) {
    let path = Path.polyline(connector.route.points, bendRadius: 6 * measures.growth)
    plan.ground.drawCasing(connector.route.points, width: measures.connector + 4 * measures.growth, &list)
    list.stroke(path, Stroke(measures.connector, dash: dashes), color)
    drawDot(connector, color, &list)
  }

  private func drawDot(_ connector: Connector, _ color: Color, _ list: inout DrawingList) {
    let center = connector.route.points[0], radius = 3.5 * measures.line
    list.fill(.circle(center: center, radius: radius + 1), theme.background)
    list.fill(.circle(center: center, radius: radius), color)
  }

  private func drawScissors(_ connector: Connector, _ list: inout DrawingList) {
    guard let run = connector.route.runs.first else { return }
    let free = max(run.start.x, plan.geometry.bezel.maxX)
    let center = CGPoint(x: ((free + run.end.x) / 2).rounded(), y: run.start.y), growth = measures.growth
    list.element("connector.\(connector.responder).cut") { list in
      list.fill(.circle(center: center, radius: 12 * growth), theme.panel)
      list.stroke(.circle(center: center, radius: 12 * growth - 0.75), width: 1.5 * growth, theme.no)
      list.icon(.scissors, at: center, magnification: growth, theme.no)
    }
  }
}
