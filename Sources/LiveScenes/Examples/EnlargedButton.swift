import UIKit

/// A button that can be tapped beside its picture.
open class EnlargedButton: UIButton {
  /// How far the hit area lies inside the bounds; negative values reach outside, as always with `UIEdgeInsets`.
  open var hitTestEdgeInsets = UIEdgeInsets.zero

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isInside(point, boundsInsetBy: hitTestEdgeInsets)
  }
}

extension UIView {
  /// Whether the point, in the view's own coordinates, lies in the bounds made smaller or larger.
  final func isInside(_ point: CGPoint, boundsInsetBy insets: UIEdgeInsets) -> Bool {
    bounds.inset(by: insets).contains(point)
  }
}
