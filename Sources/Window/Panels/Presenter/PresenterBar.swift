import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The bar with which a presenter steers a projected window by mouse: variants, presets, steps, the hit map, two scenes, code, and
/// the way out. While a lesson plan is taught, a second row asks the class, counts down, shows the notes while its button is held,
/// and says the part and the minutes that are left. The bar lies over the upper end of the column, right of the device.
///
/// The variants are at the left end, because their width depends on the scene: the buttons stay under the pointer of a
/// presenter who goes from preset to preset.
///
/// The design is for a window 800 px high; everything grows with the height.
final class PresenterBar: PaintedView, Panel {
  let region = Region.presenter
  private let buttons: [PresenterButton]
  private let variants: PresenterVariants
  private let plan: PresenterPlan
  private var scale: CGFloat = 1
  private var play: Command = .playScript
  private var separators: [CGFloat] = []
  /// Whether the window has room for code.
  private var hasCode = false
  /// Whether there is no room beside the device for the hit map and two scenes: then they are in the row of the plan, if there is one.
  private var isNarrow = false
  private var hasPlan = false

  /// The indices of the buttons that are not always there, or do not always do the same.
  private enum Place { static let back = 2, play = 3, ahead = 4, hitMap = 5, compare = 6, code = 7 }

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    let commands: [(PanelIcon, String, Command)] = [
      (.previousPreset, "previousPreset", .previousScene), (.nextPreset, "nextPreset", .nextScene),
      (.stepBack, "back", .step(-1)), (.play, "play", .playScript), (.stepAhead, "ahead", .step(1)),
      (.hitMap, "hitMap", .toggleHitMap), (.compare, "compare", .toggleCompare),
      (.code, "code", .toggleProjectorCode), (.leave, "leave", .toggleProjector),
    ]
    variants = PresenterVariants { send(.chooseVariant($0)) }
    plan = PresenterPlan(send: send)
    buttons = commands.map { icon, name, command in
      let button = PresenterButton(icon) { send(command) }
      button.accessibilityIdentifier = "presenter.\(name)"
      return button
    }
    super.init(frame: .zero)
    buttons[Place.play].perform = { [unowned self] in send(play) }
    variants.accessibilityIdentifier = "presenter.variant"
    for view in buttons { addSubview(view) }
    addSubview(plan)
    insertSubview(variants, at: 0)
  }

  // MARK: Showing

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    guard !appearance.layout[region].isEmpty else { return }
    let context = KeyContext(display: display, theme: appearance.theme.name, languages: appearance.languages)
    play = KeyBindings.command(for: Chord(.space), in: context) ?? .playScript
    buttons[Place.play].icon = display.isPlaying ? .pause : .play
    buttons[Place.play].isEnabled = display.mode == .live || !display.trace.steps.isEmpty
    buttons[Place.back].isEnabled = display.hasEarlierSteps
    buttons[Place.ahead].isEnabled = display.hasLaterSteps
    let playText: TooltipText = display.isPlaying ? .pause : display.mode == .live ? .playScript : .play
    let isAsking = display.prediction?.phase == .asking || display.prediction?.phase == .revealed
    for place in [Place.hitMap, Place.compare] { buttons[place].isEnabled = !isAsking }
    buttons[Place.hitMap].isSelected = display.hitMap != nil
    buttons[Place.compare].isSelected = display.comparison != nil
    buttons[Place.code].isHidden = !appearance.layout.hasRoomForCode
    buttons[Place.code].isSelected = !appearance.layout.code.isEmpty
    let tooltips: [TooltipText] = [
      .previousPreset, .nextPreset, .previousStep, playText, .nextStep, .hitMap, .compare, .code, .leaveProjector,
    ]
    for (button, tooltip) in zip(buttons, tooltips) { button.tooltip = tooltip[appearance.languages.first] }
    plan.show(display, appearance)
    arrange()
  }

  /// The bar is as wide as its content, and never over the device if it fits beside it.
  func place(_ display: WindowDisplay, _ appearance: Appearance) -> CGRect {
    let space = appearance.layout[region]
    guard !space.isEmpty else { return .zero }
    scale = appearance.layout.scale
    hasCode = appearance.layout.hasRoomForCode
    let device = StageGeometry(display.stage, appearance.layout).bezel
    let room = space.maxX - device.maxX - 12 * scale
    (isNarrow, hasPlan) = (false, display.plan != nil)
    isNarrow = fixedWidth > room
    let free = room - fixedWidth
    variants.show(display, appearance, width: free)
    let width = (fixedWidth + variants.preferredWidth).rounded()
    var place = space.strip(.right, min(width, space.width))
    if display.plan != nil { place.size.height += side + margin }
    return place
  }

  // MARK: Layout

  /// The side of a button.
  private var side: CGFloat { (44 * scale).rounded() }
  private var margin: CGFloat { (6 * scale).rounded() }
  private var gap: CGFloat { (17 * scale).rounded() }

  /// The width of everything but the variants and the gap after them.
  private var fixedWidth: CGFloat {
    let count = buttons.count - (hasCode ? 0 : 1) - (isNarrow ? 2 : 0)
    return CGFloat(count) * side + (isNarrow ? 2 : 3) * gap + 2 * margin
  }

  private func arrange() {
    var left = margin
    let top = margin
    separators = []
    variants.isHidden = variants.preferredWidth == 0
    if !variants.isHidden {
      variants.frame = CGRect(x: left, y: top, width: variants.preferredWidth - gap, height: side)
      left = variants.frame.maxX
      separate(&left)
    }
    let moved = isNarrow ? [Place.hitMap, Place.compare] : []
    for (index, button) in buttons.enumerated() where (index != Place.code || hasCode) && !moved.contains(index) {
      if [Place.back, Place.hitMap, buttons.count - 1].contains(index) { separate(&left) }
      button.frame = CGRect(x: left, y: top, width: side, height: side)
      left += side
    }
    var row = CGRect(x: margin, y: top + side + margin, width: bounds.width - 2 * margin, height: side)
    for index in moved.reversed() { buttons[index].frame = row.cut(.right, side) }
    for index in [Place.hitMap, Place.compare] { buttons[index].isHidden = isNarrow && !hasPlan }
    plan.frame = row
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
      list.fill(CGRect(x: x, y: margin + side / 2 - 18 * scale, width: width / 2, height: 36 * scale), theme.line)
    }
  }
}
