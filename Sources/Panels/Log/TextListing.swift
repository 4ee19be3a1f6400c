import Canvas
import Foundation
import ScenePicture
import UIKit

/// Lines of plain text in a monospaced font. Long lines are wrapped; only visible lines are painted.
final class TextListing: UIView, Painted {
  static let lineHeight: CGFloat = 16
  /// The space above the first line.
  private static let margin: CGFloat = 8

  private var source: [String] = []
  private var columns = 0
  /// The wrapped lines; continuations are indented.
  private var lines: [String] = []

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  var preferredHeight: CGFloat { CGFloat(lines.count) * TextListing.lineHeight + 2 * TextListing.margin }

  func show(_ source: [String], width: CGFloat, _ appearance: Appearance) {
    let columns = max(Int((width - 2 * Inspector.margin) / appearance.width("0", .smallApi)), 8)
    guard source != self.source || columns != self.columns else { return }
    (self.source, self.columns) = (source, columns)
    lines = source.flatMap { TextListing.wrapped($0, columns) }
  }

  private static func wrapped(_ line: String, _ columns: Int) -> [String] {
    var rest = Array(line), lines: [String] = []
    while true {
      let indent = lines.isEmpty ? "" : "  "
      let capacity = columns - indent.count
      lines.append(indent + String(rest.prefix(capacity)))
      rest = Array(rest.dropFirst(capacity))
      if rest.isEmpty { return lines }
    }
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    for index in visibleLines(of: lines.count, height: TextListing.lineHeight, top: TextListing.margin) {
      let row = bounds.offsetBy(dx: Inspector.margin, dy: TextListing.margin)
        .row(index, height: TextListing.lineHeight)
      list.text(
        lines[index], .smallApi, at: CGPoint(x: row.minX, y: Font.smallApi.baseline(centeredOn: row.midY)),
        appearance.theme.ink)
    }
  }
}
