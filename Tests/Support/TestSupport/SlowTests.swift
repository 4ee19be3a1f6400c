import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Marks a test or suite that takes more than a second. `Scripts/test --fast` leaves it out.
  package static var slow: Self {
    .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_FAST"] != "1", "left out by Scripts/test --fast")
  }
}
