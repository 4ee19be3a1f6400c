import UIKit

/// A pan that now and then sets its state itself.
final class ProbePan: UIPanGestureRecognizer, Probe {
  var traits: ProbeTraits?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.began, touches)
    super.touchesBegan(touches, with: event)
    meddle(with: touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.moved, touches)
    super.touchesMoved(touches, with: event)
    meddle(with: touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.ended, touches)
    super.touchesEnded(touches, with: event)
    meddle(with: touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.cancelled, touches)
    super.touchesCancelled(touches, with: event)
    meddle(with: touches, event)
  }

  override func reset() {
    called(.reset)
    super.reset()
  }
}
