import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The buttons of edit mode, over the left side of the stage: add, duplicate and delete views, and change their order.
final class EditPalette: PaintedView, Panel {
  static let width: CGFloat = 108

  let region = Region.palette
  private let buttons: [PaletteButton]
  private let newRecognizer: PaletteMenu

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    func button(_ icon: PanelIcon, _ name: String, _ command: EditCommand) -> PaletteButton {
      let button = PaletteButton(icon) { send(.editSelection(command)) }
      button.accessibilityIdentifier = "palette.\(name)"
      return button
    }
    newRecognizer = PaletteMenu(.plus) { send(.editSelection(.addRecognizer(RecognizerKind.allCases[$0]))) }
    newRecognizer.accessibilityIdentifier = "palette.recognizer"
    buttons = [
      button(.plus, "view", .drawView), newRecognizer, button(.duplicate, "duplicate", .duplicate),
      button(.trash, "delete", .delete), button(.toFront, "front", .toEnd(isFront: true)),
      button(.toBack, "back", .toEnd(isFront: false)),
    ]
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    guard let edit = display.edit else { return }
    let language = appearance.languages.first
    let titles: [EditText] = [.newView, .newRecognizer, .duplicate, .delete, .toFront, .toBack]
    let node = display.selected.flatMap { display.tree.node($0) }
    for (index, button) in buttons.enumerated() {
      button.title = titles[index][language]
      button.isEnabled = index == 0 || (index == 1 ? node != nil : node?.isWindow == false)
    }
    let isRecognizer = display.selected.flatMap { display.tree.recognizer($0) } != nil
    buttons[3].isEnabled = isRecognizer || node?.isWindow == false
    buttons[0].isSelected = edit.drawsNewView
    newRecognizer.show(appearance)
  }

  func place(_ display: DisplayState, _ appearance: Appearance) -> CGRect {
    let stage = appearance.layout.stage, height = CGFloat(buttons.count) * 28 + 3 * 6 + 2 * 16
    return CGRect(x: stage.minX + 12, y: stage.minY + 36, width: EditPalette.width, height: height)
  }

  override func layoutSubviews() {
    var top: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: top, width: bounds.width, height: 28)
      top += index % 2 == 0 ? 34 : 44
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {}
}

/// A button with an icon and a word.
class PaletteButton: PlainControl {
  var title = ""
  private let icon: PanelIcon

  init(_ icon: PanelIcon, action: @escaping () -> Void) {
    self.icon = icon
    super.init(action: action)
  }

  required init?(coder: NSCoder) { return nil }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground =
      isSelected ? theme.edit : isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : theme.panel
    let color = isSelected ? theme.textOnEdit : isEnabled ? theme.text : theme.inactive
    list.box(bounds, radius: 6, fill: ground, border: isSelected ? theme.edit : theme.controlBorder)
    list.icon(icon, at: CGPoint(x: 16, y: bounds.midY), color)
    list.line(title, .row, color, in: bounds.inset(left: 28, right: 4), appearance)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }
}

/// A button that opens a menu of the kinds of recognizers.
final class PaletteMenu: PaletteButton {
  private let choose: (Int) -> Void
  private var width: CGFloat = 0

  init(_ icon: PanelIcon, choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(icon) {}
    addAction(UIAction { [unowned self] _ in open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ appearance: Appearance) {
    width = Menu.margins + (RecognizerKind.allCases.map { appearance.width($0.rawValue, .row) }.max() ?? 0)
  }

  private func open() {
    guard let window = window as? PanelWindow else { return }
    let menu = Menu(RecognizerKind.allCases.map(\.rawValue), selected: [], width: max(width, bounds.width)) {
      [unowned self] in choose($0)
    }
    window.open(menu, under: self)
  }
}
