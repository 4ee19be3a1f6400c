import Algorithms
import UIKit

/// Everything that happened since the first input, as values, in order.
///
/// The trace of a long session begins later: `forget(before:)` drops the oldest steps.
package struct Trace: Equatable, Sendable {
  package internal(set) var steps = StepList()
  /// Indices of the steps that begin a touch sequence: a finger goes down while no other finger is on the screen.
  package internal(set) var sequenceStarts: [Int] = []
  /// Indices of the steps at which the queue hands out touches.
  var events: [Int] = []
  /// A summary of the steps that were dropped before the first step.
  package internal(set) var forgotten = ForgottenSteps()
  /// The trees that the steps refer to; a new one only where something changed.
  package var trees: [TreeSnapshot] = []
  /// The marks that the script has reached, in order.
  package var marks: [Mark] = []

  private var fingers: Set<Int> = []
  /// Shared by all copies that are taken during one run.
  private var run = Run()

  /// A mark of the script.
  package struct Mark: Equatable, Sendable, Codable {
    package var name: String
    /// The number of steps before the mark.
    package var count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  package init() {}

  /// Whether two traces have the same steps, trees and marks. Everything else in a trace follows from the steps.
  ///
  /// Copies of one run share the blocks of their steps, so comparing them takes no longer than comparing two pointers a
  /// block. To ask whether a trace goes on from an earlier one, use `continues(_:)`.
  package static func == (one: Trace, two: Trace) -> Bool {
    one.steps == two.steps && one.trees == two.trees && one.marks == two.marks && one.forgotten == two.forgotten
  }

  /// Begins another run: nothing that was computed from this trace holds for it any more.
  mutating func beginRun() {
    fingers = []
    run = Run()
  }

  /// Changes what a step says, while the event that it belongs to is under way.
  mutating func replace(_ step: Int, by kind: TraceStep.Kind) { steps.replace(step, by: kind) }

  package mutating func append(_ step: TraceStep) {
    let wereUp = fingers.isEmpty
    fingers.follow(step.kind)
    if wereUp && !fingers.isEmpty { sequenceStarts.append(steps.count) }
    if case .event = step.kind { events.append(steps.count) }
    steps.append(step)
  }

  /// Removes a search, the last that was done, and counts it in the search that begins at `earlier`, which took the same
  /// steps.
  mutating func fold(_ search: Range<Int>, into earlier: Int) {
    steps.removeLast(search.count)
    if case .pass(let number, let repeats, let finger, let point) = steps[earlier].kind {
      steps[earlier].kind = .pass(number, repeats: repeats + 1, finger: finger, point: point)
    }
  }

  /// The tree after the last step.
  package var lastTree: TreeSnapshot { trees.last ?? TreeSnapshot() }

  package func tree(at cursor: Int) -> TreeSnapshot {
    // Before the first step, the tree that this step finds: an edit may have come before any touch.
    cursor < steps.count ? trees[steps[max(cursor - 1, 0)].tree] : lastTree
  }

  /// Indices of the steps in `part` at which the queue hands out touches.
  package func events(in part: Range<Int>) -> ArraySlice<Int> {
    events[events.partitioningIndex { $0 >= part.lowerBound }..<events.partitioningIndex { $0 >= part.upperBound }]
  }

  /// The number of steps before the touch sequence that `cursor` is in.
  func sequenceStart(before cursor: Int) -> Int {
    let next = sequenceStarts.partitioningIndex { $0 >= cursor }
    return next > 0 ? sequenceStarts[next - 1] : 0
  }

  /// The steps of the touch sequence that `cursor` is in; of the first sequence for a cursor before it.
  package func sequence(at cursor: Int) -> Range<Int> {
    let start = sequenceStart(before: cursor)
    let next = sequenceStarts.partitioningIndex { $0 > start && $0 >= cursor }
    return start..<(next < sequenceStarts.count ? sequenceStarts[next] : steps.count)
  }
}

/// Which run a trace belongs to, and how far it had come: the key of everything that is cached for a trace.
package struct TraceIdentity: Sendable {
  fileprivate let run: Trace.Run
  package let stepCount: Int
}

extension Trace {
  /// One run of a scene. Between two events its trace only grows.
  fileprivate final class Run: Sendable {}

  package var identity: TraceIdentity { TraceIdentity(run: run, stepCount: steps.count) }

  /// Whether this trace begins with all steps of a trace that was taken earlier in the same run, between two events.
  package func continues(_ earlier: TraceIdentity) -> Bool {
    run === earlier.run && earlier.stepCount <= steps.count
  }
}

extension Set<Int> {
  /// Updates the fingers that are down after a step. A finger without a hit-test view is removed at once: no view
  /// receives its touches.
  fileprivate mutating func follow(_ kind: TraceStep.Kind) {
    if case .result(let finger, nil) = kind { remove(finger) }
    guard case .event(let reports) = kind else { return }
    for report in reports {
      switch report.phase {
      case .began: insert(report.finger)
      case .ended, .cancelled: remove(report.finger)
      case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}
