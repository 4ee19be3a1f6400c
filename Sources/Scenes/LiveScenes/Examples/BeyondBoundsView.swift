import UIKit

/// A view whose subviews receive touches outside its bounds, with two faults that are common in such overrides.
///
/// The loop starts at the back, so of two overlapping subviews the one behind wins. The view never returns itself, so
/// touches beside its subviews go to the views behind it. `SafeBeyondBoundsView` has neither fault.
open class BeyondBoundsView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitBeyondBounds(point, with: event)
  }
}

extension UIView {
  /// Asks the subviews from back to front, without `point(inside:)`.
  /// - Parameter point: in the view's own coordinate space.
  final func hitBeyondBounds(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews {
      let converted = subview.convert(point, from: self)
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return nil
  }
}
