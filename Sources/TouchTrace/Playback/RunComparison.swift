/// Where the steps of a run are found in a later run of the same inputs on a changed scene.
package struct RunComparison {
  private let old: [TraceStep]
  private let new: [TraceStep]
  /// How many steps are the same from the beginning of both runs on.
  let common: Int

  package init(_ old: some Sequence<TraceStep>, _ new: some Sequence<TraceStep>) {
    (self.old, self.new) = (Array(old), Array(new))
    common = zip(self.old, self.new).prefix { $0.kind == $1.kind }.count
  }

  /// The place after the same step, counted in steps that have happened; if the step is gone, after the first step
  /// that is another one.
  package func place(of place: Int) -> Int {
    guard place > common, place <= old.count else { return min(place, new.count) }
    let kind = old[place - 1].kind
    let number = old[common..<place].count { $0.kind == kind }
    let same = new.indices.dropFirst(common).filter { new[$0].kind == kind }
    return same.count >= number ? same[number - 1] + 1 : min(common + 1, new.count)
  }
}
