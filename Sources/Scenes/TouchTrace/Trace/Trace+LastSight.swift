import Algorithms

/// The last tree that had an object which is gone.
package struct LastSight: Equatable, Sendable {
  package var tree: TreeSnapshot
  /// The number of steps after which the object is in no window any more.
  package var steps: Int
}

extension Trace {
  /// Returns where an object that is gone at a cursor was seen last; nil if it is there, or was not before.
  package func lastSight(of name: String, before cursor: Int) -> LastSight? {
    let present = cursor < steps.count ? steps[max(cursor - 1, 0)].tree : trees.count - 1
    guard trees.indices.contains(present), !trees[present].has(name),
      let last = trees[..<present].lastIndex(where: { $0.has(name) })
    else { return nil }
    return LastSight(tree: trees[last], steps: steps.partitioningIndex { $0.tree > last })
  }
}

extension TreeSnapshot {
  /// Whether a view, recognizer or responder of this name is there.
  package func has(_ name: String) -> Bool {
    node(name) != nil || recognizer(name) != nil || responder(name) != nil
  }
}
