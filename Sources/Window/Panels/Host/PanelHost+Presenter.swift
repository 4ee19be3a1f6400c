import UIKit

// The presenter bar appears when the pointer moves, and goes some time after the last movement. It stays while the pointer
// rests on it, so that a presenter can press the same button again and again.

extension PanelHost {
  /// The time for which the bar stays after the last movement, in seconds.
  static let presenterBarDuration: TimeInterval = 3

  /// Shows the presenter bar, if the window is for a projector. Called with each movement of the pointer over the window
  /// while no finger is down on the stage, and when a finger comes down beside the device.
  package func notePointerMoved(to point: CGPoint) {
    lastMovement = (time, point)
    updatePresenterBar()
  }

  /// Shows or hides the presenter bar at the present time.
  func updatePresenterBar() {
    let isAwake = presenterBarEnd.map { time < $0 } ?? false
    presenterBar.isHidden = presenterBar.frame.isEmpty || !startPage.isHidden || !(isAwake || isPresenterBarHeld)
  }

  /// When the bar disappears by itself; nil while it is hidden or held.
  var presenterBarDeadline: TimeInterval? {
    presenterBar.isHidden || isPresenterBarHeld ? nil : presenterBarEnd
  }

  private var presenterBarEnd: TimeInterval? { lastMovement.map { $0.time + PanelHost.presenterBarDuration } }

  /// Lets the bar disappear some time after the pointer left the window.
  func releasePresenterBar() {
    if let end = lastMovement?.time { lastMovement = (end, CGPoint(x: -1, y: -1)) }
  }

  /// Whether the pointer rests on the bar, or the bar has the keyboard focus.
  private var isPresenterBarHeld: Bool {
    guard !presenterBar.isHidden else { return false }
    return lastMovement.map { presenterBar.frame.contains($0.point) } == true
      || focus?.isDescendant(of: presenterBar) == true
  }
}
