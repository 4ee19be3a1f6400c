import Foundation

/// One line of a script: a short word for what a hand, or the system, does.
package enum ScriptLine: Equatable, Sendable {
  /// Down and up again in place, `taps` times; each lasts `hold` milliseconds.
  case tap([Contact], taps: Int, hold: Int)
  case down([Contact])
  /// To these points in a straight line, reported 60 times a second; within `over` milliseconds.
  case move([Contact], over: Int)
  /// Up where the fingers are.
  case up([Int])
  /// The touch is lost, as when the device goes away.
  case cancel([Int])
  /// Nothing happens for so many milliseconds.
  case wait(Int)
  case set(Edit)
  case front(String)
  case mark(String)
  case interrupt
  case shake
  case remote
  case press

  /// A finger at a point of the screen.
  package struct Contact: Equatable, Sendable {
    package var finger: Int
    var point: CGPoint
    /// 1 is an average touch; nil where the device has no pressure.
    var force: Double?

    package init(finger: Int = 1, point: CGPoint, force: Double? = nil) {
      self.finger = finger
      self.point = point
      self.force = force
    }
  }

  /// How long a tap lasts, and the pause between two taps of one line, in milliseconds.
  static let tapDuration = 90
  /// The longest time that a line can name, ten minutes in milliseconds.
  static let longestDuration = 600_000
  static let tapPause = 100
}

extension ScriptLine: CustomStringConvertible {
  /// As `parse(_:)` reads it.
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
  /// As a line has it; a finger whose number is its place in the list is not named.
  func text(at place: Int) -> String {
    "\(Scenes.text(point.x)),\(Scenes.text(point.y))" + (finger == place ? "" : " finger \(finger)")
      + (force.map { " force \(Scenes.text($0))" } ?? "")
  }
}
