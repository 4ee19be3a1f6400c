import ElementMaps
import Foundation

/// What came of comparing two pictures.
package enum Comparison: Sendable {
  case same
  case sizesDiffer
  /// Every pixel was looked at; how many of the differences count is in it.
  case differ(PictureDifference)

  /// Compares `actual` with `expected`.
  ///
  /// Pictures that are the same are found to be so as fast as memory is read; only pixels that differ are looked at one by one.
  /// - Parameter elements: who drew the pixels, for masks by name.
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

  /// Whether the pictures are the same as far as `rules` want to know.
  package func isSame(under rules: ComparisonRules) -> Bool {
    switch self {
    case .same: true
    case .sizesDiffer: false
    case .differ(let difference): difference.count(.different) <= rules.maximumDifferentPixels
    }
  }
}
