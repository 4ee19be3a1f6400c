import UIKit

/// A view with the number of its node in a generated tree.
class NumberedView: UIView {
  let number: Int32

  init(number: Int32, node: TreeNode) {
    self.number = number
    super.init(frame: CGRect(x: Int(node.x), y: Int(node.y), width: Int(node.width), height: Int(node.height)))
  }

  required init?(coder: NSCoder) { nil }
}

/// One that the hit test must ask: it overrides both methods.
final class OverridingView: NumberedView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

/// Nanoseconds for one hit test, beside C++ objects with virtual methods.
func measureHitTest(_ floors: Floors) -> [Figure] {
  Tree.all().map { measure($0, overrides: false, floors) }
    + Tree.all().filter { ["chain10", "chain100", "chain1000", "balanced"].contains($0.name) }
    .map { measure($0, overrides: true, floors) }
}

private func measure(_ tree: Tree, overrides: Bool, _ floors: Floors) -> Figure {
  let views = tree.nodes.enumerated().map { number, node in
    overrides
      ? OverridingView(number: Int32(number), node: node) : NumberedView(number: Int32(number), node: node)
  }
  for (view, node) in zip(views, tree.nodes) where node.parent >= 0 { views[Int(node.parent)].addSubview(view) }
  let root: UIView = views[0], floor = floors.makeTree(tree.nodes, overrides: overrides)
  let points = Tree.points().prefix(tree.queries).map { CGPoint(x: $0.x, y: $0.y) }
  let coordinates = points.flatMap { [Double($0.x), Double($0.y)] }
  var numbers = [Int32](repeating: -1, count: points.count), floorNumbers = numbers
  let pairs = Stopwatch.pairs(per: points.count) {
    // Through a buffer, as the floor does: a captured array is checked for other owners at each answer.
    numbers.withUnsafeMutableBufferPointer { answers in
      for index in points.indices {
        // Not `as?`: a checked cast takes longer than some of the searches, and the floor needs none.
        answers[index] =
          root.hitTest(points[index], with: nil).map { unsafeDowncast($0, to: NumberedView.self).number } ?? -1
      }
    }
  } floor: {
    floors.hit(floor, coordinates, into: &floorNumbers)
  }
  for answers in [numbers, floorNumbers] {
    var checksum = Checksum()
    for number in answers { checksum.add(number) }
    precondition(checksum.value == tree.checksum, "\(tree.name) has the wrong checksum \(checksum.value)")
  }
  return Figure(tree.name + (overrides ? ", all views override both methods" : ""), pairs)
}
