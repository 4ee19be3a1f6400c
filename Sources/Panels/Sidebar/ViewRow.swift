import Canvas
import Foundation
import ScenePicture
import UIKit

/// A view in the tree: icon, name, what it said, and its place in the order of asking.
final class ViewRow: Row {
  static let height: CGFloat = 22
  /// From one level of the tree to the next, in pixels.
  private static let indent: CGFloat = 13

  var entry = TreeEntry(
    name: "", isWindow: false, depth: 0, continues: [], isControl: false, flags: [], verdict: .notAsked, number: nil)

  override var hasBar: Bool { false }

  /// The middle of the icon, from the row's left.
  private var iconX: CGFloat { 18 + CGFloat(entry.depth) * ViewRow.indent }

  /// The room between the icon and the flags.
  var nameRoom: CGRect {
    let right = bounds.width - 46 - CGFloat(entry.flags.count) * ViewRow.flagWidth
    return CGRect(x: iconX + 11, y: 0, width: max(right - iconX - 11, 0), height: bounds.height)
  }

  private static let flagWidth: CGFloat = 18

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    paintLines(&list, appearance)
    let isKnown = entry.verdict != .notAsked
    let icon: Icon = entry.isWindow ? .window : entry.isControl ? .control : .view
    list.icon(icon, at: CGPoint(x: iconX, y: bounds.midY), magnification: 0.78, isKnown ? theme.ink2 : theme.ink3)
    list.line(
      entry.name, isSelected ? .selectedRow : .row, isKnown ? theme.ink : theme.ink3, in: nameRoom, appearance)
    paintFlags(&list, appearance)
    paintVerdict(&list, appearance)
  }

  private func paintFlags(_ list: inout DrawingList, _ appearance: Appearance) {
    for (index, flag) in entry.flags.reversed().enumerated() {
      let center = CGPoint(x: bounds.width - 57 - CGFloat(index) * ViewRow.flagWidth, y: bounds.midY)
      list.icon(flag, at: center, flag == .diamond ? appearance.theme.recognizer : appearance.theme.ink2)
    }
  }

  /// The lines that lead from the views above to this one.
  private func paintLines(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = appearance.theme.controlBorder
    for (level, goesOn) in entry.continues.enumerated() {
      let x = (18 + CGFloat(level) * ViewRow.indent).rounded() - 1
      let isOwn = level == entry.continues.count - 1
      guard isOwn || goesOn else { continue }
      let bottom = goesOn ? bounds.height : bounds.midY
      // The line begins below the icon of the row above.
      list.fill(CGRect(x: x, y: -3, width: 1, height: bottom + 3), color)
      if isOwn { list.rule(from: x, to: x + 6, y: bounds.midY, color) }
    }
  }

  private func paintVerdict(_ list: inout DrawingList, _ appearance: Appearance) {
    let middle = bounds.midY
    if entry.verdict == .pending { return }
    guard let number = entry.number, let color = entry.verdict.color(appearance.theme) else {
      return list.icon(.notAsked, at: CGPoint(x: bounds.width - 16, y: middle), appearance.theme.skip)
    }
    if let glyph = entry.verdict.glyph { list.icon(glyph, at: CGPoint(x: bounds.width - 38, y: middle), color) }
    list.badge(
      number, at: CGPoint(x: bounds.width - 16, y: middle), color, entry.verdict.textColor(appearance.theme), appearance
    )
  }
}

extension ViewVerdict {
  func color(_ theme: Theme) -> Color? {
    switch self {
    case .pending, .notAsked: nil
    case .asking: theme.ink
    case .inside: theme.yes
    case .outside: theme.no
    case .skipped: theme.skip
    case .result: theme.result
    }
  }

  /// Text on its colour.
  func textColor(_ theme: Theme) -> Color {
    switch self {
    case .asking: theme.panel
    case .pending, .notAsked, .inside, .outside, .skipped, .result: theme.textOnState
    }
  }

  var glyph: Icon? {
    switch self {
    case .notAsked: .notAsked
    case .pending, .asking: nil
    case .inside: .tick
    case .outside: .cross
    case .skipped: .skipped
    case .result: .star
    }
  }
}
