import Algorithms
import ScenePicture
import UIKit

/// The window of the panels, with the overlays that are open over them.
final class PanelWindow: UIWindow {
  /// The appearance of the last update: fields place the caret by the widths of its texts.
  var appearance: Appearance?
  /// The open overlays, the topmost last.
  // They lie over all panels. The first cast of a class to a protocol searches all conformances of the program.
  var overlays: [any Overlay] { subviews.suffix { $0 is any Overlay }.compactMap { $0 as? any Overlay } }

  /// The open menu.
  var menu: Menu? { overlays.last as? Menu }

  /// Opens an overlay in the place of any other.
  func open(_ overlay: any Overlay) {
    overlays.forEach { $0.removeFromSuperview() }
    addSubview(overlay)
  }

  func open(_ menu: Menu, under control: any PanelControl) {
    menu.place(below: control, in: self)
    open(menu)
  }

  /// Closes a menu whose control is hidden or has other choices by now.
  func closeStaleMenu() {
    guard let menu else { return }
    let popup = menu.opener as? PopupButton
    if menu.opener?.isShown != true || popup.map({ $0.choices != menu.choices }) == true { menu.close() }
  }
}
