import ScenePicture
import UIKit

/// The state of a control that does not come from touches: pointer and keyboard focus.
package struct Interaction: Equatable {
  /// The place of the pointer on the control, in its own coordinates; nil while the pointer is elsewhere.
  var pointer: CGPoint?
  /// Whether the control has the keyboard focus.
  var isFocused = false

  /// Whether the pointer is on the control.
  var isHovered: Bool { pointer != nil }
}

/// A control of the panels. It shows pointer and keyboard focus, and can be operated with keys alone.
@MainActor package protocol PanelControl: UIControl, Painted, TooltipProvider {
  var interaction: Interaction { get set }
  /// Its tooltip; nil if its own text is sufficient.
  var tooltip: String? { get }

  /// Performs the action of a tap.
  func press()

  /// Moves one step back (−1) or ahead (1), for the left and right arrow keys. Returns false if it has no steps.
  func step(by amount: Int) -> Bool

  /// Moves one row up (−1) or down (1), for the up and down arrow keys. Returns false if it has no rows.
  func stepAcross(by amount: Int) -> Bool
}

extension PanelControl {
  func tooltip(at point: CGPoint) -> TooltipContent? { tooltip.map { TooltipContent(text: $0, anchor: bounds) } }

  func press() { sendActions(for: .touchUpInside) }

  func step(by amount: Int) -> Bool { false }

  func stepAcross(by amount: Int) -> Bool { false }

  /// Whether the control can have the keyboard focus now.
  var canHaveFocus: Bool { isEnabled && isShown }
}

extension UIView {
  /// The view as a control of the panels; see `paintItself`.
  var panelControl: (any PanelControl)? { self as? PlainControl ?? (self as? UIControl) as? any PanelControl }

  /// Whether the view is in a window, and neither it nor a view around it is hidden.
  var isShown: Bool { !isHidden && (self is UIWindow || superview?.isShown == true) }

  /// The view and all its descendants, parents before children, back to front.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }

  /// Returns the nearest view of a type: this view, else the nearest view around it.
  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    (self as? Kind) ?? superview?.nearest(kind)
  }

  /// The bounds in the coordinates of the window.
  var frameInWindow: CGRect { convert(bounds, to: nil) }
}
