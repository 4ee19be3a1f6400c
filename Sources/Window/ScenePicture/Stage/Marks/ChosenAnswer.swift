import Canvas
import Foundation

/// Draws a ring around the view that was chosen as the answer to the question.
struct ChosenAnswer {
  let plan: StagePlan

  func draw(_ list: inout DrawingList) {
    guard let name = plan.display.prediction?.chosenObject, let view = plan.view(name) else { return }
    let scale = plan.measures.scale
    list.element(.chosenAnswer) { list in
      list.stroke(
        .polygon(view.corners.outset(by: 5 * scale)), Stroke(2 * scale, join: .round), plan.appearance.theme.text)
    }
  }
}
