import Foundation

/// Something that comes from outside and moves a scene on. A recording is a list of these.
package enum Input: Equatable, Sendable {
  /// A finger's report. Fingers count from 1; the point is in the coordinate space of the screen.
  case touch(finger: Int, phase: Phase, at: CGPoint, force: Double?)
  /// A live edit.
  case set(Edit)
  /// Brings a view to the front of its superview.
  case front(String)
  /// Gives the present state a name.
  case mark(String)
  /// The system takes the screen, as with a phone call: every touch is cancelled.
  case interrupt
  case shake
  case remote
  /// A button, such as that of a game controller, goes down and up.
  case press

  /// The phases that a finger itself reports.
  package enum Phase: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled
  }
}

/// An input and when it comes.
package struct TimedInput: Equatable, Sendable {
  /// Virtual milliseconds since the scene was built.
  package var time: Int
  package var input: Input

  package init(time: Int, input: Input) {
    self.time = time
    self.input = input
  }
}
