import Foundation
import TouchTrace

/// The views of the stage with their ancestors, precomputed for the placement of tags.
struct StagedTree {
  /// Back to front, parents before children.
  let views: [StagedView]
  /// The ancestors of each view, the nearest first.
  let ancestors: [[Int]]
  /// The frame for tags inside each view.
  let innerFrames: [CGRect]
  /// The outermost line of each view: its ring, or the edge of its enlarged hit area.
  let outerEdges: [CGRect]
  /// The areas that views cover.
  private let boxes: [CGRect]

  /// - Parameters:
  /// - reach: how far the ring of the hit-test view extends beyond the view.
  /// - isClipped: whether only the visible part of a view counts, where a view around it clips.
  init(_ views: [StagedView], reach: CGFloat, isClipped: Bool) {
    self.views = views
    boxes = views.map { isClipped ? $0.visibleBox : $0.box }
    let places = Dictionary(zip(views.map(\.name), views.indices)) { first, _ in first }
    var ancestors: [[Int]] = []
    for view in views {
      let parent = view.node.superview.flatMap { places[$0] }
      ancestors.append(parent.map { [$0] + ancestors[$0] } ?? [])
    }
    self.ancestors = ancestors
    innerFrames = views.map(\.innerFrame)
    outerEdges = views.map { view in
      let ring = view.outcome == .result ? view.box.outset(by: reach) : view.box
      return view.hitArea.map { ring.union(CGRect(around: $0)) } ?? ring
    }
  }

  /// Returns whether `frame` lies over a view inside the one at `index`. Views whose origin is within `near` of the
  /// outer view's do not count.
  func hasSubview(of index: Int, under frame: CGRect, unlessWithin near: CGFloat) -> Bool {
    let box = views[index].box
    return views.indices.contains { other in
      let inner = views[other].box
      guard boxes[other].overlaps(frame), ancestors[other].contains(index) else { return false }
      return abs(inner.minX - box.minX) > near || abs(inner.minY - box.minY) > near
    }
  }

  /// Returns whether a visible view in front of the one at `index`, and not inside it, overlaps `frame`.
  func isCovered(_ frame: CGRect, of index: Int) -> Bool {
    views.indices[(index + 1)...].contains { other in
      views[other].opacity > 0.1 && outerEdges[other].overlaps(frame) && !ancestors[other].contains(index)
    }
  }

  /// Returns the number of views under `frame` that are neither the one at `index` nor around it.
  func unrelatedViews(to index: Int, under frame: CGRect) -> Int {
    views.indices.count { $0 != index && boxes[$0].overlaps(frame) && !ancestors[index].contains($0) }
  }
}
