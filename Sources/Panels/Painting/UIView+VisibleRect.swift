import Foundation
import UIKit

extension UIView {
  /// The part of the bounds that no superview cuts off; null where there is none.
  var visibleRect: CGRect {
    var part = bounds, view: UIView = self
    while let superview = view.superview, !part.isNull {
      part = view.convert(part, to: superview)
      if superview.clipsToBounds { part = part.intersection(superview.bounds) }
      view = superview
    }
    return part.isNull ? part : view.convert(part, to: self)
  }

  /// Those of the lines of this height, the first of which stands at `top`, that can be seen.
  func visibleLines(of count: Int, height: CGFloat, top: CGFloat) -> Range<Int> {
    let rect = visibleRect
    guard !rect.isNull, rect.height > 0 else { return 0..<0 }
    let first = Int(((rect.minY - top) / height).rounded(.down)), last = Int(((rect.maxY - top) / height).rounded(.up))
    return (max(first, 0)..<max(first, last, 0)).clamped(to: 0..<count)
  }
}
