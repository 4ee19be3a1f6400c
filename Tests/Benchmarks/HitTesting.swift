import BenchmarkFloor
import UIKit

/// A view with the number of its node in a generated tree.
final class NumberedView: UIView {
  let number: Int32

  init(number: Int32, node: FloorNode) {
    self.number = number
    super.init(frame: CGRect(x: Int(node.x), y: Int(node.y), width: Int(node.width), height: Int(node.height)))
  }

  required init?(coder: NSCoder) { nil }
}

/// One row of the table: the same hit tests with this library and with the floor.
struct HitTestResult: Codable {
  let tree: String
  let views: Int
  /// Median nanoseconds for one hit test.
  let touchstone: Double
  let virtualCpp: Double
  let qtElsewhere: Double

  var ratio: Double { touchstone / virtualCpp }
}

func measureHitTest(_ tree: Tree) -> HitTestResult {
  let points = Tree.points().prefix(tree.queries).map { $0 }
  let views = nanosecondsOfViews(tree, points), floors = nanosecondsOfFloor(tree, points)
  return HitTestResult(
    tree: tree.name, views: tree.nodes.count, touchstone: views, virtualCpp: floors, qtElsewhere: tree.qt)
}

private func nanosecondsOfViews(_ tree: Tree, _ points: [(x: Double, y: Double)]) -> Double {
  let views = tree.nodes.enumerated().map { NumberedView(number: Int32($0.offset), node: $0.element) }
  for (view, node) in zip(views, tree.nodes) where node.parent >= 0 { views[Int(node.parent)].addSubview(view) }
  let root: UIView = views[0]
  return measured(tree, points) { point in
    let hit = root.hitTest(CGPoint(x: point.x, y: point.y), with: nil)
    return (hit as? NumberedView)?.number ?? -1
  }
}

private func nanosecondsOfFloor(_ tree: Tree, _ points: [(x: Double, y: Double)]) -> Double {
  let root = floor_make(tree.nodes, Int32(tree.nodes.count))
  return measured(tree, points) { floor_hit(root, $0.x, $0.y) }
}

private func measured(
  _ tree: Tree, _ points: [(x: Double, y: Double)], _ query: ((x: Double, y: Double)) -> Int32
) -> Double {
  var checksum = Checksum()
  let time = Stopwatch.median(per: points.count) {
    checksum = Checksum()
    for point in points { checksum.add(query(point)) }
  }
  precondition(checksum.value == tree.checksum, "\(tree.name) has the wrong checksum \(checksum.value)")
  return time
}
