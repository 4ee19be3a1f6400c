import Canvas
import Foundation
import Scenes
import TouchTrace

/// The area that an enlarged view says yes to, as far as the views around it let it be reached.
struct HitArea: Equatable {
  /// A side behind which the area goes on for nothing.
  struct Cut: Equatable {
    var start: CGPoint
    var end: CGPoint
    /// How much is lost there, in window pixels.
    var depth: CGFloat
    /// The view that ends there.
    var by: String
  }

  var view: String
  /// The corners of what can be reached.
  var corners: [CGPoint]
  var cuts: [Cut]

  /// Nil for a view that says yes to its bounds only. Turned areas are shown whole.
  init?(of view: StagedView, in views: [StagedView]) {
    guard let whole = view.hitArea else { return nil }
    self.view = view.name
    (corners, cuts) = (whole, [])
    guard view.isUpright else { return }
    var reach = CGRect(around: whole)
    var parent = views.first { $0.name == view.node.superview }
    while let ancestor = parent {
      if ancestor.isUpright && ancestor.asksWithinItsBoundsOnly {
        cut(&reach, at: ancestor.limit(onPlaneOf: view), by: ancestor.name)
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

  /// The sides that are not cut, each from corner to corner.
  var freeSides: [(start: CGPoint, end: CGPoint)] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).filter { side in
      !cuts.contains { ($0.start, $0.end) == side || ($0.end, $0.start) == side }
    }
  }

  /// Where the most is lost.
  var deepestCut: Cut? { cuts.max { $0.depth < $1.depth } }
}

extension StagedView {
  /// Whether a point outside of it is lost for its subviews.
  var asksWithinItsBoundsOnly: Bool { node.hitTest == .standard && node.pointInside != .always }
}

extension HitArea {
  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    let theme = appearance.theme
    list.fill(.polygon(corners), theme.yes.opacity(0.05))
    let dashes = [7, 3, 1.5, 3].map { CGFloat($0) * measures.scale }
    if cuts.isEmpty {
      list.stroke(.polygon(corners), Stroke(1.5 * measures.scale, dash: dashes), theme.yes)
    } else {
      for side in freeSides {
        list.stroke(.line(from: side.start, to: side.end), Stroke(1.5 * measures.scale, dash: dashes), theme.yes)
      }
    }
    for cut in cuts { list.stroke(.line(from: cut.start, to: cut.end), width: 3 * measures.scale, theme.no) }
  }
}
