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
  private let visibleBoxes: [CGRect]
  private let origins: [CGPoint]
  private let isSeen: [Bool]
  /// Whether the ground of each view hides what is behind it.
  private let isVisible: [Bool]

  /// - Parameters:
  /// - reach: how far the ring of the hit-test view extends beyond the view.
  /// - isClipped: whether only the visible part of a view counts, where a view around it clips.
  init(_ views: [StagedView], reach: CGFloat, isClipped: Bool) {
    self.views = views
    visibleBoxes = views.map(\.visibleBox)
    boxes = isClipped ? visibleBoxes : views.map(\.box)
    origins = views.map(\.box.origin)
    isSeen = views.map(\.isSeen)
    isVisible = views.map { $0.groundOpacity > 0.1 }
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

  /// The areas of other views that decide where the tag of one view may lie. Each place that is tried is compared with
  /// them, so they are collected once.
  struct Surroundings {
    /// The views inside the view.
    var subviews: [CGRect] = []
    /// The visible views in front of the view and not inside it.
    var covers: [CGRect] = []
    /// The views that are neither the view nor around it.
    var unrelated: [CGRect] = []
    /// The visible ones of them that lie in front of the view or apart from it: a name on them would look like theirs.
    var foreign: [CGRect] = []
  }

  /// Returns the areas of the views around the one at `index`, without those that are clipped away. Views inside it whose
  /// origin is within `near` of its own do not count as subviews.
  func surroundings(of index: Int, near: CGFloat) -> Surroundings {
    let origin = origins[index], box = views[index].box
    var surroundings = Surroundings()
    for other in views.indices where other != index && isSeen[other] {
      let isInside = ancestors[other].contains(index)
      if !ancestors[index].contains(other) {
        surroundings.unrelated.append(boxes[other])
        if isVisible[other], !isInside, other > index || !visibleBoxes[other].overlaps(box) {
          surroundings.foreign.append(visibleBoxes[other])
        }
      }
      if isInside {
        let inner = origins[other]
        if abs(inner.x - origin.x) > near || abs(inner.y - origin.y) > near {
          surroundings.subviews.append(boxes[other])
        }
      } else if other > index, isVisible[other] {
        surroundings.covers.append(outerEdges[other])
      }
    }
    return surroundings
  }
}
