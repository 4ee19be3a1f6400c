import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// Chooses the variant of the scene: two variants are segments where there is room, more are a popup.
final class VariantPicker: UIView {
  private let popup = PopupButton()
  private let segments: Segments
  private var variants: [Variant] = []

  /// - Parameter choose: called with the name of the chosen variant.
  init(choose: @escaping (String) -> Void) {
    segments = Segments()
    super.init(frame: .zero)
    let chooseIndex: (Int) -> Void = { [unowned self] index in choose(variants[index].name) }
    (popup.choose, segments.choose) = (chooseIndex, chooseIndex)
    popup.accessibilityIdentifier = "topBar.variant"
    segments.accessibilityIdentifier = "topBar.variants"
    addSubview(popup)
    addSubview(segments)
  }

  required init?(coder: NSCoder) { return nil }

  /// The form of the control for the variants.
  private enum PickerStyle: Equatable {
    case titles, names, popup
  }

  /// Shows the variants in at most `room` pixels. The view gets the width that it needs.
  func show(_ display: WindowDisplay, room: CGFloat, _ appearance: Appearance) {
    variants = display.scene.variants
    isHidden = variants.count < 2
    guard !isHidden else { return }
    let language = appearance.languages.first, titles = variants.map { $0.title[language] }
    let selected = variants.firstIndex { $0.name == display.variant.name }
    let style = style(titles, room: room, appearance)
    (popup.isHidden, segments.isHidden) = (style != .popup, style == .popup)
    switch style {
    case .popup:
      let width = min(popupWidth(titles, appearance), room)
      // A title that does not fit is in the menu and in the tooltip.
      let isShort = popupWidth([display.variant.title[language]], appearance) > width
      popup.show(
        titles, selected: Set([selected].compactMap(\.self)),
        [isShort ? display.variant.name : display.variant.title[language]], appearance)
      popup.tooltip = isShort ? display.variant.title[language] : ControlText.variant[language]
      frame.size.width = width
    case .titles, .names:
      let labels = style == .titles ? titles : variants.map(\.name)
      segments.show(labels.map { .text($0) }, selected: selected, appearance)
      segments.widths = .fixed(widths(labels, appearance))
      segments.tooltips = titles
      frame.size.width = widths(labels, appearance).reduce(0, +)
    }
    frame.size.height = 26
    popup.frame = CGRect(x: 0, y: 2, width: bounds.width, height: PopupButton.height)
    segments.frame = bounds
  }

  /// The least room in which the variants can be shown well.
  func wantedWidth(_ display: WindowDisplay, _ appearance: Appearance) -> CGFloat {
    let variants = display.scene.variants
    guard variants.count > 1 else { return 0 }
    let names = widths(variants.map(\.name), appearance).reduce(0, +)
    let titles = variants.map { $0.title[appearance.languages.first] }
    return variants.count == 2 ? names : min(popupWidth(titles, appearance), 180)
  }

  private func style(_ titles: [String], room: CGFloat, _ appearance: Appearance) -> PickerStyle {
    guard titles.count == 2 else { return .popup }
    if widths(titles, appearance).reduce(0, +) <= room { return .titles }
    return widths(variants.map(\.name), appearance).reduce(0, +) <= room ? .names : .popup
  }

  private func widths(_ labels: [String], _ appearance: Appearance) -> [CGFloat] {
    labels.map { appearance.width($0, .selectedRow).rounded(.up) + 20 }
  }

  private func popupWidth(_ titles: [String], _ appearance: Appearance) -> CGFloat {
    (titles.map { appearance.width($0, .row) }.max() ?? 0).rounded(.up) + 34
  }
}
