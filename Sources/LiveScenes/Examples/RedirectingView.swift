import UIKit

/// A view that gives every touch inside it to one chosen view, like a row that focuses its text field (HT-23).
open class RedirectingView: UIView {
  /// The view that gets the touches; without one there are none.
  open weak var chosenView: UIView?

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(point, redirectedTo: chosenView, with: event)
  }
}

extension UIView {
  /// The chosen view for every point inside the receiver; `point` is in the receiver's own coordinates.
  final func hit(_ point: CGPoint, redirectedTo chosenView: UIView?, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    return self.point(inside: point, with: event) ? chosenView : nil
  }
}
