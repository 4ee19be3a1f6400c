import UIKit

/// A scroll view of a case.
final class ProbeScrollView: UIScrollView, Probe {
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

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    called(.touchesShouldBegin, usually: super.touchesShouldBegin(touches, with: event, in: view))
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    called(.touchesShouldCancel, usually: super.touchesShouldCancel(in: view))
  }

  override func layoutSubviews() {
    called(.layoutSubviews)
    super.layoutSubviews()
  }

  override func willMove(toSuperview superview: UIView?) { called(.willMoveToSuperview) }
  override func didMoveToSuperview() { called(.didMoveToSuperview) }
  override func willMove(toWindow window: UIWindow?) { called(.willMoveToWindow) }
  override func didMoveToWindow() { called(.didMoveToWindow) }
  override func didAddSubview(_ subview: UIView) { called(.didAddSubview) }
  override func willRemoveSubview(_ subview: UIView) { called(.willRemoveSubview) }
}
