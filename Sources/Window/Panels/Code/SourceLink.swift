import Canvas
import Narration
import ScenePicture
import UIKit

/// A text that names a line of a person's own code, underlined. Pressing it shows the line on the page of the code.
final class SourceLink: PlainControl {
  /// The place of the line: `Knob.swift:12`.
  private(set) var place = ""
  private var lines: [String] = []
  private var font = Font.row
  private var pitch: CGFloat = 18
  private let alignment: TextAlignment

  /// - Parameters:
  ///   - name: what tests and the keyboard know it by.
  ///   - open: shows a place.
  init(_ name: String, _ alignment: TextAlignment = .left, open: @escaping (String) -> Void) {
    self.alignment = alignment
    super.init()
    accessibilityIdentifier = name
    addAction(UIAction { [unowned self] _ in open(place) }, for: .touchUpInside)
  }

  /// - Parameter pitch: the height of a line, in pixels.
  func show(_ lines: [String], to place: String, _ font: Font, pitch: CGFloat, _ appearance: Appearance) {
    (self.lines, self.place, self.font, self.pitch) = (lines, place, font, pitch)
    tooltip = OwnCodeText.showLine[appearance.languages.first]
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, color = isHighlighted || interaction.isHovered ? theme.chain : theme.text
    for (index, line) in lines.enumerated() {
      let row = bounds.row(index, height: pitch), y = (row.midY + CGFloat(font.size) * 0.6).rounded()
      let width = min(appearance.width(line, font), row.width)
      let left = alignment == .right ? row.maxX - width : row.minX
      list.line(line, font, color, in: row, appearance, alignment)
      list.rule(from: left, to: left + width, y: y, color.mixed(into: theme.panel, 0.6))
    }
    if interaction.isFocused { list.focusRing(inside: bounds, radius: 4, appearance) }
  }
}
