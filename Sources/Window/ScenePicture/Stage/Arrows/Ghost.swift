import Canvas
import Foundation
import Narration
import TouchTrace

/// The result before an edit: the arrows to the former hit-test view, and a dashed ring around it, faint under the
/// current arrows.
struct Ghost: StageMark, Equatable {
  let order = MarkOrder.overViews
  static let opacity = 0.45

  let view: String
  /// The questions that led to it and are not asked now.
  let descents: [Descent]
  /// The words beside the ring, over the other marks; nil where they do not fit.
  let words: AreaPill?

  /// - Parameters:
  /// - earlier: the touch at its end, before the edit.
  /// - now: the current arrows.
  init?(
    _ earlier: TouchStory?, in views: [StagedView], _ router: DescentRouter, besides now: [Descent],
    _ appearance: Appearance, _ placer: inout LabelPlacer
  ) {
    guard let winner = earlier?.result?.view, let staged = views.first(where: { $0.name == winner }) else { return nil }
    view = winner
    var path: [String] = [], next: String? = winner
    while let name = next {
      path.append(name)
      next = views.first { $0.name == name }?.node.superview
    }
    descents = Descent.all(in: earlier, router).filter { descent in
      path.contains(descent.asked)
        && !now.contains { $0.asker == descent.asker && $0.asked == descent.asked && $0.route != nil }
    }
    let pill =
      staged.isSeen
      ? placer.pill(
        StageText.before[appearance.languages.first], beside: staged.box.outset(by: 4 * placer.measures.scale))
      : nil
    words = pill.map { AreaPill(element: .ghost(of: winner), pill: $0, tone: .result) }
  }

  var element: ElementName { .ghost(of: view) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let theme = plan.appearance.theme, pen = plan.measures.pen(2, dash: [6, 4])
    list.opacity(Ghost.opacity) { list in
      for route in descents.compactMap(\.route) {
        list.stroke(.polyline(route.points), pen, theme.secondaryText)
      }
    }
    guard let staged = plan.view(view), staged.isSeen else { return }
    let ring = Path.polygon(staged.corners.outset(by: 4 * plan.measures.scale))
    list.opacity(Ghost.opacity) { $0.stroke(ring, pen, theme.result) }
  }
}
