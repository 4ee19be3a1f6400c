import UIKit

/// The states in which recognizers have sent actions.
struct ActionLedger {
  /// The recognizers that have begun and not ended.
  private var underWay: Set<Int> = []

  /// Notes an action, and returns what is wrong with it. `isDiscrete`: only `.ended` is right.
  mutating func note(_ state: UIGestureRecognizer.State, gesture: Int, isDiscrete: Bool) -> String? {
    if isDiscrete { return state == .ended ? nil : "gesture \(gesture): action \(state) of a discrete gesture" }
    let isUnderWay = underWay.contains(gesture)
    switch state {
    case .began:
      underWay.insert(gesture)
      return isUnderWay ? "gesture \(gesture): action began twice" : nil
    case .changed: return isUnderWay ? nil : "gesture \(gesture): action changed without began"
    case .ended:
      underWay.remove(gesture)
      return nil
    case .cancelled:
      underWay.remove(gesture)
      return isUnderWay ? nil : "gesture \(gesture): action cancelled without began"
    case .possible, .failed: return "gesture \(gesture): action \(state)"
    }
  }

  /// What is wrong once all fingers are up: an action that was never closed.
  var remainder: String? { underWay.min().map { "gesture \($0): action began and never ended" } }
}
