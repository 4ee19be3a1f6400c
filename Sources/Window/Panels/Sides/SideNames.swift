import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The names over two scenes side by side, a menu of the possible partners, and a button that swaps the sides.
final class SideNames: PaintedView, Panel {
  let region = Region.sideNames
  private lazy var choices = PopupButton { [unowned self] in send(.compareWith($0)) }
  private let swap: IconButton
  private let send: (Command) -> Void
  private var names: [String] = []
  private var shortNames: [String] = []
  private var scale: CGFloat = 1
  /// The side on which the menu stands, opposite the open scene.
  private var side = 1
  private var isProjector = false

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    self.send = send
    swap = IconButton(.swap) { send(.swapSides) }
    super.init(frame: .zero)
    choices.accessibilityIdentifier = "sides.choice"
    swap.accessibilityIdentifier = "sides.swap"
    addSubview(choices)
    addSubview(swap)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    guard let comparison = display.comparison else { return }
    let language = appearance.languages.first
    (isProjector, scale) = (
      appearance.layout.isProjector, appearance.layout.isProjector ? 1.5 * appearance.layout.scale : 1
    )
    names = comparison.sides.map { $0.title[language] }
    shortNames = comparison.sides.map { $0.shortTitle[language] }
    side = 1 - comparison.openSide
    choices.show(
      comparison.choices.map { $0[language] }, selected: Set([comparison.choice].compactMap(\.self)),
      [CompareText.other[language]], appearance)
    choices.tooltip = CompareText.chooseOther[language]
    swap.tooltip = CompareText.swap[language]
    // A class needs the names alone; the presenter has keys.
    for control in [choices, swap] { control.isHidden = isProjector }
    layoutSubviews()
  }

  // MARK: Layout

  private func part(_ side: Int) -> CGRect {
    let middle = (bounds.width / 2).rounded()
    return side == 0 ? bounds.between(0, middle) : bounds.between(middle, bounds.width)
  }

  private static let choiceWidth: CGFloat = 76

  override func layoutSubviews() {
    choices.frame = CGRect(
      x: part(side).maxX - 12 - SideNames.choiceWidth, y: ((bounds.height - PopupButton.height) / 2).rounded(),
      width: SideNames.choiceWidth, height: PopupButton.height)
    swap.frame = CGRect(
      x: part(0).maxX - IconButton.side / 2, y: ((bounds.height - IconButton.side) / 2).rounded(),
      width: IconButton.side, height: IconButton.side)
  }

  /// Returns the title of a side in the largest font in which it fits; else its short title.
  private func fitting(_ side: Int, _ width: CGFloat, _ appearance: Appearance) -> (text: String, font: Font) {
    let fonts = (isProjector ? [19, 17, 16] : [13, 12]).map { Font.sans($0, .semibold).scaled(by: scale) }
    let titles = [names[side], shortNames[side]].flatMap { text in fonts.map { (text: text, font: $0) } }
    return titles.first { appearance.width($0.text, $0.font) <= width } ?? titles[titles.count - 1]
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(bounds, theme.sidebar)
    list.rule(from: 0, to: bounds.width, y: bounds.height - 1, theme.line)
    list.rule(at: part(1).minX, in: bounds, theme.line)
    for index in names.indices {
      let part = part(index)
      let chip = list.sideNumber(
        index, left: part.minX + (index == 0 ? 16 : 24) * scale, middle: bounds.midY, scale: scale, appearance)
      var right = part.maxX - (index == 0 ? 22 : 12) * scale
      if index == side, !isProjector { right = choices.frame.minX - 10 }
      let space = part.between(chip.maxX + 9 * scale, right)
      let fitting = fitting(index, space.width, appearance)
      list.line(fitting.text, fitting.font, theme.text, in: space, appearance)
    }
  }
}

extension DrawingList {
  /// Draws the number of a side in a square, `20 × scale` wide. Returns its frame.
  @discardableResult
  mutating func sideNumber(
    _ side: Int, left: CGFloat, middle: CGFloat, scale: CGFloat = 1, _ appearance: Appearance
  ) -> CGRect {
    let width = (20 * scale).rounded()
    let chip = CGRect(x: left.rounded(), y: (middle - width / 2).rounded(), width: width, height: width)
    fill(.roundedRect(chip, radius: 4 * scale), appearance.theme.text)
    line(
      ComparisonState.numbers[side], Font.sans(12, .semibold).scaled(by: scale), appearance.theme.panel, in: chip,
      appearance,
      .center)
    return chip
  }
}
