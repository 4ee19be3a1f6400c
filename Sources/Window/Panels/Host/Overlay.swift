import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// Something that lies over the panels until it is closed: a menu, a sheet, the sheet of keys, the field of a name.
///
/// The host draws every overlay, gives it the keys and the touches, and closes it on Esc; a new one needs its own file and a function
/// that opens it.
@MainActor package protocol Overlay: UIView {
  /// The element of the picture that it is.
  var element: ElementName { get }
  /// Its visible part, in the window, in pixels at scale 1.
  var area: CGRect { get }
  /// Whether it takes every touch, also beside its visible part.
  var coversWindow: Bool { get }
  /// The control to which the focus returns when it is closed.
  var opener: (any PanelControl)? { get }

  /// Updates it. Called when it opens, and whenever `display` or `appearance` changes.
  func show(_ display: WindowDisplay, _ appearance: Appearance)

  /// Handles a key. Returns false for a key that it has no use for.
  func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool
}

extension Overlay {
  package var coversWindow: Bool { true }
  package var opener: (any PanelControl)? { nil }
  package func show(_ display: WindowDisplay, _ appearance: Appearance) {}
  package func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool { false }
}

extension PanelHost {
  /// Whether an overlay is open.
  package var hasOverlay: Bool { !window.overlays.isEmpty }

  /// Opens an overlay, with the focus on one of its controls.
  /// - Parameter keepsOthers: whether the open ones stay under it; else it takes their place.
  func open(_ overlay: any Overlay, focusing control: (any PanelControl)? = nil, keepsOthers: Bool = false) {
    if keepsOthers { window.addSubview(overlay) } else { window.open(overlay) }
    if let shown, let appearance = window.appearance { overlay.show(shown.display, appearance) }
    if let control { focus = control }
    window.layoutIfNeeded()
  }

  /// Closes an overlay. The focus returns to the control that opened it, if the overlay had it.
  package func close(_ overlay: any Overlay) {
    guard overlay.superview != nil else { return }
    let hadFocus = focused?.isDescendant(of: overlay) == true
    overlay.removeFromSuperview()
    if hadFocus { focus = overlay.opener }
  }
}
