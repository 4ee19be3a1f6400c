import Foundation
import TouchTrace

/// The views of the stage with their kinship, for questions that are asked often.
struct StagedTree {
  /// Back to front, parents before children.
  let views: [StagedView]
  /// Of each view, the nearest first.
  let ancestors: [[Int]]
  /// Where tags stand inside of each view.
  let spaces: [CGRect]
  /// The outermost line that belongs to each view: its ring, the edge of its enlarged area.
  let outerEdges: [CGRect]

  /// `reach`: how far the result's ring goes beyond its view.
  init(_ views: [StagedView], reach: CGFloat) {
    self.views = views
    let places = Dictionary(zip(views.map(\.name), views.indices)) { first, _ in first }
    var ancestors: [[Int]] = []
    for view in views {
      let parent = view.node.superview.flatMap { places[$0] }
      ancestors.append(parent.map { [$0] + ancestors[$0] } ?? [])
    }
    self.ancestors = ancestors
    spaces = views.map(\.space)
    outerEdges = views.map { view in
      let ring = view.state == .result ? view.box.grown(reach) : view.box
      return view.hitArea.map { ring.union(CGRect(around: $0)) } ?? ring
    }
  }

  /// Whether `frame` lies over a view in the one at `index`; those that begin where it begins do not count.
  func hasSubview(of index: Int, under frame: CGRect, unlessWithin near: CGFloat) -> Bool {
    let box = views[index].box
    return views.indices.contains { other in
      let inner = views[other].box
      guard inner.overlaps(frame), ancestors[other].contains(index) else { return false }
      return abs(inner.minX - box.minX) > near || abs(inner.minY - box.minY) > near
    }
  }

  /// Whether a view in front of the one at `index`, and not in it, can be seen in `frame`.
  func isCovered(_ frame: CGRect, of index: Int) -> Bool {
    views.indices[(index + 1)...].contains { other in
      views[other].opacity > 0.1 && outerEdges[other].overlaps(frame) && !ancestors[other].contains(index)
    }
  }

  /// How many views under `frame` are neither the one at `index` nor around it.
  func strangers(to index: Int, under frame: CGRect) -> Int {
    views.indices.count { $0 != index && views[$0].box.overlaps(frame) && !ancestors[index].contains($0) }
  }
}
