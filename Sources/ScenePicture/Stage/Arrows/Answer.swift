import Canvas
import Foundation
import TouchTrace

/// An answer on its way back up: dots along the way of the question, and what `hitTest` returned.
struct Answer: Equatable {
  var view: String
  /// From the one who was asked to the one who asked.
  var route: Route
  /// Where there is room for it.
  var pill: Pill?

  /// The answer that the last step gave, if it gave one.
  init?(_ display: DisplayState, _ descents: [Descent], _ entrance: Entrance, _ pills: inout PillPlacement) {
    guard display.mode == .step, case .returned(let view, let hit) = display.step?.kind else { return nil }
    let way = descents.first { $0.asked == view }?.route ?? entrance.way(to: view)
    guard let way else { return nil }
    self.view = view
    route = Route(way.points.reversed())
    let longest = way.runs.max { Route([$0.start, $0.end]).length < Route([$1.start, $1.end]).length }
    guard let longest else { return nil }
    let text = hit ?? "nil"
    pill =
      Route([longest.start, longest.end]).length > 80
      ? pills.pill(text, .mono(pills.wordsSize), onLineFrom: longest.start, to: longest.end)
      : pills.pill(text, .mono(pills.wordsSize), beside: CGRect(from: longest.start, to: longest.end))
  }

  func draw(_ color: Color, _ plan: StagePlan, _ list: inout DrawingList) {
    let measures = plan.measures, scale = measures.scale
    plan.ground.drawCasing(route.points, width: measures.arrow + 4 * scale, &list)
    let line = route.shortened(by: 8 * scale)
    let pen = Stroke(1.5 * scale, dash: [1.8 * scale, 4 * scale])
    list.stroke(.polyline(line.points, bendRadius: 8 * scale), pen, color)
    if let last = route.runs.last {
      list.fill(
        .arrowHead(at: last.end, from: last.start, size: CGSize(width: 9 * scale, height: 9 * scale)), color)
    }
  }
}
