import UIKit

/// A button whose hit area can be larger than its bounds.
open class EnlargedButton: UIButton {
  /// The distances in points from the edges of the bounds to the hit area. Negative values make the hit area larger.
  open var hitTestEdgeInsets = UIEdgeInsets.zero

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isInside(point, boundsInsetBy: hitTestEdgeInsets)
  }
}

extension UIView {
  /// Returns whether a point is in the bounds with these insets.
  /// - Parameter point: in the view's own coordinate space.
  final func isInside(_ point: CGPoint, boundsInsetBy insets: UIEdgeInsets) -> Bool {
    bounds.inset(by: insets).contains(point)
  }
}
