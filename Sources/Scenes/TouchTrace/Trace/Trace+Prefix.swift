import Algorithms

extension Trace {
  /// Returns the trace as it was after its first steps: without any later step, tree or mark.
  package func prefix(_ count: Int) -> Trace {
    let count = min(max(count, 0), steps.count)
    var earlier = self
    earlier.steps = steps.prefix(count)
    earlier.trees = Array(trees.prefix((earlier.steps.last?.tree ?? 0) + 1))
    earlier.marks.removeAll { $0.count > count }
    earlier.sequenceStarts.removeSubrange(sequenceStarts.partitioningIndex { $0 >= count }...)
    earlier.events.removeSubrange(events.partitioningIndex { $0 >= count }...)
    earlier.beginRun()
    return earlier
  }
}
