import Canvas
import ScenePicture
import UIKit

/// A segmented control, 26 px high.
final class Segments: PlainControl {
  /// The content of a segment.
  enum Label: Equatable {
    case text(String)
    case icon(PanelIcon)
  }

  /// The widths of the segments.
  enum Widths {
    /// In pixels, from the left.
    case fixed([CGFloat])
    /// Segments with longer text are wider.
    case even
  }

  var labels: [Label] = []
  /// The tooltip of each segment.
  var tooltips: [String] = []
  var selected: Int?
  var widths = Widths.even
  var choose: (Int) -> Void
  private var pressed: Int?
  private var typesetter: Typesetter?

  /// - Parameter choose: called with the index of the tapped segment.
  init(choose: @escaping (Int) -> Void = { _ in }) {
    self.choose = choose
    super.init()
  }

  func show(_ labels: [Label], selected: Int?, _ appearance: Appearance) {
    self.labels = labels
    self.selected = selected
    typesetter = appearance.typesetter
  }

  // MARK: Choosing

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return pressed != nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, let pressed, segment(at: touch.location(in: self)) == pressed { choose(pressed) }
    pressed = nil
  }

  override func cancelTracking(with event: UIEvent?) { pressed = nil }

  override func step(by amount: Int) -> Bool {
    let next = (selected ?? 0) + amount
    if labels.indices.contains(next) { choose(next) }
    return true
  }

  override func tooltip(at point: CGPoint) -> TooltipContent? {
    guard let segment = segment(at: point), tooltips.indices.contains(segment) else { return nil }
    return TooltipContent(text: tooltips[segment], anchor: frames[segment])
  }

  // MARK: Segments

  func segment(at point: CGPoint) -> Int? { frames.firstIndex { $0.contains(point) } }

  /// The frames of the segments, without gaps.
  var frames: [CGRect] {
    var left = bounds.minX
    return segmentWidths.map { width in
      defer { left += width }
      return CGRect(x: left.rounded(), y: 0, width: (left + width).rounded() - left.rounded(), height: bounds.height)
    }
  }

  private var segmentWidths: [CGFloat] {
    switch widths {
    case .fixed(let widths): return widths
    case .even:
      let texts = labels.map { label -> CGFloat in
        switch label {
        case .text(let text): typesetter?.width(of: text, .control) ?? 0
        case .icon: 16
        }
      }
      return Segments.widths(of: texts, filling: bounds.width)
    }
  }

  /// Returns widths that differ less than those of the texts, as long as each text fits; otherwise the same margin
  /// beside each text.
  private static func widths(of texts: [CGFloat], filling width: CGFloat) -> [CGFloat] {
    let count = CGFloat(max(texts.count, 1)), all = texts.reduce(0, +)
    let scale = width / max(all + count * evenness, 1)
    let widths = texts.map { ($0 + evenness) * scale }
    let fits = zip(texts, widths).allSatisfy { $0 + 12 <= $1 }
    return fits ? widths : texts.map { $0 + (width - all) / count }
  }

  /// The width that is added to each text, in pixels, before the total is distributed.
  private static let evenness: CGFloat = 68

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(.roundedRect(bounds, radius: 6), appearance.theme.selection)
    for (index, frame) in frames.enumerated() where labels.indices.contains(index) {
      paint(labels[index], at: index, in: frame, &list, appearance)
    }
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }

  private func paint(
    _ label: Label, at index: Int, in frame: CGRect, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let theme = appearance.theme
    let isSelected = index == selected, isPressed = index == pressed
    let segment = frame.insetBy(dx: 2, dy: 2)
    if isSelected {
      list.box(segment, radius: 4, fill: theme.segment, border: theme.segmentBorder)
    } else if isPressed {
      list.fill(.roundedRect(segment, radius: 4), theme.pressed)
    }
    let isHovered = interaction.pointer.map(frame.contains) ?? false
    let color = !isEnabled ? theme.inactive : isSelected || isPressed || isHovered ? theme.text : theme.secondaryText
    switch label {
    case .text(let text):
      list.line(text, isSelected ? .selectedRow : .control, color, in: frame.insetBy(dx: 4, dy: 0), appearance, .center)
    case .icon(let icon):
      list.icon(icon, at: frame.center, color)
    }
  }
}

extension Theme {
  /// The ground of the selected segment.
  var segment: Color {
    switch name {
    case .light, .projector: panel
    case .dark: Color(0x454E57)
    }
  }

  var segmentBorder: Color {
    switch name {
    case .light, .projector: controlBorder
    case .dark: Color(0x59636D)
    }
  }

  /// The ground of a pressed row or button.
  var pressed: Color { text.mixed(into: selection, 0.06) }
}
