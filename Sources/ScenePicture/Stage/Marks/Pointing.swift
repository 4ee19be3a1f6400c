import Canvas
import Foundation

/// Draws the outline of the view under the pointer, and the corners of the selected view.
struct Pointing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }

  func draw(_ list: inout DrawingList) {
    if let view = plan.display.hovered.flatMap({ plan.view($0) }) {
      list.element(.hover) { list in
        list.stroke(.polygon(view.corners.outset(by: 2.75)), Stroke(1.5, join: .round), theme.ink)
      }
    }
    if plan.editing == nil, let view = plan.display.selected.flatMap({ plan.view($0) }) {
      list.element(.selection) { list in
        for corner in view.corners {
          let square = CGRect(center: corner, side: 6)
          list.fill(square, theme.panel)
          list.stroke(.rect(square), width: 1.5, theme.ink)
        }
      }
    }
  }
}
