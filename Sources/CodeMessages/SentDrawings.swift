import CoreGraphics
import TouchTrace

/// What views drew, by numbers, so that every drawing is sent once, however many trees it is in.
package struct SentDrawings {
  private var numbers: [DisplayList: Int] = [:]
  fileprivate var drawings: [DisplayList] = []

  package init() {}

  /// The number of a drawing, and whether it is a new one.
  fileprivate mutating func number(of drawing: DisplayList) -> (number: Int, isNew: Bool) {
    if let known = numbers[drawing] { return (known, false) }
    let number = numbers.count
    numbers[drawing] = number
    return (number, true)
  }
}

extension CodeAnswer {
  /// Adds a tree.
  package mutating func add(_ tree: TreeSnapshot, _ sent: inout SentDrawings) {
    let places = tree.nodes.map { node in
      node.drawing.map { drawing in
        let (number, isNew) = sent.number(of: drawing)
        if isNew { newDrawings.append(drawing) }
        return number
      }
    }
    trees.append(tree.withoutDrawings)
    drawings.append(places)
  }

  /// The trees with what their views draw. Every answer must be read, in order.
  package func trees(_ received: inout SentDrawings) -> [TreeSnapshot] {
    received.drawings += newDrawings
    return zip(trees, drawings).map { tree, numbers in
      var tree = tree
      for (index, number) in numbers.enumerated() where tree.nodes.indices.contains(index) {
        tree.nodes[index].drawing = number.flatMap {
          received.drawings.indices.contains($0) ? received.drawings[$0] : nil
        }
      }
      return tree
    }
  }
}
