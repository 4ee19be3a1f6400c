import Foundation
import ScenePicture
import UIKit

/// The window of the panels, with the menu that is open over them.
final class PanelWindow: UIWindow {
  /// The appearance of the last update: fields place the caret by the widths of its texts.
  var appearance: Appearance?
  /// The open menu.
  private(set) weak var menu: Menu?

  func open(_ menu: Menu, under control: UIView) {
    self.menu?.close()
    menu.place(below: control, in: self)
    addSubview(menu)
    self.menu = menu
  }

  /// Closes a menu whose control is hidden or has other choices by now.
  func closeStaleMenu() {
    guard let menu else { return }
    let popup = menu.opener as? PopupButton
    if menu.opener?.isShown != true || popup.map({ $0.choices != menu.choices }) == true { menu.close() }
  }
}
