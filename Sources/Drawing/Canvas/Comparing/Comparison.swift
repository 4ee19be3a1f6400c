import ElementMaps
import Foundation

/// The result of comparing two pictures.
package enum Comparison: Sendable {
  case same
  case sizesDiffer
  /// At least one pixel differs. The difference says which ones count under the rules.
  case differ(PictureDifference)

  /// Compares `actual` with `expected`.
  ///
  /// Equal pictures are compared as fast as memory is read; only rows that differ are compared pixel by pixel.
  /// - Parameter elements: the elements that drew the pixels, for masks by name.
  package init(
    _ actual: Bitmap, with expected: Bitmap, rules: ComparisonRules = .exact, elements: [ElementMap] = []
  ) {
    guard actual.width == expected.width && actual.height == expected.height else {
      self = .sizesDiffer
      return
    }
    if actual == expected {
      self = .same
    } else {
      let comparing = PixelComparing(actual: actual, expected: expected, rules: rules, elements: elements)
      self = .differ(comparing.difference())
    }
  }

  /// Returns whether the pictures count as the same under `rules`.
  package func isSame(under rules: ComparisonRules) -> Bool {
    switch self {
    case .same: true
    case .sizesDiffer: false
    case .differ(let difference): difference.count(.different) <= rules.maximumDifferentPixels
    }
  }
}
