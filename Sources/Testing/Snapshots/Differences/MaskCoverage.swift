import Canvas
import ElementMaps
import Foundation
import Scenes

/// The coverage of one frame by the masks of a comparison.
package struct MaskCoverage: Codable, Equatable, Sendable {
  /// The masks by name that cover an element of the frame or of its reference.
  var found: [String] = []
  /// The names of the elements, if a mask covers none of them.
  var known: [String] = []
  /// Whether no pixel is left to compare.
  package private(set) var isComplete = false

  /// - Parameter elements: those of the frame, and of its reference if known.
  package init(_ masks: [ComparisonMask], width: Int, height: Int, elements: [ElementMap] = []) {
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
    guard options.only == nil, options.shard == nil else { return [] }
    return options.rules.unknownMasks(in: cases.compactMap(\.masks))
  }
}

extension SceneSuite {
  /// Returns the masks by name that cover nothing in any frame of the scenes that other parts of the suite test. Frames are drawn
  /// until each mask has covered something.
  /// - Throws: `MissingFile` or `SceneError` when the bundled fonts or presets cannot be opened.
  @MainActor package func unknownMasksOfAll(_ options: SuiteOptions) throws -> [String] {
    let names = Set(options.rules.masks.compactMap { if case .element(let name) = $0 { name } else { nil } })
    guard !names.isEmpty, !untested.isEmpty, options.layers.contains(.frame) else { return [] }
    let maker = try SnapshotMaker(appearance: options.appearance)
    var frames: [MaskCoverage] = []
    for entry in untested where !names.isSubset(of: frames.flatMap(\.found)) {
      // The test of the scene reports what cannot be read or drawn.
      guard let scene = try? Scene.load(URL(fileURLWithPath: entry.path)) else { continue }
      let snapshots = SceneSnapshots(of: scene, maker: maker)
      for one in SnapshotCase.all(of: scene, suiteName: entry.name) where options.wants(.frame, of: one) {
        guard case .frame(let frame) = try? snapshots.content(.frame, of: one) else { continue }
        frames.append(
          MaskCoverage(
            options.rules.masks, width: frame.width, height: frame.height, elements: [frame.elements].compactMap(\.self)
          ))
      }
    }
    return options.rules.unknownMasks(in: frames)
  }
}

extension ComparisonRules {
  /// Returns a sentence for each mask by name that covers nothing in any of the frames.
  fileprivate func unknownMasks(in frames: [MaskCoverage]) -> [String] {
    guard !frames.isEmpty else { return [] }
    let found = Set(frames.flatMap(\.found)), known = Set(frames.flatMap(\.known)).sorted()
    return masks.compactMap { mask in
      guard case .element(let name) = mask, !found.contains(name) else { return nil }
      let hint = nearestName(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
      return "the mask `\(name)` covers nothing: no frame has an element of this name\(hint)"
    }
  }
}
