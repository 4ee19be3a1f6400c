import Foundation

/// One line of a script: an input, several inputs, or a pause.
package enum ScriptLine: Equatable, Sendable {
  /// Fingers go down and up in place, `taps` times; they are down for `hold` milliseconds each time.
  case tap([Contact], taps: Int, hold: Int)
  case down([Contact])
  /// Fingers move to these points in straight lines within `over` milliseconds, with 60 reports a second.
  case move([Contact], over: Int)
  /// Fingers go up where they are.
  case up([Int])
  /// The touches are cancelled, as when the device is disconnected.
  case cancel([Int])
  /// A pause in milliseconds.
  case wait(Int)
  case set(Edit)
  case front(String)
  case mark(String)
  case interrupt
  case shake
  case remote
  case press

  /// A finger and its point, in the screen's coordinate space.
  package struct Contact: Equatable, Sendable {
    package var finger: Int
    var point: CGPoint
    /// 1 is an average touch; nil for a device without pressure.
    var force: Double?

    package init(finger: Int = 1, point: CGPoint, force: Double? = nil) {
      self.finger = finger
      self.point = point
      self.force = force
    }
  }

  /// The time that a finger is down in a tap, in milliseconds.
  static let tapDuration = 90
  /// The pause between two taps of one line, in milliseconds.
  static let tapPause = 100
  /// The longest time of one line, ten minutes in milliseconds.
  static let longestDuration = 600_000
}

extension ScriptLine: CustomStringConvertible {
  /// The text that `parse(_:)` reads.
  package var description: String {
    switch self {
    case .tap(let contacts, let taps, let hold):
      "tap \(list(contacts))" + (taps == 1 ? "" : " taps \(taps)")
        + (hold == ScriptLine.tapDuration ? "" : " hold \(hold)")
    case .down(let contacts): "down \(list(contacts))"
    case .move(let contacts, let duration): "move \(list(contacts))" + (duration == 0 ? "" : " over \(duration)")
    case .up(let fingers): "up" + list(fingers)
    case .cancel(let fingers): "cancel" + list(fingers)
    case .wait(let duration): "wait \(duration)"
    case .set(let edit): "set \(edit)"
    case .front(let name): "front \(name)"
    case .mark(let name): "mark \(name)"
    case .interrupt: "interrupt"
    case .shake: "shake"
    case .remote: "remote"
    case .press: "press"
    }
  }

  private func list(_ contacts: [Contact]) -> String {
    contacts.enumerated().map { place, contact in contact.text(at: place + 1) }.joined(separator: " and ")
  }

  private func list(_ fingers: [Int]) -> String {
    fingers == [1] ? "" : " " + fingers.map { "finger \($0)" }.joined(separator: " and ")
  }
}

extension ScriptLine.Contact {
  /// Returns the text in a line. The number of a finger is left out if it is the contact's place in the list.
  func text(at place: Int) -> String {
    "\(Scenes.text(point.x)),\(Scenes.text(point.y))" + (finger == place ? "" : " finger \(finger)")
      + (force.map { " force \(Scenes.text($0))" } ?? "")
  }
}
