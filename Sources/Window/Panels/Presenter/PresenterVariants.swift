import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The variants of the scene in the presenter bar: a segment for each if there is space, else one button that shows the
/// present variant and goes on to the next.
final class PresenterVariants: PlainControl {
  /// The width of the control and of the gap after it; 0 if the scene has only one variant.
  private(set) var preferredWidth: CGFloat = 0
  private let choose: (String) -> Void
  private var variants: [(name: String, title: String)] = []
  private var selected = 0
  /// Left to right, in pixels; empty if there is only one button.
  private var widths: [CGFloat] = []
  private var scale: CGFloat = 1

  /// - Parameter choose: called with the name of a variant.
  init(choose: @escaping (String) -> Void) {
    self.choose = choose
    super.init()
  }

  private func font(isSelected: Bool) -> Font { Font.sans(24, isSelected ? .semibold : .medium).scaled(by: scale) }

  /// Shows the variants of a scene in at most `width` pixels, with the gap after the control.
  func show(_ display: WindowDisplay, _ appearance: Appearance, width: CGFloat) {
    let language = appearance.languages.first, gap = (17 * appearance.layout.scale).rounded()
    scale = appearance.layout.scale
    variants = display.scene.variants.map { ($0.name, $0.title[language]) }
    selected = variants.firstIndex { $0.name == display.variant.name } ?? 0
    tooltip = TooltipText.nextVariant[language]
    let texts = variants.map { (appearance.width($0.title, font(isSelected: true)) + 28 * scale).rounded(.up) }
    let all = texts.reduce(gap, +), widest = gap + (texts.max() ?? 0)
    widths = variants.count > 1 && all <= width ? texts : []
    let narrow = (appearance.width("0/0", font(isSelected: true)) + 20 * scale).rounded(.up) + gap
    preferredWidth =
      variants.count < 2 ? 0 : !widths.isEmpty ? all : widest <= width ? widest : max(narrow, width.rounded(.down))
    if preferredWidth > widest { preferredWidth = widest }
  }

  // MARK: Choosing

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    choose(segments.firstIndex { $0.contains(point) } ?? (selected + 1) % max(variants.count, 1))
  }

  override func press() { choose((selected + 1) % max(variants.count, 1)) }

  override func step(by amount: Int) -> Bool {
    choose(selected + amount)
    return true
  }

  private func choose(_ index: Int) {
    if variants.indices.contains(index) { choose(variants[index].name) }
  }

  override func tooltip(at point: CGPoint) -> TooltipContent? {
    guard widths.isEmpty else { return nil }
    let title = variants.indices.contains(selected) ? variants[selected].title : ""
    return TooltipContent(text: [tooltip ?? "", title].joined(separator: "\n"), anchor: bounds)
  }

  private var segments: [CGRect] {
    var left: CGFloat = 0
    return widths.map { width in
      defer { left += width }
      return CGRect(x: left, y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, radius = 8 * scale
    guard variants.indices.contains(selected) else { return }
    list.fill(.roundedRect(bounds, radius: radius), theme.selection)
    if widths.isEmpty {
      paint(oneTitle(appearance), isSelected: true, in: bounds, &list, appearance)
    }
    for (index, frame) in segments.enumerated() {
      paint(variants[index].title, isSelected: index == selected, in: frame, &list, appearance)
    }
    if interaction.isFocused { list.focusRing(around: bounds, radius: radius, appearance) }
  }

  /// The title of the present variant, or its number if the title does not fit.
  private func oneTitle(_ appearance: Appearance) -> String {
    let title = variants[selected].title
    let fits = appearance.width(title, font(isSelected: true)) <= bounds.width - 16 * scale
    return fits ? title : "\(selected + 1)/\(variants.count)"
  }

  private func paint(
    _ text: String, isSelected: Bool, in frame: CGRect, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let theme = appearance.theme, isHovered = interaction.pointer.map(frame.contains) ?? false
    if isSelected || isHovered {
      let box = frame.insetBy(dx: 2 * scale, dy: 2 * scale)
      let border = isHovered ? theme.text : theme.segmentBorder
      list.box(box, radius: 6 * scale, fill: theme.segment, border: border, width: (isHovered ? 2 : 1) * scale)
    }
    let font = font(isSelected: isSelected)
    list.line(text, font, theme.text, in: frame.insetBy(dx: 6 * scale, dy: 0), appearance, .center)
  }
}
