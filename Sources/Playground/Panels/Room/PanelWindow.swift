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
}
