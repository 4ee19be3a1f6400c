import UIKit

/// A touch sequence with the taps that follow it in quick succession: what one question is about.
struct TouchGroup {
  var steps: Range<Int>
  var trace: Trace

  /// A finger that came down in the first event.
  struct Finger {
    var number: Int
    /// The index of the event.
    var event: Int
    /// In screen points.
    var point: CGPoint
  }

  /// The search for a finger's view.
  struct Search {
    /// From its first step to the one with its result.
    var steps: Range<Int>
    var hit: String?
    /// The number of steps after which the result is known.
    var end: Int { steps.upperBound }
  }

  /// The fingers of the first event, in order. Those that come later are part of a gesture that is under way.
  var fingers: [Finger] {
    guard case .event(let reports) = trace.steps[steps.lowerBound].kind else { return [] }
    return reports.filter { $0.phase == .began }.map {
      Finger(number: $0.finger, event: steps.lowerBound, point: $0.point)
    }
  }

  /// At most two of them, which do not touch the same picture.
  var fingersOnDifferentViews: [Finger] {
    guard let first = fingers.first else { return [] }
    let tree = trace.tree(at: steps.lowerBound + 1), view = tree.view(at: first.point)
    return [first] + fingers.dropFirst().filter { tree.view(at: $0.point) != view }.prefix(1)
  }

  /// Nil while it has no result.
  func search(for finger: Finger) -> Search? {
    for index in finger.event..<steps.upperBound {
      guard case .result(finger.number, let hit) = trace.steps[index].kind else { continue }
      let start = trace.steps[finger.event..<index].lastIndex { $0.kind.isSearch(for: finger.number) }
      return Search(steps: (start ?? finger.event)..<index + 1, hit: hit)
    }
    return nil
  }

  /// The index of the first step from `start` on that `isWanted`.
  func first(from start: Int, where isWanted: (TraceStep.Kind) -> Bool) -> Int? {
    (max(start, steps.lowerBound)..<max(steps.upperBound, start)).first { isWanted(trace.steps[$0].kind) }
  }

  /// The end of the event that a step belongs to.
  func endOfEvent(at index: Int) -> Int {
    first(from: index + 1) { kind in
      switch kind {
      case .event, .device, .timeout: true
      default: false
      }
    } ?? steps.upperBound
  }

  /// Whether a finger is up at the end, or was cancelled.
  func isUp(_ finger: Int) -> Bool {
    var isUp = false
    for index in steps {
      guard case .event(let reports) = trace.steps[index].kind else { continue }
      for report in reports where report.finger == finger {
        isUp = report.phase == .ended || report.phase == .cancelled
      }
    }
    return isUp
  }
}

extension TraceStep.Kind {
  fileprivate func isSearch(for finger: Int) -> Bool {
    if case .pass(_, _, finger, _) = self { true } else { false }
  }
}

extension Trace {
  /// The steps of each touch sequence; taps in quick succession are one.
  var touchGroups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for (index, start) in sequenceStarts.enumerated() {
      let end = index + 1 < sequenceStarts.count ? sequenceStarts[index + 1] : steps.count
      if let last = groups.last, last.upperBound == start, isAnotherTap(at: start) {
        groups[groups.count - 1] = last.lowerBound..<end
      } else {
        groups.append(start..<end)
      }
    }
    return groups
  }

  /// The steps of the touch that a cursor is in, with the taps that follow it in quick succession.
  package func touchGroup(at cursor: Int) -> Range<Int> {
    touchGroups.last { $0.lowerBound < cursor } ?? sequence(at: cursor)
  }

  private func isAnotherTap(at event: Int) -> Bool {
    guard case .event(let reports) = steps[event].kind else { return false }
    return reports.contains { $0.phase == .began && $0.tapCount > 1 }
  }
}
