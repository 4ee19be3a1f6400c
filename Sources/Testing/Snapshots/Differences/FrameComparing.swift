import Canvas
import ElementMaps
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
    /// The notes say what differs and does not count.
    case same(notes: [String])
    /// `picture` marks the pixels; nil when the sizes differ.
    case differs(FrameDifference, picture: Bitmap?, notes: [String])
  }

  /// Compares a frame with its reference at `url`.
  /// - Parameter expectedElements: the elements of the reference, if known.
  func compare(
    _ actual: Bitmap, with reference: Bitmap, at url: URL, elements expectedElements: ElementMap?
  ) -> FrameResult {
    if actual == reference { return .same(notes: []) }
    let drawnWith = (try? Bitmap.librariesNamed(inReferenceAt: url)) ?? nil
    let isForeign = drawnWith.map { $0 != libraries } ?? false
    var rules = rules
    if isForeign { rules.textThreshold = max(rules.threshold, Self.textThreshold) }
    let elements = [actual.elements, expectedElements].compactMap { $0 }
    let comparison = Comparison(actual, with: reference, rules: rules, elements: elements)
    guard case .differ(let difference) = comparison else {
      let difference = FrameDifference(
        size: (actual.width, actual.height), insteadOf: (reference.width, reference.height))
      return .differs(difference, picture: nil, notes: [])
    }
    var notes = isForeign ? [note(drawnWith ?? "", difference)] : []
    if let hidden = hidden(difference, isForeign: isForeign) { notes.append(hidden) }
    if comparison.isSame(under: rules) { return .same(notes: notes) }
    let named = FrameDifference(
      difference, expected: expectedElements, actual: actual.elements, pictures: (reference, actual))
    return .differs(named, picture: actual.marked(with: difference), notes: notes)
  }

  private func note(_ drawnWith: String, _ difference: PictureDifference) -> String {
    "drawn with \(libraries), the reference with \(drawnWith); "
      + "\(difference.count(.tolerated).grouped) px of text differ by less than the threshold"
  }

  /// Returns what the masks and tolerances hide: `hidden: 1,200 px masked, 4 below the threshold`. Nil if they hide nothing.
  private func hidden(_ difference: PictureDifference, isForeign: Bool) -> String? {
    let kinds: [(PictureDifference.Finding, String)] = [
      (.masked, "masked"), (.tolerated, "below the threshold"), (.antiAliased, "on anti-aliased edges"),
    ]
    var parts = kinds.filter { difference.count($0.0) > 0 && !(isForeign && $0.0 == .tolerated) }.map {
      "\(difference.count($0.0).grouped) px \($0.1)"
    }
    let allowed = rules.maximumDifferentPixels, counted = difference.count(.different)
    if (1...max(1, allowed)).contains(counted) && allowed > 0 {
      parts.append("\(counted.grouped) px of \(allowed.grouped) that may differ")
    }
    return parts.isEmpty ? nil : "hidden: " + parts.joined(separator: ", ")
  }
}
