import Algorithms
import LiveScenes

/// A place in a run from which it can be played again without its beginning: just before a touch, while nothing is due.
package struct Checkpoint: Equatable, Sendable {
  /// The number of inputs before it.
  var inputs: Int
  /// The number of steps, trees and marks of the trace before it.
  var steps: Int
  var trees: Int
  var marks: Int
  /// The state of the live scene; nil before the first input.
  var state: LiveState?

  /// The place before the first input. The first tree is there already.
  static let start = Checkpoint(inputs: 0, steps: 0, trees: 1, marks: 0, state: nil)
}

/// The checkpoints of a run, in order.
struct CheckpointList {
  /// The number of steps between two checkpoints, at least.
  let distance: Int
  private(set) var all = [Checkpoint.start]

  init(distance: Int) { self.distance = distance }

  /// Whether the run has come far enough for another checkpoint.
  func isDue(at steps: Int) -> Bool { all.last.map { steps - $0.steps >= distance } ?? true }

  mutating func add(_ checkpoint: Checkpoint) { all.append(checkpoint) }

  /// Removes the checkpoints after the first `inputs` inputs, which another run shares.
  /// - Returns: the last one that is left; nil if that part of the run has left memory.
  mutating func keep(upTo inputs: Int) -> Checkpoint? {
    all.removeSubrange(all.partitioningIndex { $0.inputs > inputs }...)
    return all.last
  }

  /// Returns the first checkpoint with at least `steps` steps before it.
  func first(after steps: Int) -> Checkpoint? {
    let index = all.partitioningIndex { $0.steps >= steps }
    return index < all.count ? all[index] : nil
  }

  /// Removes the checkpoints before one that is in the list. The steps before it have left memory.
  mutating func forget(before first: Checkpoint) {
    all.removeAll { $0.inputs < first.inputs }
    for index in all.indices {
      all[index].steps -= first.steps
      // The steps after it still refer to the tree just before it.
      all[index].trees -= first.trees - 1
      all[index].marks -= first.marks
    }
  }
}
