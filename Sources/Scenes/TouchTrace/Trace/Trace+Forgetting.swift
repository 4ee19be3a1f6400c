import Algorithms
import Foundation

/// A summary of the steps that a long session has dropped from memory.
package struct ForgottenSteps: Equatable, Sendable {
  /// The number of the steps.
  package var count = 0
  /// The sums of the values that the recognizers' actions reported, by the recognizers' names.
  package var measures: [String: MeasureSum] = [:]
}

extension Trace {
  /// Drops the steps before a checkpoint. The other steps get new indices.
  package mutating func forget(before checkpoint: Checkpoint) {
    let start = checkpoint.steps, firstTree = checkpoint.trees - 1
    forgotten.measures = measures(upTo: start)
    forgotten.count += start
    var rest = StepList()
    for var step in steps[start...] {
      (step.parent, step.tree) = (step.parent.map { $0 - start }, step.tree - firstTree)
      rest.append(step)
    }
    steps = rest
    trees.removeFirst(firstTree)
    marks.removeFirst(checkpoint.marks)
    for index in marks.indices { marks[index].count -= start }
    sequenceStarts = sequenceStarts.filter { $0 >= start }.map { $0 - start }
    events = events.filter { $0 >= start }.map { $0 - start }
    beginRun()
  }

  /// Returns the trace before a checkpoint, as the beginning of another run.
  func before(_ checkpoint: Checkpoint) -> Trace {
    var earlier = self
    earlier.steps = steps.prefix(checkpoint.steps)
    earlier.trees.removeSubrange(checkpoint.trees...)
    earlier.marks.removeSubrange(checkpoint.marks...)
    earlier.sequenceStarts.removeSubrange(sequenceStarts.partitioningIndex { $0 >= checkpoint.steps }...)
    earlier.events.removeSubrange(events.partitioningIndex { $0 >= checkpoint.steps }...)
    earlier.beginRun()
    return earlier
  }
}
