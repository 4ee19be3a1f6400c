import Foundation
import UIKit

/// The window of the panels: it knows what lies over them.
final class PanelWindow: UIWindow {
  /// The menu that is open.
  private(set) weak var menu: Menu?

  func open(_ menu: Menu, under control: UIView) {
    self.menu?.close()
    menu.lie(under: control, in: self)
    addSubview(menu)
    self.menu = menu
  }

  /// Closes a menu whose control is gone or has other choices by now: none of its rows would mean what it says.
  func closeStaleMenu() {
    guard let menu else { return }
    let popup = menu.opener as? PopupButton
    if menu.opener?.isShown != true || popup.map({ $0.choices != menu.choices }) == true { menu.close() }
  }
}
