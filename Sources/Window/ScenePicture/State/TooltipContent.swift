import UIKit

/// The text of a tooltip, and the rectangle that it points at.
package struct TooltipContent: Equatable {
  /// The first of several lines is a heading.
  package var text: String
  /// The rectangle that the bubble points at, in pixels.
  package var anchor: CGRect
  /// Whether the bubble is below the anchor. Otherwise it is above, clear of the pointer.
  package var isBelow = false

  package init(text: String, anchor: CGRect, isBelow: Bool = false) {
    self.text = text
    self.anchor = anchor
    self.isBelow = isBelow
  }
}
