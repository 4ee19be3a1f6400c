import UIKit

/// A view that passes every touch inside it to one chosen view, like a row with a text field (HT-23).
open class RedirectingView: UIView {
  /// The view that receives the touches. If nil, the view receives none and the views behind it are asked.
  open weak var chosenView: UIView?

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(point, redirectedTo: chosenView, with: event)
  }
}

extension UIView {
  /// Returns the chosen view for every point inside this view.
  /// - Parameter point: in this view's own coordinate space.
  final func hit(_ point: CGPoint, redirectedTo chosenView: UIView?, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    return self.point(inside: point, with: event) ? chosenView : nil
  }
}
