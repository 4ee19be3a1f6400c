import ElementMaps
import Foundation

/// Compares two pictures of the same size pixel by pixel.
struct PixelComparing {
  private let actual: Bitmap
  private let expected: Bitmap
  private let rules: ComparisonRules
  private let limit: Double
  private let textLimit: Double
  private let edges: SmoothedEdge
  private let maskedAreas: [PixelBox]
  private let maskedElements: [ElementChoice]
  private let texts: [ElementChoice]

  /// A subset of the elements of a map.
  private struct ElementChoice {
    let map: ElementMap
    /// Indexed by the number of an element.
    let isChosen: [Bool]

    /// Nil when no element is chosen.
    init?(_ map: ElementMap, _ isChosen: (String) -> Bool) {
      self.map = map
      self.isChosen = map.names.map(isChosen)
      guard self.isChosen.contains(true) else { return nil }
    }

    func contains(_ x: Int, _ y: Int) -> Bool { isChosen[map.number(x: x, y: y)] }
  }

  init(actual: Bitmap, expected: Bitmap, rules: ComparisonRules, elements: [ElementMap]) {
    self.actual = actual
    self.expected = expected
    self.rules = rules
    limit = PerceivedColor.limit(ofThreshold: rules.threshold)
    textLimit = PerceivedColor.limit(ofThreshold: rules.textThreshold)
    edges = SmoothedEdge(
      expected: expected.pixels, actual: actual.pixels, width: actual.width, height: actual.height)
    maskedAreas = rules.masks.compactMap { if case .area(let box) = $0 { box } else { nil } }
    let maps = elements.filter { $0.width == actual.width && $0.height == actual.height }
    maskedElements = maps.compactMap { map in
      ElementChoice(map) { name in rules.masks.contains { $0.covers(element: name) } }
    }
    texts = rules.textThreshold > rules.threshold ? maps.compactMap { ElementChoice($0, ElementMap.isText) } : []
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

  /// Returns the finding for a pixel whose colours differ.
  private func finding(_ x: Int, _ y: Int) -> PictureDifference.Finding {
    if isMasked(x, y) { return .masked }
    if isTolerated(x, y) { return .tolerated }
    return rules.antiAliasing == .ignore && edges.contains(x: x, y: y) ? .antiAliased : .different
  }

  private func isTolerated(_ x: Int, _ y: Int) -> Bool {
    let limit = texts.contains { $0.contains(x, y) } ? textLimit : self.limit
    guard limit > 0 else { return false }
    let index = y * actual.width + x
    return PerceivedColor.distance(actual.pixels[index], expected.pixels[index]) <= limit
  }

  private func isMasked(_ x: Int, _ y: Int) -> Bool {
    maskedAreas.contains { $0.contains(x: x, y: y) } || maskedElements.contains { $0.contains(x, y) }
  }
}
