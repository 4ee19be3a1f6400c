import UIKit

/// A button of a case.
final class ProbeButton: UIButton, Probe {
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
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.moved, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.ended, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(.cancelled, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(.beginTracking, usually: super.beginTracking(touch, with: event))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let goesOn = called(.continueTracking, usually: super.continueTracking(touch, with: event))
    if !goesOn { traits?.world?.trackingLedger.refuse(tag) }
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    called(.endTracking)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    called(.cancelTracking)
    super.cancelTracking(with: event)
  }
}
