import Foundation
import ScenePicture
import UIKit

/// What a person does with a control apart from touching it.
package struct Attention: Equatable {
  /// Where the pointer is on it, in the control's own coordinates; nil where it is elsewhere.
  var pointer: CGPoint?
  /// Keys go to it.
  var isFocused = false

  /// The pointer is on it.
  var isHovered: Bool { pointer != nil }
}

/// A control of the panels: it shows where the pointer is and where keys go, and it can be worked with keys alone.
@MainActor package protocol PanelControl: UIControl, Painted, TooltipProvider {
  var attention: Attention { get set }
  /// What it says when the pointer rests on it; nil where its own text says everything.
  var tooltip: String? { get }

  /// Does what a tap would do.
  func press()

  /// Goes a step back (−1) or ahead (1), as arrow keys ask; false where there is nothing to step through.
  func step(by amount: Int) -> Bool

  /// Goes a row up (−1) or down (1) in what it shows, as arrow keys ask; false where there are no rows.
  func stepAcross(by amount: Int) -> Bool
}

extension PanelControl {
  func tooltip(at point: CGPoint) -> TooltipContent? { tooltip.map { TooltipContent(text: $0, anchor: bounds) } }

  func press() { sendActions(for: .touchUpInside) }

  func step(by amount: Int) -> Bool { false }

  func stepAcross(by amount: Int) -> Bool { false }

  /// Whether keys can reach it now.
  var canHaveFocus: Bool { isEnabled && isShown }
}

extension UIView {
  /// The view is in a window, and neither it nor one around it is hidden.
  var isShown: Bool { !isHidden && (self is UIWindow || superview?.isShown == true) }

  /// All views in this one, itself first, parents before children, back to front.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }

  /// The nearest view of a kind, beginning with this one and going up.
  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    (self as? Kind) ?? superview?.nearest(kind)
  }

  /// The view's bounds in the coordinates of the window.
  var frameInWindow: CGRect { convert(bounds, to: nil) }
}
