import Canvas
import Foundation
import ScenePicture
import UIKit

/// A view that says something when the pointer rests on it.
@MainActor package protocol Hinting: UIView {
  /// What there is to say at a point in the view's own coordinates.
  func hint(at point: CGPoint) -> Hint?
}

/// A hint as a box of ink that points at what it speaks of.
@MainActor struct HintBubble {
  static let widest: CGFloat = 260
  private static let pitch: CGFloat = 17

  private let lines: [(text: String, font: Font)]
  private let box: CGRect
  /// The tip of the arrow.
  private let tip: CGPoint
  private let isAbove: Bool
  private let growth: CGFloat

  init(_ hint: Hint, _ look: Look) {
    lines = HintBubble.lines(of: hint.text, look)
    growth = look.overlayGrowth
    let width = (lines.map { look.width($0.text, $0.font) }.max() ?? 0).rounded(.up) + 24 * growth
    let height = ((CGFloat(lines.count) * HintBubble.pitch + 10) * growth).rounded()
    let window = look.layout.size, arrow = 6 * growth
    let fitsAbove = hint.anchor.minY - 2 - arrow - height >= 4
    let fitsBelow = hint.anchor.maxY + 2 + arrow + height <= window.height - 4
    isAbove = fitsAbove && !(hint.isBelow && fitsBelow)
    tip = CGPoint(x: hint.anchor.midX.rounded(), y: isAbove ? hint.anchor.minY - 2 : hint.anchor.maxY + 2)
    let left = min(max(tip.x - width / 2, 4), window.width - width - 4).rounded()
    box = CGRect(x: left, y: isAbove ? tip.y - arrow - height : tip.y + arrow, width: width, height: height)
  }

  private static func lines(of text: String, _ look: Look) -> [(text: String, font: Font)] {
    let paragraphs = text.split(separator: "\n", maxSplits: 1).map(String.init)
    return zip(paragraphs, paragraphs.count == 1 ? [Font.row] : [.selectedRow, .row]).flatMap { paragraph, font in
      let font = look.overlay(font)
      return look.typesetter.lines(of: paragraph, font, width: widest * look.overlayGrowth, maximum: 12)
        .map { ($0, font) }
    }
  }

  var area: CGRect { box.union(CGRect(x: box.minX, y: tip.y, width: 1, height: 0)).insetBy(dx: -1, dy: -1) }

  func draw(_ look: Look) -> DrawingList {
    var list = DrawingList(element: "tooltip")
    list.fill(.roundedRect(box, radius: 6 * growth), look.theme.ink)
    let side = 12 * growth, half = 6 * growth, pitch = HintBubble.pitch * growth
    let x = min(max(tip.x, box.minX + side), box.maxX - side), base = isAbove ? box.maxY : box.minY
    list.fill(.polygon([(x - half, base), (x, tip.y), (x + half, base)]), look.theme.ink)
    for (index, line) in lines.enumerated() {
      let top = box.minY + 5 * growth + CGFloat(index) * pitch
      let room = CGRect(x: box.minX + side, y: top, width: box.width, height: pitch)
      list.line(line.text, line.font, look.theme.panel, in: room, look)
    }
    return list
  }
}

/// A few words that come and go at the top of the stage.
@MainActor struct NoticePill {
  private let text: String
  private let box: CGRect

  init(_ text: String, _ look: Look) {
    let stage = look.layout.stage
    let growth = look.overlayGrowth
    self.text = text
    let width = min(look.width(text, look.overlay(.control)) + 32 * growth, stage.width - 16).rounded(.up)
    box = CGRect(
      x: (stage.midX - width / 2).rounded(), y: stage.minY + 10, width: width, height: (28 * growth).rounded())
  }

  var area: CGRect { box.insetBy(dx: -1, dy: -1) }

  func draw(_ look: Look) -> DrawingList {
    var list = DrawingList(element: "notice")
    list.fill(.roundedRect(box, radius: box.height / 2), look.theme.ink)
    let room = box.insetBy(dx: 15 * look.overlayGrowth, dy: 0)
    list.line(text, look.overlay(.control), look.theme.panel, in: room, look, .center)
    return list
  }
}
