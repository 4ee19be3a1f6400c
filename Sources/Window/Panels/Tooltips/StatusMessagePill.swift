import Canvas
import Foundation
import ScenePicture

/// A status message: a pill on the stage, as high as it can be without covering a name. Where a line has no place, the
/// message has several shorter ones.
@MainActor struct StatusMessagePill {
  private let lines: [String]
  private let box: CGRect

  /// - Parameter names: the frames of names on the stage.
  init(_ text: String, besides names: [CGRect] = [], _ appearance: Appearance) {
    let line = StatusMessagePill.lines(of: text, 1, appearance)
    let divided = (2...5).map { StatusMessagePill.lines(of: text, $0, appearance) }
    let candidates = [line] + divided.filter { $0.last?.hasSuffix("…") == text.hasSuffix("…") }
    let places = candidates.lazy.flatMap { lines in
      StatusMessagePill.places(of: lines, appearance).map { (lines: lines, box: $0) }
    }
    let free = places.first { place in !names.contains { $0.intersects(place.box.insetBy(dx: -4, dy: -4)) } }
    let top = StatusMessagePill.places(of: line, appearance).first ?? .zero
    (lines, box) = free ?? (line, top)
  }

  /// Returns the text in about equal lines.
  private static func lines(of text: String, _ count: Int, _ appearance: Appearance) -> [String] {
    let font = appearance.overlay(.control), widest = appearance.layout.stage.width - 16 - 32 * appearance.overlayScale
    let width = min(appearance.width(text, font) / CGFloat(count) * (count == 1 ? 1 : 1.2), widest).rounded(.up)
    return appearance.typesetter.lines(of: text, font, width: width, maximum: count)
  }

  /// Returns the possible places of the message: from the top of the stage down, in the middle before the sides.
  private static func places(of lines: [String], _ appearance: Appearance) -> [CGRect] {
    let stage = appearance.layout.stage.insetBy(dx: 8, dy: 10), scale = appearance.overlayScale
    let text = lines.map { appearance.width($0, appearance.overlay(.control)) }.max() ?? 0
    let width = min(text + 32 * scale, stage.width).rounded(.up)
    let height = (28 * scale + CGFloat(lines.count - 1) * pitch * scale).rounded()
    return stride(from: stage.minY, through: max(stage.maxY - height, stage.minY), by: 4).flatMap { top in
      [0.5, 0, 1, 0.25, 0.75].map { share in
        CGRect(x: (stage.minX + share * (stage.width - width)).rounded(), y: top, width: width, height: height)
      }
    }
  }

  /// The distance of two lines, at the scale of overlays.
  private static let pitch: CGFloat = 17

  var area: CGRect { box.insetBy(dx: -1, dy: -1) }

  func draw(_ appearance: Appearance) -> DrawingList {
    var list = DrawingList(element: .statusMessage)
    let scale = appearance.overlayScale
    list.fill(.roundedRect(box, radius: 14 * scale), appearance.theme.text)
    let first = box.midY - CGFloat(lines.count - 1) * StatusMessagePill.pitch * scale / 2
    for (index, line) in lines.enumerated() {
      let middle = first + CGFloat(index) * StatusMessagePill.pitch * scale
      let row = box.insetBy(dx: 15 * scale, dy: 0).band(middle: middle, height: 20 * scale)
      list.line(line, appearance.overlay(.control), appearance.theme.panel, in: row, appearance, .center)
    }
    return list
  }
}
