import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Marks a test or suite that takes more than a second. `Scripts/test --fast` leaves it out.
  package static var slow: Self {
    .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_FAST"] != "1", "left out by Scripts/test --fast")
  }

  /// Marks a test of which others show a part, or of one more action on a page in a browser. `Scripts/test` leaves it out,
  /// `Scripts/test --release` runs it.
  package static var exhaustive: Self { .enabled(if: Exhaustive.isOn, "run by Scripts/test --release") }
}

/// The cases of a test: a few that a push can wait for, or all, with `Scripts/test --release`.
nonisolated package enum Exhaustive {
  package static let isOn = ProcessInfo.processInfo.environment["TOUCHSTONE_EXHAUSTIVE"] == "1"

  /// The numbers of random cases.
  package static func cases(_ few: Int, of many: Int) -> Range<Int> { 0..<(isOn ? many : few) }
}

extension Collection {
  /// All elements if the tests are exhaustive, else those at `start`, `start` + `stride` and so on. A test with several cases
  /// passes their numbers as `start`, so that together they have each element.
  nonisolated package func sample(every stride: Int, from start: Int = 0) -> [Element] {
    Exhaustive.isOn ? Array(self) : enumerated().filter { $0.offset % stride == start % stride }.map(\.element)
  }
}
