import UIKit

/// The phases that the views of touches have received.
struct TouchLedger {
  private struct Entry {
    let view: Int
    var isClosed = false
  }

  /// By the number of the touch.
  private var entries: [Int: Entry] = [:]

  /// Notes a phase of a touch in its own view, and returns what is wrong with it.
  mutating func note(_ phase: UITouch.Phase, touch: Int, view: Int) -> String? {
    guard let entry = entries[touch] else {
      guard phase == .began else { return "view \(view): touch \(touch) \(phase) without began" }
      entries[touch] = Entry(view: view)
      return nil
    }
    if entry.isClosed { return "view \(view): touch \(touch) \(phase) after its end" }
    if entry.view != view { return "view \(view): touch \(touch) \(phase), but it began in view \(entry.view)" }
    if phase == .began { return "view \(view): touch \(touch) began twice" }
    if phase == .ended || phase == .cancelled { entries[touch]?.isClosed = true }
    return nil
  }

  /// What is wrong once all fingers are up: a touch that was never closed.
  var remainder: String? {
    entries.filter { !$0.value.isClosed }.min { $0.key < $1.key }
      .map { "view \($0.value.view): touch \($0.key) began and never ended" }
  }
}
