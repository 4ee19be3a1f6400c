import UIKit

/// A view whose subviews can be touched where they stick out of it, and which stays what it was everywhere else.
open class SafeBeyondBoundsView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitBeyondBoundsSafely(point, with: event)
  }
}

extension UIView {
  /// Asks the subviews from the front, wherever the point lies, then itself; `point` is in the view's own coordinates.
  final func hitBeyondBoundsSafely(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      let converted = subview.convert(point, from: self)
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
