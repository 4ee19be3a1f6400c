import Canvas
import ScenePicture
import UIKit

/// A field of 22 px with the selected choice. Pressing it opens a menu of all choices.
final class PopupButton: PlainControl {
  static let height: CGFloat = 22

  /// Whether it looks like text, with a box only under the pointer.
  var isQuiet = false
  private(set) var choices: [String] = []
  /// The selected choices; several, if a press only adds or removes one.
  private(set) var selected: Set<Int> = []
  /// The text that is shown.
  private var text = ""
  var choose: (Int) -> Void
  /// The width of the longest choice, in pixels.
  private var longest: CGFloat = 0

  /// - Parameter choose: called with the index of the chosen item.
  init(choose: @escaping (Int) -> Void = { _ in }) {
    self.choose = choose
    super.init()
    addAction(UIAction { [unowned self] _ in openMenu() }, for: .touchUpInside)
  }

  /// Shows choices of which one is selected, or none.
  func show(_ choices: [String], selected: Int?, _ appearance: Appearance) {
    show(choices, selected: Set([selected].compactMap(\.self)), selected.map { [choices[$0]] } ?? [], appearance)
  }

  /// Shows choices of which several can be selected.
  /// - Parameter texts: their texts.
  func show(_ choices: [String], selected: Set<Int>, _ texts: [String], _ appearance: Appearance) {
    longest = choices.map { appearance.width($0, .selectedRow) }.max()?.rounded(.up) ?? 0
    self.choices = choices
    (self.selected, text) = (selected, texts.joined(separator: ", "))
    isEnabled = !choices.isEmpty
  }

  private func openMenu() {
    let menu = Menu(choices, selected: selected, width: max(bounds.width, longest + Menu.margins), choose: choose)
    nearest(PanelWindow.self)?.open(menu, under: self)
  }

  /// Moves to the next choice without the menu, for arrow keys.
  override func step(by amount: Int) -> Bool {
    // An arrow key cannot mean one of several values.
    guard selected.count <= 1 else { return true }
    let next = (selected.first ?? 0) + amount
    if choices.indices.contains(next) { choose(next) }
    return true
  }

  /// The width in which the text of a quiet button fits.
  func quietWidth(_ appearance: Appearance) -> CGFloat { appearance.width(text, .smallApi).rounded(.up) + 26 }

  private var textFrame: CGRect {
    isQuiet || bounds.width < 80 ? bounds.inset(left: 6, right: 17) : bounds.inset(left: 8, right: 20)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground = isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : theme.field
    if !isQuiet || isHighlighted || interaction.isHovered {
      list.box(bounds, radius: 5, fill: ground, border: isEnabled ? theme.controlBorder : theme.line)
    }
    let color = !isEnabled ? theme.inactive : isQuiet ? theme.secondaryText : theme.text
    list.line(text, isQuiet ? .smallApi : .row, color, in: textFrame, appearance)
    list.icon(
      .popupArrows, at: CGPoint(x: bounds.width - 11, y: bounds.midY), isEnabled ? theme.secondaryText : theme.inactive)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 5, appearance) }
  }
}
