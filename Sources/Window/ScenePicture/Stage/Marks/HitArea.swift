import Canvas
import Foundation
import Scenes
import TouchTrace

/// The enlarged hit area of a view, as far as the views around it let touches through.
struct HitArea: StageMark, Equatable {
  /// Drawn with its view, which may be clipped.
  let order = MarkOrder.inView
  /// A side at which an outer view cuts the area off.
  struct Cut: Equatable {
    var start: CGPoint
    var end: CGPoint
    /// The distance by which the area would extend beyond it, in window pixels.
    var depth: CGFloat
    /// The outer view.
    var by: String
  }

  var view: String
  /// The corners of the part that can be hit.
  var corners: [CGPoint]
  var cuts: [Cut]

  /// Nil for a view whose hit area is its bounds. The areas of rotated views are not cut.
  init?(of view: StagedView, in views: [StagedView]) {
    guard let whole = view.hitArea else { return nil }
    self.view = view.name
    (corners, cuts) = (whole, [])
    guard view.isUpright else { return }
    var reach = CGRect(around: whole)
    var parent = views.first { $0.name == view.node.superview }
    while let ancestor = parent {
      if ancestor.isUpright && ancestor.isLimitedToBounds {
        cut(&reach, at: ancestor.limit(onLayerOf: view), by: ancestor.name)
      }
      parent = views.first { $0.name == ancestor.node.superview }
    }
    corners = reach.corners
  }

  private mutating func cut(_ reach: inout CGRect, at limit: CGRect, by ancestor: String) {
    let left = limit.minX - reach.minX, right = reach.maxX - limit.maxX
    let top = limit.minY - reach.minY, bottom = reach.maxY - limit.maxY
    let rest = reach.intersection(limit)
    guard !rest.isNull else { return }
    let sides = [(left, 0, 3), (right, 1, 2), (top, 0, 1), (bottom, 3, 2)]
    for (depth, first, last) in sides where depth > 0 {
      cuts.append(Cut(start: rest.corners[first], end: rest.corners[last], depth: depth, by: ancestor))
    }
    reach = rest
  }

  /// The sides that are not cut, each from corner to corner, in order around the area.
  var freeSides: [(start: CGPoint, end: CGPoint)] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).filter { side in
      !cuts.contains { ($0.start, $0.end) == side || ($0.end, $0.start) == side }
    }
  }

  /// The cut that takes away most.
  var deepestCut: Cut? { cuts.max { $0.depth < $1.depth } }
}

extension StagedView {
  /// Whether its subviews receive no touches outside of its bounds.
  var isLimitedToBounds: Bool { node.hitTest == .standard && node.pointInside != .always }
}

extension HitArea {
  var element: ElementName { .view(view, .area) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let theme = plan.appearance.theme, measures = plan.measures
    list.fill(.polygon(corners), theme.yes.opacity(0.05))
    let pen = measures.pen(1.5, dash: [7, 3, 1.5, 3])
    if cuts.isEmpty {
      list.stroke(.polygon(corners), pen, theme.yes)
    } else {
      for side in freeSides { list.stroke(.line(from: side.start, to: side.end), pen, theme.yes) }
    }
    for cut in cuts { list.stroke(.line(from: cut.start, to: cut.end), measures.pen(3), theme.no) }
  }
}
