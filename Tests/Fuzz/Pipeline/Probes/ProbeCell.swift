import UIKit

/// A cell of a case's table. It forwards its touches to the table.
final class ProbeCell: UITableViewCell, Probe {
  var traits: ProbeTraits?

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
