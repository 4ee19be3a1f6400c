import Canvas
import Foundation

/// Draws the outline of the view under the pointer, and brackets around the corners of the selected view, where no tag shows
/// them: in edit mode, and for a view without a tag.
///
/// The brackets are no handles: outside edit mode a press on the stage is a touch.
struct Pointing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }

  func draw(_ list: inout DrawingList) {
    if let view = plan.display.hovered.flatMap({ plan.view($0) }), plan.editing != nil || plan.tag(of: view.name) == nil
    {
      list.element(.hover) { list in
        list.stroke(.polygon(view.corners.outset(by: 2.75)), Stroke(1.5, join: .round), theme.text)
      }
    }
    if plan.editing == nil, let view = plan.display.selected.flatMap({ plan.view($0) }), plan.tag(of: view.name) == nil
    {
      list.element(.selection) { drawBrackets(around: view.corners.outset(by: 4), &$0) }
    }
  }

  private func drawBrackets(around corners: [CGPoint], _ list: inout DrawingList) {
    for (index, corner) in corners.enumerated() {
      let ends = [corners[(index + 1) % corners.count], corners[(index + corners.count - 1) % corners.count]]
        .map { corner.moved(towards: $0, by: 10) }
      let bracket = Path.polyline([ends[0], corner, ends[1]])
      list.stroke(bracket, Stroke(4, join: .round), theme.panel)
      list.stroke(bracket, Stroke(2, join: .round), theme.text)
    }
  }
}

extension CGPoint {
  /// Returns the point at a distance on the way to another one, at most a third of the way.
  fileprivate func moved(towards other: CGPoint, by distance: CGFloat) -> CGPoint {
    let length = hypot(other.x - x, other.y - y)
    guard length > 0 else { return self }
    let share = min(distance / length, 1 / 3)
    return CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
