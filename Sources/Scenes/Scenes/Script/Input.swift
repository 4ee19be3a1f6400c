import Foundation

/// The inputs of one moment, in the order in which they are performed: fingers that go down together are one event (PL-06).
package typealias InputBatch = [Input]

/// A touch, signal or edit from outside. Only inputs change a live scene.
package enum Input: Equatable, Sendable {
  /// A report of one finger. Fingers count from 1; the point is in the screen's coordinate space.
  case touch(finger: Int, phase: Phase, at: CGPoint, force: Double?)
  /// An edit while the scene runs.
  // Indirect: an edit is twice as large as a touch, of which a long recording has many.
  indirect case set(Edit)
  /// Brings a view to the front of its superview.
  case front(String)
  /// Names this time for expectations.
  case mark(String)
  /// The system interrupts the application, as for a phone call: all touches are cancelled.
  case interrupt
  case shake
  case remote
  /// A hardware button, such as that of a game controller, goes down and up.
  case press

  /// The phases of a finger's reports.
  package enum Phase: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled
  }

  /// Whether it is a report of a finger.
  package var isTouch: Bool {
    if case .touch = self { true } else { false }
  }
}

/// An input and its time.
package struct TimedInput: Equatable, Sendable {
  /// Virtual milliseconds since the live scene was made.
  package var time: Int
  package var input: Input

  package init(time: Int, input: Input) {
    self.time = time
    self.input = input
  }
}

extension Set<Int> {
  /// Updates the fingers that are down after `input`.
  package mutating func follow(_ input: Input) {
    switch input {
    case .touch(let finger, .began, _, _): insert(finger)
    case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _): remove(finger)
    case .interrupt: removeAll()
    case .touch, .set, .front, .mark, .shake, .remote, .press: break
    }
  }
}
