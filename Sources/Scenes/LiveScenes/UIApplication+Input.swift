import Scenes
import UIKit

extension UIApplication {
  /// Gives the application an input that does not belong to a scene: a report of a finger, which waits in the queue until
  /// `processEvents(until:)`, or an event of the device, which happens at once.
  /// - Parameter time: virtual milliseconds.
  /// - Returns: false for edits, marks and `front`, which are for a scene.
  @discardableResult package func take(_ input: Input, at time: Int) -> Bool {
    let seconds = TimeInterval(time) / 1000
    switch input {
    case .touch(let finger, let phase, let point, let force):
      enqueue(
        TouchSample(
          finger: finger, phase: UITouch.Phase(phase), location: point, timestamp: seconds,
          force: CGFloat(force ?? 0), maximumPossibleForce: force == nil ? 0 : UIApplication.highestForce))
    case .interrupt:
      resignActive(at: seconds)
      becomeActive()
    case .shake: shake(at: seconds)
    case .remote: remoteControl(.remoteControlTogglePlayPause, at: seconds)
    case .press:
      for phase in [UIPress.Phase.began, .ended] { press(.select, phase, at: seconds) }
    case .set, .front, .mark: return false
    }
    return true
  }

  /// The highest force that a phone with a pressure-sensitive screen reports.
  private static let highestForce: CGFloat = 20.0 / 3
}
