import Foundation

/// Folds a search into the search before it if both took the same steps.
///
/// UIKit searches twice for each new touch (HT-07), and a second list of the same steps adds nothing. The `repeats` of
/// the first search counts both.
struct SearchFolding {
  private var current: Int?
  private var previous: Range<Int>?

  mutating func begin(_ number: Int, at index: Int) {
    if number == 1 { previous = nil }
    current = index
  }

  /// Ends the search that is under way.
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
  /// Whether two searches have the same steps, except for the number of the pass.
  fileprivate func isSameSearch(_ one: Range<Int>, _ two: Range<Int>) -> Bool {
    one.count == two.count && self[one].dropFirst().map(\.kind) == self[two].dropFirst().map(\.kind)
  }
}
