import Canvas
import Foundation

/// Draws the recognizers in the column: diamonds on the left rims of their views' cards, lines from recognizers that
/// wait to those that must fail first, and the routes of actions to their targets.
struct RecognizerDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var size: CGFloat { RecognizerDrawing.size(plan.appearance, plan.measures) }

  /// The magnification of a diamond, which is 22 pixels high at 1.
  static func size(_ appearance: Appearance, _ measures: StageMeasures) -> CGFloat {
    appearance.layout.isProjector ? 2.18 * measures.scale : 1
  }

  func draw(_ list: inout DrawingList) {
    for (index, action) in plan.column.actions.enumerated() {
      list.element(.action(index + 1)) { draw(action, &$0) }
    }
    plan.draw(.overCards, &list)
    for card in plan.column.cards {
      for mark in card.recognizers {
        guard let center = card.center(ofDiamond: mark.name, size) else { continue }
        list.element(.recognizer(mark.name)) { draw(mark, at: center, &$0) }
      }
    }
  }

  /// The diamond is hollow while another recognizer waits for this one to fail, and if it does not receive the touch.
  private func draw(_ mark: RecognizerMark, at center: CGPoint, _ list: inout DrawingList) {
    let isHollow = mark.isRefusedTouch || plan.marks(WaitingLine.self).contains { $0.other == mark.name && !$0.isOver }
    list.fill(diamond(center, radius: 12.5 * size), theme.sidebar)
    if plan.display.inspectedRecognizer == mark.name {
      list.stroke(diamond(center, radius: 14.5 * size), width: 2 * size, theme.text)
    }
    list.fill(diamond(center, radius: 11 * size), theme.recognizer)
    if isHollow { list.fill(diamond(center, radius: 9 * size), theme.panel) }
    let font = plan.appearance.layout.isProjector ? plan.measures.digit : Font.sans(11, .semibold)
    list.text(
      mark.letter, font, centeredOn: center, plan.appearance.typesetter, isHollow ? theme.text : theme.textOnRecognizer)
  }

  private func diamond(_ center: CGPoint, radius: CGFloat) -> Path {
    .polygon([
      CGPoint(x: center.x, y: center.y - radius), CGPoint(x: center.x + radius, y: center.y),
      CGPoint(x: center.x, y: center.y + radius), CGPoint(x: center.x - radius, y: center.y),
    ])
  }

  private func draw(_ action: ColumnAction, _ list: inout DrawingList) {
    let width = 2.5 * size, head = CGSize(width: 8 * size, height: 9 * size)
    let points = action.route.points
    list.stroke(.polyline(points), width: width + 3, theme.sidebar)
    let line = action.route.shortened(by: head.width - 1).points
    list.stroke(.polyline(line), Stroke(width, dash: [8, 3, 2, 3].map { $0 * size }), theme.recognizer)
    if let last = action.route.runs.last {
      list.fill(.arrowHead(at: last.end, from: last.start, size: head), theme.recognizer)
    }
  }
}
