import Canvas
import Foundation

/// The lines that tell a winner from an earlier one of the same colour: the theme has colours for nine.
enum WinnerPattern: CaseIterable {
  case upright, level, grid

  /// - Parameter round: how often the colours have all been given to earlier winners. Nil for 0.
  init?(round: Int) {
    guard round > 0 else { return nil }
    self = WinnerPattern.allCases[(round - 1) % WinnerPattern.allCases.count]
  }

  /// Draws the lines of the pattern that cross a rectangle. They have the same places for all rectangles, so that the parts
  /// of an area fit together.
  /// - Parameter pitch: from line to line, in pixels.
  func draw(in rect: CGRect, pitch: CGFloat, _ color: Color, _ theme: Theme, _ list: inout DrawingList) {
    let lineColor = theme.text.mixed(into: color, 0.3)
    if self != .level {
      for x in places(from: rect.minX, to: rect.maxX, pitch) {
        list.fill(CGRect(x: x, y: rect.minY, width: 1, height: rect.height), lineColor)
      }
    }
    if self != .upright {
      for y in places(from: rect.minY, to: rect.maxY, pitch) {
        list.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: 1), lineColor)
      }
    }
  }

  /// The multiples of the pitch in a range.
  private func places(from start: CGFloat, to end: CGFloat, _ pitch: CGFloat) -> StrideTo<CGFloat> {
    stride(from: (start / pitch).rounded(.up) * pitch, to: end, by: pitch)
  }
}
