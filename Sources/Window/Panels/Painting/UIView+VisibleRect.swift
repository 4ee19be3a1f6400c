import UIKit

extension UIView {
  /// The part of the bounds that no superview clips; null if there is none.
  var visibleRect: CGRect {
    var part = bounds, view: UIView = self
    while let superview = view.superview, !part.isNull {
      part = view.convert(part, to: superview)
      if superview.clipsToBounds { part = part.intersection(superview.bounds) }
      view = superview
    }
    return part.isNull ? part : view.convert(part, to: self)
  }

  /// Returns the visible ones of `count` lines of equal height; `top` is the top of the first.
  func visibleLines(of count: Int, height: CGFloat, top: CGFloat) -> Range<Int> {
    let rect = visibleRect
    guard !rect.isNull, rect.height > 0 else { return 0..<0 }
    let first = Int(((rect.minY - top) / height).rounded(.down)), last = Int(((rect.maxY - top) / height).rounded(.up))
    return (max(first, 0)..<max(first, last, 0)).clamped(to: 0..<count)
  }
}
