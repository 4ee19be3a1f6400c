import Foundation
import TouchTrace

/// A line to which an edge or the middle of a view snaps in edit mode: an edge or the middle of another view.
package struct SnapGuide: Equatable, Sendable {
  package enum Axis: Sendable {
    /// A vertical line.
    case x
    /// A horizontal line.
    case y
  }

  /// The part of the other view.
  package enum Part: Sendable { case start, middle, end }

  package var axis: Axis
  package var part: Part
  /// The other view.
  package var view: String
  /// Its place on the axis, in screen points.
  package var position: CGFloat
  /// The extent of the other view across, in screen points.
  var start: CGFloat
  var end: CGFloat
}

/// The lines to which a view can snap. All lengths are screen points; only views whose edges are parallel to those of the
/// screen take part.
package struct SnapGuides: Sendable {
  private let guides: [SnapGuide]
  /// The distance within which an edge snaps.
  private let reach: CGFloat

  /// - Parameters:
  ///   - view: the view that is moved; nil for a new one.
  ///   - parent: its superview, whose lines come first where several are as near.
  package init(in tree: TreeSnapshot, moving view: String?, in parent: String?, reach: CGFloat) {
    self.reach = reach
    let moving = Set(view.map { tree.subtree(of: $0) } ?? [])
    let siblings = Set(parent.flatMap { tree.node($0) }?.subviews ?? [])
    func rank(_ name: String) -> Int { name == parent ? 0 : siblings.contains(name) ? 1 : 2 }
    let nodes = tree.nodes.filter { !moving.contains($0.name) && !$0.isHidden && $0.isUpright }
    guides = nodes.sorted { rank($0.name) < rank($1.name) }.flatMap { SnapGuide.all(of: $0) }
  }

  /// Returns the guide nearest to one of the positions, with the distance to it. Of several as near, one of the same part
  /// is taken: a left edge goes to a left edge before it goes to a middle.
  package func nearest(
    to positions: [(part: SnapGuide.Part, place: CGFloat)], on axis: SnapGuide.Axis
  ) -> (guide: SnapGuide, distance: CGFloat)? {
    var best: (guide: SnapGuide, distance: CGFloat, isSamePart: Bool)?
    for guide in guides where guide.axis == axis {
      for (part, place) in positions {
        let distance = guide.position - place, isSamePart = guide.part == part
        let advantage = abs(best?.distance ?? .infinity) - abs(distance)
        let isBetter = advantage > 0.001 || abs(advantage) <= 0.001 && isSamePart && best?.isSamePart == false
        if abs(distance) <= reach, isBetter { best = (guide, distance, isSamePart) }
      }
    }
    return best.map { ($0.guide, $0.distance) }
  }
}

extension SnapGuide {
  fileprivate static func all(of node: TreeSnapshot.Node) -> [SnapGuide] {
    let box = node.box
    func guides(_ axis: Axis, _ positions: [CGFloat], from start: CGFloat, to end: CGFloat) -> [SnapGuide] {
      zip([Part.start, .middle, .end], positions).map { part, position in
        SnapGuide(axis: axis, part: part, view: node.name, position: position, start: start, end: end)
      }
    }
    return guides(.x, [box.minX, box.midX, box.maxX], from: box.minY, to: box.maxY)
      + guides(.y, [box.minY, box.midY, box.maxY], from: box.minX, to: box.maxX)
  }
}

extension TreeSnapshot.Node {
  fileprivate var isUpright: Bool {
    corners.count == 4 && abs(corners[0].y - corners[1].y) < 0.001 && abs(corners[0].x - corners[3].x) < 0.001
  }
}
