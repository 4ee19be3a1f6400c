import Canvas
import Foundation
import ScenePicture

/// A tooltip: a box filled with the tone of text, with an arrow to the anchor.
@MainActor struct TooltipBubble {
  static let widest: CGFloat = 260
  private static let pitch: CGFloat = 17

  private let lines: [(text: String, font: Font)]
  private let box: CGRect
  /// The tip of the arrow.
  private let tip: CGPoint
  private let isAbove: Bool
  private let scale: CGFloat

  init(_ tooltip: TooltipContent, _ appearance: Appearance) {
    lines = TooltipBubble.lines(of: tooltip.text, appearance)
    scale = appearance.overlayScale
    let width = (lines.map { appearance.width($0.text, $0.font) }.max() ?? 0).rounded(.up) + 24 * scale
    let height = ((CGFloat(lines.count) * TooltipBubble.pitch + 10) * scale).rounded()
    let window = appearance.layout.size, arrow = 6 * scale
    let fitsAbove = tooltip.anchor.minY - 2 - arrow - height >= 4
    let fitsBelow = tooltip.anchor.maxY + 2 + arrow + height <= window.height - 4
    isAbove = fitsAbove && !(tooltip.isBelow && fitsBelow)
    tip = CGPoint(x: tooltip.anchor.midX.rounded(), y: isAbove ? tooltip.anchor.minY - 2 : tooltip.anchor.maxY + 2)
    let left = min(max(tip.x - width / 2, 4), window.width - width - 4).rounded()
    box = CGRect(x: left, y: isAbove ? tip.y - arrow - height : tip.y + arrow, width: width, height: height)
  }

  private static func lines(of text: String, _ appearance: Appearance) -> [(text: String, font: Font)] {
    let paragraphs = text.split(separator: "\n", maxSplits: 1).map(String.init)
    return zip(paragraphs, paragraphs.count == 1 ? [Font.row] : [.selectedRow, .row]).flatMap { paragraph, font in
      let font = appearance.overlay(font)
      return appearance.typesetter.lines(of: paragraph, font, width: widest * appearance.overlayScale, maximum: 12)
        .map { ($0, font) }
    }
  }

  var area: CGRect { box.union(CGRect(x: box.minX, y: tip.y, width: 1, height: 0)).insetBy(dx: -1, dy: -1) }

  func draw(_ appearance: Appearance) -> DrawingList {
    var list = DrawingList(element: .tooltip)
    list.fill(.roundedRect(box, radius: 6 * scale), appearance.theme.text)
    let side = 12 * scale, half = 6 * scale, pitch = TooltipBubble.pitch * scale
    let x = min(max(tip.x, box.minX + side), box.maxX - side), base = isAbove ? box.maxY : box.minY
    list.fill(.polygon([(x - half, base), (x, tip.y), (x + half, base)]), appearance.theme.text)
    for (index, line) in lines.enumerated() {
      let row = box.offsetBy(dx: side, dy: 5 * scale).row(index, height: pitch)
      list.line(line.text, line.font, appearance.theme.panel, in: row, appearance)
    }
    return list
  }
}
