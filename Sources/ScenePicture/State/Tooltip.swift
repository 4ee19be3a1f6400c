import Canvas
import Foundation
import UIKit

/// What is said when the pointer rests on something.
package struct TooltipContent: Equatable {
  /// Of several lines the first is a heading.
  package var text: String
  /// What it speaks of: the bubble points at it.
  package var anchor: CGRect
  /// Below it, so that what stands above stays in sight; else above, out of the pointer's way.
  package var isBelow = false

  package init(text: String, anchor: CGRect, isBelow: Bool = false) {
    self.text = text
    self.anchor = anchor
    self.isBelow = isBelow
  }
}
