import UIKit

/// A table of a case.
final class ProbeTable: UITableView, Probe {
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

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    called(.touchesShouldBegin, usually: super.touchesShouldBegin(touches, with: event, in: view))
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    called(.touchesShouldCancel, usually: super.touchesShouldCancel(in: view))
  }
}
