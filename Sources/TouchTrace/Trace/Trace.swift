import Foundation
import UIKit

/// All that happened since the first input, as values, in order.
package struct Trace: Equatable, Sendable {
  package private(set) var steps = StepList()
  /// The steps with which a touch sequence begins: a touch that goes down while no other finger is on the screen.
  package private(set) var sequenceStarts: [Int] = []
  /// The steps at which the queue hands out touches.
  private(set) var events: [Int] = []
  /// The trees that the steps refer to; a new one only where something changed.
  package var trees: [TreeSnapshot] = []
  /// The script's marks: how many steps had happened when each was reached.
  package var marks: [(name: String, count: Int)] = []

  private var fingers: Set<Int> = []
  /// Copies that are taken while a run goes on share it.
  private let run = Run()

  package init() {}

  package mutating func append(_ step: TraceStep) {
    let wereUp = fingers.isEmpty
    fingers.follow(step.kind)
    if wereUp && !fingers.isEmpty { sequenceStarts.append(steps.count) }
    if case .event = step.kind { events.append(steps.count) }
    steps.append(step)
  }

  /// Takes back a search, the last that was done, which took the same steps as the one that begins at `earlier`, and
  /// counts it there.
  mutating func fold(_ search: Range<Int>, into earlier: Int) {
    steps.removeLast(search.count)
    if case .pass(let number, let repeats, let finger, let point) = steps[earlier].kind {
      steps[earlier].kind = .pass(number, repeats: repeats + 1, finger: finger, point: point)
    }
  }

  /// Whether it begins with all of a trace that was taken between two events of the same run.
  package func continues(_ earlier: Trace) -> Bool { run === earlier.run && earlier.steps.count <= steps.count }

  package static func == (one: Trace, two: Trace) -> Bool {
    one.hasSameSteps(as: two) && one.trees == two.trees && one.marks.map(\.name) == two.marks.map(\.name)
      && one.marks.map(\.count) == two.marks.map(\.count)
  }

  private func hasSameSteps(as other: Trace) -> Bool {
    run === other.run ? steps.count == other.steps.count : steps == other.steps
  }

  /// The tree as it is after all that happened.
  package var lastTree: TreeSnapshot { trees.last ?? TreeSnapshot() }

  func tree(at cursor: Int) -> TreeSnapshot {
    // Before the first step it is as that step finds it: an edit may have come before any touch.
    cursor < steps.count ? trees[steps[max(cursor - 1, 0)].tree] : lastTree
  }

  /// The steps of a part at which the queue hands out touches.
  package func events(in part: Range<Int>) -> ArraySlice<Int> {
    events[events.partitioningIndex { $0 >= part.lowerBound }..<events.partitioningIndex { $0 >= part.upperBound }]
  }

  /// How many steps stand before the touch sequence that `cursor` is in.
  func sequenceStart(before cursor: Int) -> Int { sequenceStarts.last { $0 < cursor } ?? 0 }

  /// The steps of the touch sequence that `cursor` is in; at the very beginning the first one.
  package func sequence(at cursor: Int) -> Range<Int> {
    let start = sequenceStart(before: cursor)
    return start..<(sequenceStarts.first { $0 > start && $0 >= cursor } ?? steps.count)
  }
}

extension Trace {
  /// One run of a scene. Its trace only grows.
  private final class Run: Sendable {}
}

extension Set<Int> {
  /// Keeps the fingers that are down after a step. One that no view was found for is gone at once: nobody hears of it.
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
