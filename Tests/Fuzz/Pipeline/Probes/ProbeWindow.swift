import UIKit

/// A window of a case.
final class ProbeWindow: UIWindow, Probe {
  var traits: ProbeTraits?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    called(.hitTest)
    return chosen(super.hitTest(point, with: event))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    called(.pointInside, usually: super.point(inside: point, with: event))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.began, touches)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.moved, touches)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.ended, touches)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.cancelled, touches)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
    called(.viewShouldBegin, usually: super.gestureRecognizerShouldBegin(gesture))
  }

  override func sendEvent(_ event: UIEvent) {
    called(.windowSendEvent)
    super.sendEvent(event)
  }
}
