import Foundation

/// The first line in which two traces differ.
nonisolated public struct TraceDifference: Codable, Equatable, Sendable {
  /// Counted from 1; a mark between steps has the number of the step that follows it.
  public var step: Int
  /// Without its indentation; nil where the expected trace has ended.
  public var expected: String?
  /// Without its indentation; nil where the actual trace has ended.
  public var actual: String?

  /// Nil when both texts are the same.
  init?(expected: String, actual: String) {
    guard expected != actual else { return nil }
    let old = Self.lines(expected), new = Self.lines(actual)
    let same = zip(old, new).prefix { $0 == $1 }.count
    step = new.prefix(same).filter { !$0.hasPrefix("= ") }.count + 1
    self.expected = same < old.count ? old[same].trimmed : nil
    self.actual = same < new.count ? new[same].trimmed : nil
    guard self.expected != self.actual else {
      // Nothing but blanks and line ends differ.
      self.expected = same < old.count ? "`\(old[same])`" : "no line end"
      self.actual = same < new.count ? "`\(new[same])`" : "no line end"
      return
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `differs at step 9:  - button inside YES      + yellow inside NO`.
  var sentence: String {
    "differs at step \(step):  - \(expected ?? "(the end)")      + \(actual ?? "(the end)")"
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
