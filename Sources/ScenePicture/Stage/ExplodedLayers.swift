import Foundation
import TouchTrace

/// The views of a tree as planes in front of each other, for a stage that shows them pulled apart: a view lies one level in
/// front of its superview, and of every view painted before it that it covers.
package struct ExplodedLayers: Equatable, Sendable {
  /// A view's plane.
  private struct Layer: Equatable, Sendable {
    var view: String
    var superview: String?
    /// In screen points.
    var corners: [CGPoint]
    var level: Int
    /// It can be seen, and so be pointed at.
    var isSeen: Bool
  }

  /// Back to front.
  private let planes: [Layer]

  package init(_ tree: TreeSnapshot) {
    planes = tree.nodes.reduce(into: []) { planes, node in
      let superview = planes.first { $0.view == node.superview }, box = CGRect(around: node.corners)
      let covered = planes.filter { plane in
        !tree.isView(node.name, inside: plane.view) && CGRect(around: plane.corners).overlaps(box)
      }
      let below = ([superview].compactMap(\.self) + covered).map(\.level).max() ?? -1
      let isSeen = !node.isHidden && (superview?.isSeen ?? true)
      planes.append(
        Layer(view: node.name, superview: node.superview, corners: node.corners, level: below + 1, isSeen: isSeen))
    }
  }

  /// The foremost level.
  var top: Int { planes.map(\.level).max() ?? 0 }

  /// 0 is the level of the device.
  func level(of view: String) -> Int { planes.first { $0.view == view }?.level ?? 0 }

  /// The levels that a needle through a point of the screen pierces, from the device up.
  func pierced(at point: CGPoint) -> [Int] {
    planes.filter { $0.isSeen && $0.corners.contain(point) }.map(\.level).sorted()
  }

  /// The frontmost view whose plane is met, when `pointOn` says where a plane of a level is looked at, in screen points.
  func frontmost(pointOn: (Int) -> CGPoint) -> String? {
    planes.last { $0.isSeen && $0.corners.contain(pointOn($0.level)) }?.view
  }
}
