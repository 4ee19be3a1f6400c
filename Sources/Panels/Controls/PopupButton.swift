import Canvas
import Foundation
import ScenePicture
import UIKit

/// A field of 22 px that shows one of several choices; pressing it opens a menu of all.
final class PopupButton: PlainControl {
  static let height: CGFloat = 22

  private(set) var choices: [String] = []
  private(set) var selected: Int?
  private let choose: (Int) -> Void

  /// `choose` is told which choice was taken from the menu.
  init(choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init()
    addAction(UIAction { [unowned self] _ in openMenu() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ choices: [String], selected: Int?, _ appearance: Appearance) {
    self.choices = choices
    self.selected = selected
    isEnabled = !choices.isEmpty
  }

  private func openMenu() {
    nearest(PanelWindow.self)?.open(Menu(choices, selected: selected, choose: choose), under: self)
  }

  /// The next choice without the menu, as arrow keys ask.
  override func step(by amount: Int) -> Bool {
    let next = (selected ?? 0) + amount
    if choices.indices.contains(next) { choose(next) }
    return true
  }

  private var textRoom: CGRect { CGRect(x: 8, y: 0, width: max(bounds.width - 28, 0), height: bounds.height) }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground = isHighlighted ? theme.pressed : attention.isHovered ? theme.hover : theme.field
    list.box(bounds, radius: 5, fill: ground, border: isEnabled ? theme.controlBorder : theme.line)
    let color = isEnabled ? theme.ink : theme.hair
    if let selected { list.line(choices[selected], .row, color, in: textRoom, appearance) }
    list.icon(.popupArrows, at: CGPoint(x: bounds.width - 11, y: bounds.midY), isEnabled ? theme.ink2 : theme.hair)
    if attention.isFocused { list.focusRing(around: bounds, radius: 5, appearance) }
  }
}
