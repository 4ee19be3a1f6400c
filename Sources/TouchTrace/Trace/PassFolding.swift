import Foundation

/// Folds a search into the one before it where both took the same steps.
///
/// UIKit searches twice for each new touch (HT-07); shown twice, the second search would only be in the way. What was
/// folded is not lost: `repeats` says how often it happened.
struct PassFolding {
  private var current: Int?
  private var previous: Range<Int>?

  mutating func begin(_ number: Int, at index: Int) {
    if number == 1 { previous = nil }
    current = index
  }

  /// Called when the search is over.
  mutating func end(_ trace: inout Trace) {
    guard let start = current else { return }
    let pass = start..<trace.steps.count
    guard let earlier = previous, trace.steps.isSameSearch(earlier, pass) else {
      previous = pass
      return
    }
    trace.fold(pass, into: earlier.lowerBound)
  }
}

extension StepList {
  /// The same steps, apart from the number of the pass.
  fileprivate func isSameSearch(_ one: Range<Int>, _ two: Range<Int>) -> Bool {
    one.count == two.count && self[one].dropFirst().map(\.kind) == self[two].dropFirst().map(\.kind)
  }
}
