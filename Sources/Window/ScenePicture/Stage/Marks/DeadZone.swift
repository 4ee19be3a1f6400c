import Canvas
import Foundation
import TouchInput
import TouchTrace

/// The part of a view that is visible but cannot be hit, because it extends beyond a view around it. Shown while a
/// finger is in it.
struct DeadZone: StageMark, Equatable {
  let order = MarkOrder.overViews
  var view: String
  /// The parts outside the outer view, in window pixels.
  var dead: [CGRect]
  /// The part that can be hit.
  var alive: CGRect?

  /// Whether it is split into two parts, one above the other.
  var isStacked: Bool {
    dead.count == 1 && alive.map { $0.minX == dead[0].minX && $0.width == dead[0].width } == true
  }

  /// Nil unless `view` is visible at `point`, a place on the device, and the point is outside of a view around it.
  init?(of view: StagedView, in views: [StagedView], point: CGPoint) {
    guard view.outcome == .notAsked, view.opacity > 0.1, view.isUpright,
      view.visibleBox.contains(point.moved(by: view.shift))
    else { return nil }
    var parent = views.first { $0.name == view.node.superview }
    while let ancestor = parent {
      if case .outside = ancestor.outcome, ancestor.isUpright {
        let limit = ancestor.limit(onLayerOf: view)
        // Its own answer says no, and not its bounds: nobody knows where else it does.
        if limit.contains(point.moved(by: view.shift)) { return nil }
        self.view = view.name
        dead = view.visibleBox.parts(outside: limit)
        let rest = view.visibleBox.intersection(limit)
        alive = rest.isNull || rest.isEmpty ? nil : rest
        return
      }
      parent = views.first { $0.name == ancestor.node.superview }
    }
    return nil
  }

  var element: ElementName { .deadArea(of: view) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (appearance, measures) = (plan.appearance, plan.measures)
    let (yes, no) = (appearance.theme.yes, appearance.theme.no)
    let pen = 1.5 * measures.scale, across = 8 * measures.scale * 0.5.squareRoot()
    for part in dead {
      list.fill(part, no.opacity(0.06))
      list.hatch(.rect(part), Hatch(pitch: across, width: 1.5 * measures.scale), no)
      list.stroke(.rect(part.insetBy(dx: pen / 2, dy: pen / 2)), Stroke(pen, dash: [5, 3]), no)
    }
    guard let alive else { return }
    list.stroke(.rect(alive.outset(by: -pen / 2)), measures.pen(1.5, dash: [7, 3, 1.5, 3]), yes)
  }
}

extension CGRect {
  /// Returns the parts of this rectangle outside of another one: up to four rectangles that do not overlap.
  func parts(outside limit: CGRect) -> [CGRect] {
    let inner = intersection(limit)
    guard !inner.isNull, !inner.isEmpty else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
