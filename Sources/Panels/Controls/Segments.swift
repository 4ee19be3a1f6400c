import Canvas
import Foundation
import ScenePicture
import UIKit

/// A choice of one among few, side by side, 26 px high.
final class Segments: PlainControl {
  /// What a piece shows.
  enum Face: Equatable {
    case text(String)
    case icon(PanelIcon)
  }

  /// How wide the pieces are.
  enum Widths {
    /// In pixels, from the left.
    case fixed([CGFloat])
    /// Those with longer text are wider.
    case even
  }

  var faces: [Face] = []
  /// What each piece says when the pointer rests on it.
  var hints: [String] = []
  var selected: Int?
  var widths = Widths.even
  private let choose: (Int) -> Void
  private var pressed: Int?
  private var typesetter: Typesetter?

  /// `choose` is told which piece was tapped.
  init(choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ faces: [Face], selected: Int?, _ appearance: Appearance) {
    self.faces = faces
    self.selected = selected
    typesetter = appearance.typesetter
  }

  // MARK: Choosing

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = piece(at: touch.location(in: self))
    return pressed != nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, let pressed, piece(at: touch.location(in: self)) == pressed { choose(pressed) }
    pressed = nil
  }

  override func cancelTracking(with event: UIEvent?) { pressed = nil }

  override func step(by amount: Int) -> Bool {
    let next = (selected ?? 0) + amount
    if faces.indices.contains(next) { choose(next) }
    return true
  }

  override func tooltip(at point: CGPoint) -> TooltipContent? {
    guard let piece = piece(at: point), hints.indices.contains(piece) else { return nil }
    return TooltipContent(text: hints[piece], anchor: frames[piece])
  }

  // MARK: Pieces

  func piece(at point: CGPoint) -> Int? { frames.firstIndex { $0.contains(point) } }

  /// The pieces, without gaps.
  var frames: [CGRect] {
    var left = bounds.minX
    return pieceWidths.map { width in
      defer { left += width }
      return CGRect(x: left.rounded(), y: 0, width: (left + width).rounded() - left.rounded(), height: bounds.height)
    }
  }

  private var pieceWidths: [CGFloat] {
    switch widths {
    case .fixed(let widths): return widths
    case .even:
      let texts = faces.map { face -> CGFloat in
        switch face {
        case .text(let text): typesetter?.width(of: text, .control) ?? 0
        case .icon: 16
        }
      }
      return Segments.widths(of: texts, filling: bounds.width)
    }
  }

  /// Pieces differ less than their texts do, as long as each text has its room; else all have the same beside it.
  private static func widths(of texts: [CGFloat], filling width: CGFloat) -> [CGFloat] {
    let count = CGFloat(max(texts.count, 1)), all = texts.reduce(0, +)
    let scale = width / max(all + count * evenness, 1)
    let widths = texts.map { ($0 + evenness) * scale }
    let isRoomy = zip(texts, widths).allSatisfy { $0 + 12 <= $1 }
    return isRoomy ? widths : texts.map { $0 + (width - all) / count }
  }

  /// What is added to each text, in pixels, before the width is shared out.
  private static let evenness: CGFloat = 68

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(.roundedRect(bounds, radius: 6), appearance.theme.selection)
    for (index, frame) in frames.enumerated() where faces.indices.contains(index) {
      paint(faces[index], at: index, in: frame, &list, appearance)
    }
    if attention.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }

  private func paint(_ face: Face, at index: Int, in frame: CGRect, _ list: inout DrawingList, _ appearance: Appearance)
  {
    let theme = appearance.theme
    let isSelected = index == selected, isPressed = index == pressed
    let piece = frame.insetBy(dx: 2, dy: 2)
    if isSelected {
      list.box(piece, radius: 4, fill: theme.segment, border: theme.segmentBorder)
    } else if isPressed {
      list.fill(.roundedRect(piece, radius: 4), theme.pressed)
    }
    let isHovered = attention.pointer.map(frame.contains) ?? false
    let color = !isEnabled ? theme.hair : isSelected || isPressed || isHovered ? theme.ink : theme.ink2
    switch face {
    case .text(let text):
      list.line(text, isSelected ? .selectedRow : .control, color, in: frame.insetBy(dx: 4, dy: 0), appearance, .center)
    case .icon(let icon):
      list.icon(icon, at: CGPoint(x: frame.midX, y: frame.midY), color)
    }
  }
}

extension Theme {
  /// The selected piece of a segmented control.
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

  /// A row or button that is held down.
  var pressed: Color { ink.mixed(into: selection, 0.06) }
}
