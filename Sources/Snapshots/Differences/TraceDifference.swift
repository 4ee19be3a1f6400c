import Foundation

/// The first line in which two traces differ.
struct TraceDifference: Codable, Equatable, Sendable {
  /// Counted from 1; a mark between steps has the number of the step that follows it.
  var step: Int
  /// Without its indentation; nil where the expected trace has ended.
  var expected: String?
  /// Without its indentation; nil where the actual trace has ended.
  var actual: String?

  /// Nil when both texts are the same.
  init?(expected: String, actual: String) {
    guard expected != actual else { return nil }
    let old = Self.lines(expected), new = Self.lines(actual)
    let same = zip(old, new).prefix { $0 == $1 }.count
    step = new.prefix(same).filter { !$0.hasPrefix("= ") }.count + 1
    self.expected = same < old.count ? old[same].trimmed : nil
    self.actual = same < new.count ? new[same].trimmed : nil
    if same < old.count && same < new.count && self.expected == self.actual {
      // Nothing but blanks differ; between quotes one sees them.
      self.expected = "`\(old[same])`"
      self.actual = "`\(new[same])`"
    }
  }

  /// The lines of a text; a line end ends a line and begins none.
  private static func lines(_ text: String) -> [String] {
    let pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return pieces.last == "" ? pieces.dropLast() : pieces
  }

  /// `differs at step 9:  - button inside YES      + yellow inside NO`.
  var sentence: String {
    if expected == nil && actual == nil {
      return "the steps are the same; only one of the two has a line end at its end"
    }
    return "differs at step \(step):  - \(Self.shown(expected))      + \(Self.shown(actual))"
  }

  private static func shown(_ line: String?) -> String {
    guard let line else { return "(the end)" }
    return line.isEmpty ? "(an empty line)" : line
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
