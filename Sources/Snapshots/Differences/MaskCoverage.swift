import Canvas
import ElementMaps
import Scenes

/// What the masks of a comparison cover in one frame.
struct MaskCoverage: Codable, Equatable, Sendable {
  /// The masks by name that cover an element of the frame or of its reference.
  var found: [String] = []
  /// The names of the elements, if a mask covers none of them.
  var known: [String] = []
  /// Whether no pixel is left to compare.
  var isComplete = false

  /// - Parameter elements: those of the frame, and of its reference if known.
  init(_ masks: [ComparisonMask], width: Int, height: Int, elements: [ElementMap]) {
    let names = elements.flatMap(\.names).filter { $0 != ElementMap.nothing }
    let wanted = masks.compactMap { if case .element(let name) = $0 { name } else { nil } }
    found = wanted.filter { name in names.contains { ComparisonMask.element(name).covers(element: $0) } }
    if found.count < wanted.count { known = Set(names.flatMap(\.pathPrefixes)).sorted() }
    isComplete = Self.covers(masks, width, height, elements.filter { $0.width == width && $0.height == height })
  }

  private static func covers(_ masks: [ComparisonMask], _ width: Int, _ height: Int, _ elements: [ElementMap]) -> Bool {
    let areas = masks.compactMap { if case .area(let box) = $0 { box } else { nil } }
    let chosen = elements.map { map in map.names.map { name in masks.contains { $0.covers(element: name) } } }
    func isMasked(_ x: Int, _ y: Int) -> Bool {
      areas.contains { $0.contains(x: x, y: y) }
        || zip(elements, chosen).contains { map, isChosen in isChosen[map.number(x: x, y: y)] }
    }
    return (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in isMasked(x, y) } }
  }
}

extension String {
  /// `a`, `a.b` and `a.b.c` for `a.b.c`: the names of an element and of those around it.
  fileprivate var pathPrefixes: [String] {
    let parts = split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }
}

extension SuiteResult {
  /// Returns the masks by name that cover nothing in any frame of the run, with the nearest name. A part of a suite may lack an
  /// element that the rest has.
  func unknownMasks(_ options: SuiteOptions) -> [String] {
    let frames = cases.compactMap(\.masks)
    guard !frames.isEmpty, options.only == nil, options.shard == nil else { return [] }
    let found = Set(frames.flatMap(\.found)), known = Set(frames.flatMap(\.known)).sorted()
    return options.rules.masks.compactMap { mask in
      guard case .element(let name) = mask, !found.contains(name) else { return nil }
      let hint = nearestName(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
      return "the mask `\(name)` covers nothing: no frame has an element of this name\(hint)"
    }
  }
}
