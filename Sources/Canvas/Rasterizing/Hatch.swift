import Foundation

/// Parallel lines that rise to the right by 45° and fill a shape. Lengths in pixels at scale 1.
package struct Hatch: Hashable, Sendable {
  /// From one line to the next along a row of pixels: with a whole number every line falls on the pixels alike.
  var pitch: CGFloat
  /// Measured across the lines.
  var width: CGFloat

  /// Lines `pitch` pixels apart along a row, each `width` pixels wide.
  package init(pitch: CGFloat, width: CGFloat = 1) {
    self.pitch = pitch
    self.width = width
  }

  /// The lines, long enough to cover `bounds`. They are counted from the origin, so neighbouring shapes continue each other's lines.
  func lines(over bounds: CGRect) -> Path {
    let low = bounds.minX + bounds.minY - width
    let high = bounds.maxX + bounds.maxY + width
    guard pitch > 0, width > 0, high - low < 20_000 * pitch, abs(low) + abs(high) < 1e9 else { return Path() }
    let first = Int((low / pitch).rounded(.down))
    let last = Int((high / pitch).rounded(.up))
    return Path((first...last).map { line($0, over: bounds) })
  }

  /// On a line the sum of x and y is the same everywhere.
  private func line(_ number: Int, over bounds: CGRect) -> Path.Contour {
    let sum = CGFloat(number) * pitch
    let reach = width / 2 * CGFloat(2).squareRoot()
    let top = sum - bounds.minY
    let bottom = sum - bounds.maxY
    return Path.Contour(
      [
        CGPoint(x: top - reach, y: bounds.minY), CGPoint(x: top + reach, y: bounds.minY),
        CGPoint(x: bottom + reach, y: bounds.maxY), CGPoint(x: bottom - reach, y: bounds.maxY),
      ], isClosed: true)
  }
}
