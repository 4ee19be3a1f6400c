import Canvas
import Foundation
import TouchInput

/// Fingers that are not down yet, where they would go down, and what two fingers of one hand turn about.
struct TouchPreviewDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }
  private var touchComposer: TouchPreview { plan.display.touchComposer }

  func draw(_ list: inout DrawingList) {
    if touchComposer.hasKeyboard { list.element("stage.focus") { drawFocus(&$0) } }
    if let pivot = touchComposer.pivot {
      list.element("pivot") { draw(pivot: plan.geometry.windowPoint(pivot), &$0) }
    }
    for phantom in touchComposer.phantoms {
      list.element("phantom.\(phantom.finger)") { draw(phantom, at: plan.geometry.windowPoint(phantom.point), &$0) }
    }
  }

  /// Around the whole stage, because that is where arrow keys go.
  private func drawFocus(_ list: inout DrawingList) {
    list.stroke(.rect(plan.appearance.layout.stage.insetBy(dx: 3, dy: 3)), width: 2, theme.ink)
  }

  private func draw(_ phantom: TouchPreview.Phantom, at point: CGPoint, _ list: inout DrawingList) {
    let shape = FingerShape(phantom.finger).path(radius: measures.finger).offset(x: point.x, y: point.y)
    list.stroke(shape, Stroke(4.5 * measures.scale, join: .round), theme.panel.opacity(0.6))
    list.stroke(shape, Stroke(1.5 * measures.scale, dash: [4, 3], join: .round), theme.ink)
    list.fill(.circle(center: point, radius: 2 * measures.scale), theme.ink)
    let reach = 0.8 * measures.finger
    list.text(
      String(phantom.finger), measures.smallDigit, centeredOn: point.moved(reach + 6, -reach - 4),
      plan.appearance.typesetter, theme.ink)
  }

  /// An upright cross.
  private func draw(pivot: CGPoint, _ list: inout DrawingList) {
    let arm = 7 * measures.scale
    let lines = [(arm, 0), (0, arm)].map { dx, dy in
      Path.polyline([pivot.moved(-dx, -dy), pivot.moved(dx, dy)])
    }
    for line in lines { list.stroke(line, Stroke(5 * measures.scale, cap: .round), theme.panel) }
    for line in lines { list.stroke(line, Stroke(2 * measures.scale, cap: .round), theme.ink) }
  }
}
