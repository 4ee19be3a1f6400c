import Canvas
import Foundation
import TouchTrace

/// The answer to a question: a dotted arrow back along the question's arrow, and the view that `hitTest` returned.
struct Answer: StageMark, Equatable {
  let order = MarkOrder.overTags
  var view: String
  /// From the view that was asked to the view that asked.
  var route: Route
  /// Nil where it does not fit.
  var pill: Pill?

  /// The answer given in the last step, if any.
  init?(_ display: DisplayState, _ descents: [Descent], _ entrance: Entrance, _ placer: inout LabelPlacer) {
    guard display.isStepping, case .returned(let view, let hit) = display.step?.kind else { return nil }
    let question = descents.first { $0.asked == view }?.route ?? entrance.route(to: view)
    guard let question else { return nil }
    self.view = view
    route = Route(question.points.reversed())
    let longest = question.runs.max { Route([$0.start, $0.end]).length < Route([$1.start, $1.end]).length }
    guard let longest else { return nil }
    let text = hit ?? "nil"
    pill =
      Route([longest.start, longest.end]).length > 80
      ? placer.pill(text, .mono(placer.textSize), onLineFrom: longest.start, to: longest.end)
      : placer.pill(text, .mono(placer.textSize), beside: CGRect(from: longest.start, to: longest.end))
  }

  var element: ElementName { .answerPill(of: view) }
  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) { pill?.draw(plan.answerColor, plan.appearance, &list) }

  func drawArrow(_ color: Color, _ plan: StagePlan, _ list: inout DrawingList) {
    let measures = plan.measures, scale = measures.scale
    plan.ground.drawCasing(route.points, width: measures.arrow + 4 * scale, &list)
    let line = route.shortened(by: 8 * scale)
    list.stroke(.polyline(line.points, bendRadius: 8 * scale), measures.pen(1.5, dash: [1.8, 4]), color)
    if let last = route.runs.last {
      list.fill(
        .arrowHead(at: last.end, from: last.start, size: CGSize(width: 9 * scale, height: 9 * scale)), color)
    }
  }
}
