import Scenes
import UIKit

extension TreeSnapshot {
  /// The view that a finger would hit if it went down now, by the rules of `hitTest(_:with:)` (HT-01 to HT-06); nil if
  /// there is none, and if a view on the way has an override, whose answer a snapshot does not have.
  /// - Parameter point: in screen points.
  package func viewThatWouldBeHit(at point: CGPoint) -> String? {
    for window in nodes.reversed() where window.isWindow {
      switch hitTest(window, point) {
      case .hit(let name): return name
      case .unknown: return nil
      case .nothing: continue
      }
    }
    return nil
  }

  private enum Answer { case hit(String), nothing, unknown }

  private func hitTest(_ node: Node, _ point: CGPoint) -> Answer {
    guard node.hitTest == .standard, node.pointInside == .bounds || node.pointInside == .enlarged else {
      return .unknown
    }
    guard node.refusal == nil, node.takes(point) else { return .nothing }
    for subview in node.subviews.reversed().compactMap({ self.node($0) }) {
      let answer = hitTest(subview, point)
      if case .nothing = answer { continue }
      return answer
    }
    return .hit(node.name)
  }
}

extension TouchStory {
  /// The other view that the finger would hit if it went down where it is now; nil while it is over its own view, and
  /// before its view was called.
  package func viewThatWouldBeHitNow(in tree: TreeSnapshot) -> String? {
    guard let point = trail.last, point != trail.first, phase != nil, let winner = result?.view,
      let now = tree.viewThatWouldBeHit(at: point), now != winner
    else { return nil }
    return now
  }
}

extension TreeSnapshot.Node {
  /// Whether a screen point is inside the bounds with their outsets; points on the right and bottom edge are not.
  func takes(_ point: CGPoint) -> Bool {
    guard let local = local(point) else { return false }
    return (pointInside == .enlarged ? bounds.extended(by: hitOutsets) : bounds).contains(local)
  }

  /// The screen point in the view's own coordinate space; nil for a view without an area.
  func local(_ point: CGPoint) -> CGPoint? {
    guard corners.count == 4 else { return nil }
    let origin = corners[0]
    let right = CGVector(dx: corners[1].x - origin.x, dy: corners[1].y - origin.y)
    let down = CGVector(dx: corners[3].x - origin.x, dy: corners[3].y - origin.y)
    let area = right.dx * down.dy - right.dy * down.dx
    guard area != 0 else { return nil }
    let x = point.x - origin.x, y = point.y - origin.y
    let along = (x * down.dy - y * down.dx) / area, across = (y * right.dx - x * right.dy) / area
    return CGPoint(x: bounds.minX + along * bounds.width, y: bounds.minY + across * bounds.height)
  }
}
