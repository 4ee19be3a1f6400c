import Canvas
import Foundation
import ScenePicture
import UIKit

/// A button with an icon that opens a menu.
final class MenuButton: IconButton {
  private var choices: [String] = []
  private var selected: Set<Int> = []
  private var width: CGFloat = 0
  private let choose: (Int) -> Void

  /// - Parameter choose: called with the index of the chosen item.
  init(_ icon: PanelIcon, choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(icon)
    addAction(UIAction { [unowned self] _ in openMenu() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  /// - Parameter selected: the choice that is marked; nil for a menu of commands.
  func show(_ choices: [String], selected: Int? = nil, tooltip: String, _ appearance: Appearance) {
    (self.choices, self.selected, self.tooltip) = (choices, Set([selected].compactMap(\.self)), tooltip)
    width = (choices.map { appearance.width($0, .selectedRow) }.max() ?? 0).rounded(.up) + Menu.margins
  }

  private func openMenu() {
    nearest(PanelWindow.self)?.open(Menu(choices, selected: selected, width: width, choose: choose), under: self)
  }
}
