/// A list that keeps a touch for itself.
@MainActor package protocol TouchKeeper: AnyObject {
  /// Called when the touch's view has received the end of the touch.
  func touchIsOver(_ touch: UITouch)
}

extension UIView {
  /// Runs `body`, and delivers the cancellations of touches that arise in it afterwards (LI-03).
  package final func inOneTurn(_ body: () -> Void) {
    guard let application = window?.application,
      !application.touchesEvent.touches.isEmpty || !application.lingeringTouches.isEmpty
    else { return body() }
    application.gestureEnvironment.whileBusy(body)
  }
}
