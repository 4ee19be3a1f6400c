import Canvas
import Foundation

/// Compares a frame with its reference.
///
/// Another version of FreeType or HarfBuzz may draw texts a step of grey different. A reference records the versions that drew it.
/// If they are not the current ones, texts are compared with a small threshold, and the result has a note.
@MainActor struct FrameComparing {
  let rules: ComparisonRules
  /// The libraries that drew the actual frame.
  let libraries: String

  /// The threshold for texts drawn by other libraries: about 50 of 255 steps of grey.
  private static let textThreshold = 0.2

  enum FrameResult {
    case same(note: String?)
    /// `picture` marks the pixels; nil when the sizes differ.
    case differs(FrameDifference, picture: Bitmap?, note: String?)
  }

  /// Compares a frame with its reference at `url`, whose elements are at `elementsURL`.
  /// - Throws: `ReferenceError` when the reference's elements cannot be used.
  func compare(_ actual: Bitmap, with reference: Bitmap, at url: URL, elementsAt elementsURL: URL) throws -> FrameResult
  {
    if actual == reference { return .same(note: nil) }
    let expectedElements = try ReferenceFile.map(at: elementsURL)
    let drawnWith = (try? Bitmap.librariesNamed(inReferenceAt: url)) ?? nil
    let isForeign = drawnWith.map { $0 != libraries } ?? false
    var rules = rules
    if isForeign { rules.textThreshold = max(rules.threshold, Self.textThreshold) }
    let elements = [actual.elements, expectedElements].compactMap { $0 }
    let comparison = Comparison(actual, with: reference, rules: rules, elements: elements)
    let note = isForeign ? self.note(drawnWith ?? "", comparison) : nil
    guard !comparison.isSame(under: rules) else { return .same(note: note) }
    guard case .differ(let difference) = comparison else {
      let difference = FrameDifference(
        size: (actual.width, actual.height), insteadOf: (reference.width, reference.height))
      return .differs(difference, picture: nil, note: note)
    }
    let named = FrameDifference(difference, expected: expectedElements, actual: actual.elements)
    return .differs(named, picture: actual.marked(with: difference), note: note)
  }

  private func note(_ drawnWith: String, _ comparison: Comparison) -> String {
    var pixels = 0
    if case .differ(let difference) = comparison { pixels = difference.count(.tolerated) }
    return "drawn with \(libraries), the reference with \(drawnWith); "
      + "\(pixels.grouped) px of text differ by less than the threshold"
  }
}
