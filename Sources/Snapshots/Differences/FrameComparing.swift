import Canvas
import Foundation

/// Compares a frame with its reference.
///
/// Texts come out a step of grey different where another FreeType or HarfBuzz draws them. A reference says who drew it: when that is
/// not who draws now, texts are compared with a small threshold, and it is said that they were.
@MainActor struct FrameComparing {
  let rules: ComparisonRules
  /// Who draws now.
  let libraries: String

  /// How much a text may differ that other libraries drew: about 50 of 255 steps of grey.
  private static let textThreshold = 0.2

  enum Outcome {
    case same(note: String?)
    /// `picture` shows where; there is none when the sizes differ.
    case differs(FrameDifference, picture: Bitmap?, note: String?)
  }

  /// - Throws: `ReferenceError` when the reference's elements cannot be used.
  func compare(_ actual: Bitmap, with reference: Bitmap, at url: URL, elementsAt elementsURL: URL) throws -> Outcome {
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
    return "the reference was drawn with \(drawnWith), here draws \(libraries); "
      + "\(pixels.grouped) px of text differ a little and do not count"
  }
}
