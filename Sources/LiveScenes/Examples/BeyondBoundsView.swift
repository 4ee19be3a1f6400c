import UIKit

/// A view whose subviews can be touched where they stick out of it: the override of article 001, in Swift.
///
/// It pays a price. The loop runs from the back, so of two overlapping subviews the hidden one wins; and it never answers
/// itself, so its own body lets touches through. `SafeBeyondBoundsView` does the same without the price.
open class BeyondBoundsView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitBeyondBounds(point, with: event)
  }
}

extension UIView {
  /// Asks the subviews from the back, wherever the point lies; `point` is in the view's own coordinates.
  final func hitBeyondBounds(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews {
      let converted = subview.convert(point, from: self)
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return nil
  }
}
