import UIKit

/// A view whose subviews receive touches outside its bounds, and which is an ordinary view in all other respects.
open class SafeBeyondBoundsView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitBeyondBoundsSafely(point, with: event)
  }
}

extension UIView {
  /// Asks the subviews from front to back, wherever the point is, then the view itself.
  /// - Parameter point: in the view's own coordinate space.
  final func hitBeyondBoundsSafely(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      let converted = subview.convert(point, from: self)
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
