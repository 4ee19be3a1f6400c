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
      list.element("connector.\(connector.responder)") { draw(connector, card.state, &$0) }
    }
  }

  private func draw(_ connector: Connector, _ state: LaneCard.State, _ list: inout DrawingList) {
    let growth = measures.growth
    let path = Path.polyline(connector.route.points, bendRadius: 6 * growth)
    switch state {
    case .waiting, .notReached, .notAResponder:
      list.stroke(path, Stroke(measures.line, dash: measures.dashes(1.5, 4)), theme.hair)
      drawDot(connector, theme.hair, &list)
    case .told, .passesOn, .handles, .handlesAndPassesOn:
      plan.ground.drawCasing(connector.route.points, width: measures.connector + 4 * growth, &list)
      list.stroke(path, dashes, theme.chain)
      drawDot(connector, theme.chain, &list)
    case .cancelled:
      plan.ground.drawCasing(connector.route.points, width: measures.connector + 4 * growth, &list)
      list.stroke(path, dashes, theme.no)
      drawDot(connector, theme.no, &list)
      drawScissors(connector, &list)
    }
  }

  private var dashes: Stroke { Stroke(measures.connector, dash: measures.dashes(7, 4)) }

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
