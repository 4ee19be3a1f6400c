import Canvas
import Foundation

/// Draws the arrows of the descent: from the event queue into the windows, then from view to view.
struct DescentDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    drawEntrance(&list)
    for descent in plan.descents {
      guard let route = descent.route, let view = plan.view(descent.asked), view.number != nil,
        plan.mark(Answer.self)?.view != view.name
      else { continue }
      list.element(descent.element) { $0.arrow(route, measures, color(of: view), on: plan.ground) }
    }
    if let answer = plan.mark(Answer.self) {
      list.element(.answer(of: answer.view)) { answer.drawArrow(plan.answerColor, plan, &$0) }
    }
  }

  private func color(of view: StagedView) -> Color { theme.color(view.outcome.arrowTone) }

  // MARK: Entrance

  private func drawEntrance(_ list: inout DrawingList) {
    for arrow in plan.entrance.arrows {
      guard let view = plan.view(arrow.window), view.number != nil, plan.mark(Answer.self)?.view != view.name else {
        continue
      }
      list.element(.entry(into: arrow.window)) {
        $0.arrow(arrow.route, measures, color(of: view), on: plan.ground)
      }
    }
  }

  /// Draws the label of the event queue, beside the first arrow.
  func drawLabel(_ list: inout DrawingList) {
    guard let label = plan.entrance.label else { return }
    let (first, second, frame) = (label.firstFont, label.secondFont, label.frame)
    list.element(.entryLabel) { list in
      list.text(
        label.first, first, at: CGPoint(x: frame.minX, y: first.baseline(centeredOn: frame.midY - 8)),
        theme.secondaryText)
      list.text(
        label.second, second, at: CGPoint(x: frame.minX, y: second.baseline(centeredOn: frame.midY + 8)),
        theme.faintText)
    }
  }
}

extension StagePlan {
  /// The colour of the answer given in the last step.
  var answerColor: Color {
    appearance.theme.color(mark(Answer.self).flatMap { view($0.view) }?.outcome.arrowTone ?? .text)
  }
}
