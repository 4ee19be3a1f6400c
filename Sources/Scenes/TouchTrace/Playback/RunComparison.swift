/// Finds the steps of a run in a later run of the same inputs on a changed scene.
package struct RunComparison {
  private let old: [TraceStep]
  private let new: [TraceStep]
  /// The number of equal steps at the start of both runs.
  package let common: Int

  package init(_ old: some Sequence<TraceStep>, _ new: some Sequence<TraceStep>) {
    (self.old, self.new) = (Array(old), Array(new))
    common = zip(self.old, self.new).prefix { $0.kind == $1.kind }.count
  }

  /// Returns the cursor after the same step in the later run, or after the first step that differs if the later run does
  /// not have that step.
  /// - Parameter cursor: a number of steps of the earlier run.
  package func cursor(for cursor: Int) -> Int {
    guard cursor > common, cursor <= old.count else { return min(cursor, new.count) }
    let kind = old[cursor - 1].kind
    let number = old[common..<cursor].count { $0.kind == kind }
    let same = new.indices.dropFirst(common).filter { new[$0].kind == kind }
    return same.count >= number ? same[number - 1] + 1 : min(common + 1, new.count)
  }
}
