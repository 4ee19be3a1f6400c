import Testing

@testable import Snapshots

/// The description of the first step in which two traces differ.
struct TraceDifferenceTests {
  private func sentence(_ expected: String, _ actual: String) -> String? {
    TraceDifference(expected: expected, actual: actual)?.sentence
  }

  @Test func equalTracesDoNotDiffer() {
    #expect(TraceDifference(expected: "a\nb\n", actual: "a\nb\n") == nil)
    #expect(TraceDifference(expected: "", actual: "") == nil)
  }

  @Test func theFirstStepThatDiffersIsNamedWithBothSides() {
    #expect(sentence("a\n  b\n  c\n", "a\n  x\n  y\n") == "differs at step 2:  - b      + x")
  }

  @Test func theEndOfAShorterTraceIsDescribed() {
    #expect(sentence("a\nb\n", "a\n") == "differs at step 2:  - b      + (the end)")
    #expect(sentence("a\n", "a\nb\n") == "differs at step 2:  - (the end)      + b")
    #expect(sentence("", "a\n") == "differs at step 1:  - (the end)      + a")
    #expect(sentence("a\n", "") == "differs at step 1:  - a      + (the end)")
  }

  @Test func aMarkIsNotAStep() {
    #expect(sentence("a\n= above\nb\n", "a\n= above\nc\n") == "differs at step 2:  - b      + c")
  }

  @Test func aDifferenceInIndentationIsQuoted() {
    #expect(sentence("a\n  b\n", "a\n    b\n") == "differs at step 2:  - `  b`      + `    b`")
  }

  @Test func aMissingLineFeedAtTheEndIsDescribed() {
    let expected = "the steps are the same; only one of the files ends with a line feed"
    #expect(sentence("a\nb\n", "a\nb") == expected)
    #expect(sentence("a\nb", "a\nb\n") == expected)
  }

  @Test func anEmptyLineIsALine() {
    #expect(sentence("a\n\nb\n", "a\nb\n") == "differs at step 2:  - (an empty line)      + b")
  }

  // MARK: All lines

  @Test func theLinesAroundAChangeAreShownAndTheOthersAreCounted() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 10\n", with: "another\n")
    let rows = TraceRows(expected: old, actual: new, context: 1).rows
    #expect(
      rows == [.omitted(8), .same("line 9"), .removed("line 10"), .added("another"), .same("line 11"), .omitted(9)])
  }

  @Test func equalLinesAreOnlyCounted() {
    #expect(TraceRows(expected: "a\nb\n", actual: "a\nb\n").rows == [.omitted(2)])
    #expect(TraceRows(expected: "", actual: "").rows == [])
  }
}
