import Canvas
import ScenePicture
import UIKit

/// A button with an icon that opens a menu.
final class MenuButton: IconButton {
  private var choices: [String] = [], keys: [String] = []
  private var groups: Set<Int> = []
  private var selected: Set<Int> = []
  private var width: CGFloat = 0
  private let choose: (Int) -> Void

  /// - Parameter choose: called with the index of the chosen item.
  init(_ icon: PanelIcon, choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(icon)
    addAction(UIAction { [unowned self] _ in openMenu() }, for: .touchUpInside)
  }

  /// - Parameters:
  ///   - keys: those that do the same as the choices.
  ///   - groups: the choices that have a line above them.
  ///   - selected: the choice that is marked; nil for a menu of commands.
  func show(
    _ choices: [String], keys: [String] = [], groups: Set<Int> = [], selected: Int? = nil, tooltip: String,
    _ appearance: Appearance
  ) {
    (self.choices, self.selected, self.tooltip) = (choices, Set([selected].compactMap(\.self)), tooltip)
    (self.keys, self.groups) = (keys, groups)
    let widest = choices.map { appearance.width($0, .selectedRow) }.max() ?? 0
    let widestKey = keys.map { appearance.width($0, .caption) + 20 }.max() ?? 0
    width = (widest + widestKey).rounded(.up) + Menu.margins
  }

  private func openMenu() {
    nearest(PanelWindow.self)?.open(
      Menu(choices, keys: keys, groups: groups, selected: selected, width: width, choose: choose), under: self)
  }
}
