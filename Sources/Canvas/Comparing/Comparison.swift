import Foundation

/// What came of comparing two pictures.
public enum Comparison: Sendable {
  case same
  case sizesDiffer
  /// Every pixel was looked at; how many of the differences count is in it.
  case differ(PictureDifference)

  /// Compares `actual` with `expected`.
  ///
  /// Pictures that are the same are found to be so as fast as memory is read; only pixels that differ are looked at one by one.
  /// - Parameter elements: who drew the pixels, for masks by name.
  public init(
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
  public func isSame(under rules: ComparisonRules) -> Bool {
    switch self {
    case .same: true
    case .sizesDiffer: false
    case .differ(let difference): difference.count(.different) <= rules.maximumDifferentPixels
    }
  }
}

/// Looks at the pixels of two pictures of one size, one by one.
private struct PixelComparing {
  let actual: Bitmap
  let expected: Bitmap
  let rules: ComparisonRules
  let limit: Double
  let edges: SmoothedEdge
  let areas: [PixelBox]
  /// For each map, whether the element of a number is masked.
  let maskedElements: [(map: ElementMap, isMasked: [Bool])]

  init(actual: Bitmap, expected: Bitmap, rules: ComparisonRules, elements: [ElementMap]) {
    self.actual = actual
    self.expected = expected
    self.rules = rules
    limit = PerceivedColor.limit(ofThreshold: rules.threshold)
    edges = SmoothedEdge(
      expected: expected.pixels, actual: actual.pixels, width: actual.width, height: actual.height)
    areas = rules.masks.compactMap { if case .area(let box) = $0 { box } else { nil } }
    maskedElements = elements.filter { $0.width == actual.width && $0.height == actual.height }.map { map in
      (map, map.names.map { name in rules.masks.contains { $0.covers(element: name) } })
    }.filter { $0.isMasked.contains(true) }
  }

  func difference() -> PictureDifference {
    let width = actual.width
    var difference = PictureDifference(width: width, height: actual.height)
    for y in 0..<actual.height {
      let row = y * width
      guard memcmp(actual.pixels + row, expected.pixels + row, width * 4) != 0 else { continue }
      for x in 0..<width where actual.pixels[row + x] != expected.pixels[row + x] {
        difference.note(finding(x, y), x: x, y: y)
      }
    }
    return difference
  }

  /// What to say about a pixel whose colours differ.
  private func finding(_ x: Int, _ y: Int) -> PictureDifference.Finding {
    if isMasked(x, y) { return .masked }
    let index = y * actual.width + x
    if rules.threshold > 0, PerceivedColor.distance(actual.pixels[index], expected.pixels[index]) <= limit {
      return .tolerated
    }
    return rules.antiAliasing == .ignore && edges.contains(x: x, y: y) ? .antiAliased : .different
  }

  private func isMasked(_ x: Int, _ y: Int) -> Bool {
    areas.contains { $0.contains(x: x, y: y) }
      || maskedElements.contains { $0.isMasked[$0.map.number(x: x, y: y)] }
  }
}
