import Testing
@testable import Snapshots

/// The first step in which two traces differ, in words.
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

  @Test func aTraceThatEndsEarlySaysSo() {
    #expect(sentence("a\nb\n", "a\n") == "differs at step 2:  - b      + (the end)")
    #expect(sentence("a\n", "a\nb\n") == "differs at step 2:  - (the end)      + b")
    #expect(sentence("", "a\n") == "differs at step 1:  - (the end)      + a")
    #expect(sentence("a\n", "") == "differs at step 1:  - a      + (the end)")
  }

  @Test func aMarkIsNoStep() {
    #expect(sentence("a\n= above\nb\n", "a\n= above\nc\n") == "differs at step 2:  - b      + c")
  }

  @Test func whatOnlyDiffersInItsIndentationIsQuoted() {
    #expect(sentence("a\n  b\n", "a\n    b\n") == "differs at step 2:  - `  b`      + `    b`")
  }

  @Test func aMissingLineEndIsSaidToBeOne() {
    let words = "the steps are the same; only one of the two has a line end at its end"
    #expect(sentence("a\nb\n", "a\nb") == words)
    #expect(sentence("a\nb", "a\nb\n") == words)
  }

  @Test func anEmptyLineIsALine() {
    #expect(sentence("a\n\nb\n", "a\nb\n") == "differs at step 2:  - (an empty line)      + b")
  }

  // MARK: All lines

  @Test func theLinesAroundAChangeAreShownAndTheOthersCounted() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 10\n", with: "another\n")
    let rows = TraceRows(expected: old, actual: new, context: 1).rows
    #expect(
      rows == [.left(8), .same("line 9"), .gone("line 10"), .new("another"), .same("line 11"), .left(9)])
  }

  @Test func tracesWithoutAChangeAreCountedOnly() {
    #expect(TraceRows(expected: "a\nb\n", actual: "a\nb\n").rows == [.left(2)])
    #expect(TraceRows(expected: "", actual: "").rows == [])
  }
}
