import Canvas
import Foundation
import TouchInput

/// Draws the fingers that are about to touch, and the pivot of two fingers.
struct TouchPreviewDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }
  private var touchPreview: TouchPreview { plan.display.touchPreview }

  func draw(_ list: inout DrawingList) {
    if touchPreview.hasKeyboard { list.element(.stageFocus) { drawFocus(&$0) } }
    if let pivot = touchPreview.pivot {
      list.element(.pivot) { draw(pivot: plan.geometry.windowPoint(pivot), &$0) }
    }
    for phantom in touchPreview.phantoms {
      list.element(.phantom(phantom.finger)) { draw(phantom, at: plan.geometry.windowPoint(phantom.point), &$0) }
    }
  }

  /// Draws the focus ring around the whole stage, which receives the arrow keys.
  private func drawFocus(_ list: inout DrawingList) {
    list.stroke(.rect(plan.appearance.layout.stage.insetBy(dx: 3, dy: 3)), width: 2, theme.text)
  }

  private func draw(_ phantom: TouchPreview.Phantom, at point: CGPoint, _ list: inout DrawingList) {
    let shape = FingerShape(phantom.finger).path(radius: measures.finger).offset(x: point.x, y: point.y)
    list.stroke(shape, measures.pen(4.5, join: .round), theme.panel.opacity(0.6))
    list.stroke(shape, Stroke(1.5 * measures.scale, dash: [4, 3], join: .round), theme.text)
    list.fill(.circle(center: point, radius: 2 * measures.scale), theme.text)
    let reach = 0.8 * measures.finger
    list.text(
      String(phantom.finger), measures.smallDigit, centeredOn: point.moved(reach + 6, -reach - 4),
      plan.appearance.typesetter, theme.text)
  }

  /// Draws an upright cross.
  private func draw(pivot: CGPoint, _ list: inout DrawingList) {
    let arm = 7 * measures.scale
    let lines = [(arm, 0), (0, arm)].map { dx, dy in
      Path.polyline([pivot.moved(-dx, -dy), pivot.moved(dx, dy)])
    }
    for line in lines { list.stroke(line, measures.pen(5, cap: .round), theme.panel) }
    for line in lines { list.stroke(line, measures.pen(2, cap: .round), theme.text) }
  }
}
