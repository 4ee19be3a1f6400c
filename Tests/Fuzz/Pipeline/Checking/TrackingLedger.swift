import UIKit

/// The events of controls.
struct TrackingLedger {
  /// The controls that have sent a touch-down and no end.
  private var tracking: Set<Int> = []

  mutating func note(_ event: UIControl.Event, control: Int) -> String? {
    if event == .touchDown || event == .touchDownRepeat {
      return tracking.insert(control).inserted ? nil : "control \(control): touch-down twice"
    }
    return tracking.remove(control) != nil ? nil : "control \(control): end without touch-down"
  }

  /// The control refused to go on tracking, so that no end follows (UC-08).
  mutating func refuse(_ control: Int) { tracking.remove(control) }

  /// What is wrong once all fingers are up: a touch-down that was never closed.
  var remainder: String? { tracking.min().map { "control \($0): touch-down and never an end" } }
}
