import Foundation
import TouchTrace

/// The layers of the exploded view, numbered from 0, the layer of the device. A view lies one layer in front of its
/// superview and of every earlier view that it covers.
package struct ExplodedLayers: Equatable, Sendable {
  private struct LayeredView: Equatable, Sendable {
    var name: String
    /// In screen points.
    var corners: [CGPoint]
    var layer: Int
    /// Neither the view nor a view around it is hidden.
    var isVisible: Bool
  }

  /// Back to front.
  private let views: [LayeredView]

  package init(_ tree: TreeSnapshot) {
    views = tree.nodes.reduce(into: []) { views, node in
      let superview = views.first { $0.name == node.superview }, box = CGRect(around: node.corners)
      let covered = views.filter { view in
        !tree.isView(node.name, inside: view.name) && CGRect(around: view.corners).overlaps(box)
      }
      let below = ([superview].compactMap(\.self) + covered).map(\.layer).max() ?? -1
      let isVisible = !node.isHidden && (superview?.isVisible ?? true)
      views.append(LayeredView(name: node.name, corners: node.corners, layer: below + 1, isVisible: isVisible))
    }
  }

  /// The front layer.
  var top: Int { views.map(\.layer).max() ?? 0 }

  func layer(of view: String) -> Int { views.first { $0.name == view }?.layer ?? 0 }

  /// Returns the layers of the visible views that contain `point`, in screen points, from back to front.
  func layers(at point: CGPoint) -> [Int] {
    views.filter { $0.isVisible && $0.corners.contain(point) }.map(\.layer).sorted()
  }

  /// Returns the frontmost visible view that contains a point of the window. `pointOn` converts the point to screen
  /// points for one layer.
  func frontmost(pointOn: (Int) -> CGPoint) -> String? {
    views.last { $0.isVisible && $0.corners.contain(pointOn($0.layer)) }?.name
  }
}
