import Foundation

/// Parallel lines that rise to the right by 45° and fill a shape. Lengths are in pixels at scale 1.
package struct Hatch: Hashable, Sendable {
  /// The distance of the lines along a row of pixels. With a whole number all lines have the same pixels.
  var pitch: CGFloat
  /// The width of a line, measured across it.
  var width: CGFloat

  /// Makes lines `pitch` pixels apart along a row, each `width` pixels wide.
  package init(pitch: CGFloat, width: CGFloat = 1) {
    self.pitch = pitch
    self.width = width
  }

  /// Returns the lines that cover `bounds`. They are counted from the origin, so that neighbouring shapes share their lines.
  package func lines(over bounds: CGRect) -> Path {
    let low = bounds.minX + bounds.minY - width
    let high = bounds.maxX + bounds.maxY + width
    guard pitch > 0, width > 0, high - low < 20_000 * pitch, abs(low) + abs(high) < 1e9 else { return Path() }
    let first = Int((low / pitch).rounded(.down))
    let last = Int((high / pitch).rounded(.up))
    return Path((first...last).map { line($0, over: bounds) })
  }

  /// Returns a line, on which the sum of x and y is constant.
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
