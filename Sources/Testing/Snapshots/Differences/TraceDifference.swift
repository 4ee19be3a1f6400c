import Foundation

/// The first line in which two traces differ.
struct TraceDifference: Codable, Equatable, Sendable {
  /// The number of the step, from 1. A mark between steps has the number of the step after it.
  var step: Int
  /// The line without its indentation; nil at the end of the expected trace.
  var expected: String?
  /// The line without its indentation; nil at the end of the actual trace.
  var actual: String?

  /// Nil when both texts are equal.
  init?(expected: String, actual: String) {
    guard expected != actual else { return nil }
    let old = Self.lines(expected), new = Self.lines(actual)
    let same = zip(old, new).prefix { $0 == $1 }.count
    step = new.prefix(same).filter { !$0.hasPrefix("= ") }.count + 1
    self.expected = same < old.count ? old[same].trimmed : nil
    self.actual = same < new.count ? new[same].trimmed : nil
    if same < old.count && same < new.count && self.expected == self.actual {
      // Only the indentation differs, which quotes make visible.
      self.expected = "`\(old[same])`"
      self.actual = "`\(new[same])`"
    }
  }

  /// Returns the lines of a text; a line feed at the end does not begin another line.
  private static func lines(_ text: String) -> [String] {
    let pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return pieces.last == "" ? pieces.dropLast() : pieces
  }

  /// `differs at step 9:  - button inside YES      + yellow inside NO`.
  var sentence: String {
    if expected == nil && actual == nil {
      return "the steps are the same; only one of the files ends with a line feed"
    }
    return "differs at step \(step):  \(lines)"
  }

  /// `- button inside YES      + yellow inside NO`.
  var lines: String { "- \(Self.shown(expected))      + \(Self.shown(actual))" }

  private static func shown(_ line: String?) -> String {
    guard let line else { return "(the end)" }
    return line.isEmpty ? "(an empty line)" : line
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
