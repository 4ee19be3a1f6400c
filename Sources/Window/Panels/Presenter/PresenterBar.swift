import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// The bar with which a presenter steers a projected window by mouse: variants, presets, steps, and the way out. It lies
/// over the upper end of the column, right of the device.
///
/// The variants are at the left end, because their width depends on the scene: the buttons stay under the pointer of a
/// presenter who goes from preset to preset.
///
/// The design is for a window 800 px high; everything grows with the height.
final class PresenterBar: PaintedView, Panel {
  let region = Region.presenter
  private let buttons: [PresenterButton]
  private let variants: PresenterVariants
  private var scale: CGFloat = 1
  private var play: Command = .playScript
  private var separators: [CGFloat] = []
  /// Whether the window has room for code.
  private var hasCode = false

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    let commands: [(PanelIcon, String, Command)] = [
      (.previousPreset, "previousPreset", .previousScene), (.nextPreset, "nextPreset", .nextScene),
      (.stepBack, "back", .step(-1)), (.play, "play", .playScript), (.stepAhead, "ahead", .step(1)),
      (.code, "code", .toggleProjectorCode), (.leave, "leave", .toggleProjector),
    ]
    variants = PresenterVariants { send(.chooseVariant($0)) }
    buttons = commands.map { icon, name, command in
      let button = PresenterButton(icon) { send(command) }
      button.accessibilityIdentifier = "presenter.\(name)"
      return button
    }
    super.init(frame: .zero)
    buttons[3].perform = { [unowned self] in send(play) }
    variants.accessibilityIdentifier = "presenter.variant"
    for view in buttons { addSubview(view) }
    insertSubview(variants, at: 0)
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Showing

  func show(_ display: DisplayState, _ appearance: Appearance) {
    guard !appearance.layout[region].isEmpty else { return }
    let context = KeyContext(display: display, theme: appearance.theme.name, languages: appearance.languages)
    play = KeyBindings.command(for: Chord(.space), in: context) ?? .playScript
    buttons[3].icon = display.isPlaying ? .pause : .play
    buttons[3].isEnabled = display.mode == .live || !display.trace.steps.isEmpty
    buttons[2].isEnabled = display.hasEarlierSteps
    buttons[4].isEnabled = display.hasLaterSteps
    let playText: TooltipText = display.isPlaying ? .pause : display.mode == .live ? .playScript : .play
    buttons[5].isHidden = !appearance.layout.hasRoomForCode
    buttons[5].isSelected = !appearance.layout.code.isEmpty
    let tooltips: [TooltipText] = [
      .previousPreset, .nextPreset, .previousStep, playText, .nextStep, .code, .leaveProjector,
    ]
    for (button, tooltip) in zip(buttons, tooltips) { button.tooltip = tooltip[appearance.languages.first] }
    arrange()
  }

  /// The bar is as wide as its content, and never over the device if it fits beside it.
  func place(_ display: DisplayState, _ appearance: Appearance) -> CGRect {
    let space = appearance.layout[region]
    guard !space.isEmpty else { return .zero }
    scale = appearance.layout.scale
    hasCode = appearance.layout.hasRoomForCode
    let device = StageGeometry(display, appearance.layout).bezel
    let free = space.maxX - device.maxX - 12 * scale - fixedWidth
    variants.show(display, appearance, width: free)
    let width = (fixedWidth + variants.preferredWidth).rounded()
    return space.strip(.right, min(width, space.width))
  }

  // MARK: Layout

  /// The side of a button.
  private var side: CGFloat { (44 * scale).rounded() }
  private var margin: CGFloat { (6 * scale).rounded() }
  private var gap: CGFloat { (17 * scale).rounded() }

  /// The width of everything but the variants and the gap after them.
  private var fixedWidth: CGFloat {
    let (count, gaps): (Int, CGFloat) = hasCode ? (buttons.count, 3) : (buttons.count - 1, 2)
    return CGFloat(count) * side + gaps * gap + 2 * margin
  }

  private func arrange() {
    var left = margin
    let top = ((bounds.height - side) / 2).rounded()
    separators = []
    variants.isHidden = variants.preferredWidth == 0
    if !variants.isHidden {
      variants.frame = CGRect(x: left, y: top, width: variants.preferredWidth - gap, height: side)
      left = variants.frame.maxX
      separate(&left)
    }
    for (index, button) in buttons.enumerated() where index != 5 || hasCode {
      if index == 2 || index >= 5 { separate(&left) }
      button.frame = CGRect(x: left, y: top, width: side, height: side)
      left += side
    }
  }

  private func separate(_ left: inout CGFloat) {
    separators.append((left + gap / 2).rounded())
    left += gap
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, width = (2 * scale).rounded()
    list.fill(bounds, theme.background)
    list.box(bounds, radius: 12 * scale, fill: theme.panel, border: theme.line, width: width)
    for x in separators {
      list.fill(CGRect(x: x, y: bounds.midY - 18 * scale, width: width / 2, height: 36 * scale), theme.line)
    }
  }
}
