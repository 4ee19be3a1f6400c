import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The buttons of edit mode, over the left side of the stage: move, add, duplicate and delete views, and change their order.
final class EditPalette: PaintedView, Panel {
  static let width: CGFloat = 108

  let region = Region.palette
  private let tools: [(tool: EditTool, title: EditText, button: PaletteButton)]
  private let newRecognizer: PaletteMenu
  private let commands: [(title: EditText, button: PaletteButton)]

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    func button(_ icon: PanelIcon, _ name: String, _ command: EditCommand) -> PaletteButton {
      let button = PaletteButton(icon) { send(.editSelection(command)) }
      button.accessibilityIdentifier = "palette.\(name)"
      return button
    }
    func drawing(_ viewClass: ViewClass, _ title: EditText, _ name: String) -> (EditTool, EditText, PaletteButton) {
      (.draw(viewClass), title, button(.plus, name, .useTool(.draw(viewClass))))
    }
    tools = [
      (.move, .moveViews, button(.move, "move", .useTool(.move))), drawing(.view, .newView, "view"),
      drawing(.button, .newButton, "button"), drawing(.label, .newLabel, "label"),
      drawing(.switchControl, .newSwitch, "switch"), drawing(.slider, .newSlider, "slider"),
      drawing(.scrollView, .newScrollView, "scrollView"),
    ]
    newRecognizer = PaletteMenu(.plus) { send(.editSelection(.addRecognizer(RecognizerKind.ordinary[$0]))) }
    newRecognizer.accessibilityIdentifier = "palette.recognizer"
    commands = [
      (.duplicate, button(.duplicate, "duplicate", .duplicate)), (.delete, button(.trash, "delete", .delete)),
      (.toFront, button(.toFront, "front", .toEnd(isFront: true))),
      (.toBack, button(.toBack, "back", .toEnd(isFront: false))),
    ]
    super.init(frame: .zero)
    for button in rows { addSubview(button) }
  }

  private var rows: [PaletteButton] { tools.map(\.button) + [newRecognizer] + commands.map(\.button) }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    guard let edit = display.edit else { return }
    let language = appearance.languages.first
    let node = display.selected.flatMap { display.tree.node($0) }
    for (tool, title, button) in tools {
      button.title = title[language]
      button.isSelected = edit.tool == tool
    }
    newRecognizer.title = EditText.newRecognizer[language]
    newRecognizer.isEnabled = node != nil
    newRecognizer.show(appearance)
    let isRecognizer = display.selected.flatMap { display.tree.recognizer($0) } != nil
    for (title, button) in commands {
      button.title = title[language]
      button.isEnabled = node?.isWindow == false || title == .delete && isRecognizer
    }
  }

  private static let rowHeight: CGFloat = 26

  /// The tops of the rows, and the bottom of the last one: small gaps, and larger ones after the tools and what adds.
  private var tops: [CGFloat] {
    let groups: Set<Int> = [0, tools.count - 1, tools.count]
    return rows.indices.reduce(into: [0]) { tops, row in
      tops.append((tops.last ?? 0) + EditPalette.rowHeight + (groups.contains(row) ? 8 : 2))
    }
  }

  func place(_ display: WindowDisplay, _ appearance: Appearance) -> CGRect {
    let stage = appearance.layout.stage
    return CGRect(x: stage.minX + 12, y: stage.minY + 30, width: EditPalette.width, height: tops.last ?? 0)
  }

  override func layoutSubviews() {
    for (button, top) in zip(rows, tops) {
      button.frame = CGRect(x: 0, y: top, width: bounds.width, height: EditPalette.rowHeight)
    }
  }
}

/// A button with an icon and a word.
class PaletteButton: PlainControl {
  var title = ""
  private let icon: PanelIcon

  init(_ icon: PanelIcon, action: @escaping () -> Void) {
    self.icon = icon
    super.init(action: action)
  }

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

  func show(_ appearance: Appearance) {
    width = Menu.margins + (RecognizerKind.ordinary.map { appearance.width($0.rawValue, .row) }.max() ?? 0)
  }

  private func open() {
    guard let window = window as? PanelWindow else { return }
    let menu = Menu(RecognizerKind.ordinary.map(\.rawValue), selected: [], width: max(width, bounds.width)) {
      [unowned self] in choose($0)
    }
    window.open(menu, under: self)
  }
}
