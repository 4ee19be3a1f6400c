import Algorithms

/// Two traces of the same inputs, step beside step, so that one cursor serves both.
///
/// A pair holds a step of the first run, of the second, or of both. Events of the same time stand side by side. Up to the
/// first difference every pair holds one step of each run, so that its index is the place where a plain diff of the two
/// traces begins. Within an event, the steps that both runs have keep their order, and what lies between two of them stands
/// side by side as well, the first beside the first.
package struct RunAlignment: Equatable, Sendable {
  /// Steps that stand beside each other.
  package struct StepPair: Equatable, Sendable {
    /// The step of each run, as an index into its trace; nil where the run has none.
    package var first, second: Int?
    /// Whether both runs have the step.
    package var isSame: Bool
    /// Virtual milliseconds.
    package var time: Int

    /// The step of the first run (0) or of the second (1).
    package subscript(side: Int) -> Int? { side == 0 ? first : second }
  }

  package private(set) var pairs: [StepPair] = []
  /// For each place of the cursor, the number of steps of each run before it.
  private var places: [[Int]] = [[0], [0]]
  /// The pairs at which the queue hands out touches, and the pairs at which a touch sequence begins.
  package private(set) var events: [Int] = []
  package private(set) var sequenceStarts: [Int] = []
  /// For each touch sequence that differs, the first pair that is not the same in both runs.
  package private(set) var partings: [Int] = []

  package init() {}

  /// - Parameter starts: the number of steps of each run that are left out at its beginning.
  init(after starts: [Int]) { places = starts.map { [$0] } }

  mutating func append(_ pair: StepPair, startsEvent: Bool, startsSequence: Bool) {
    if startsEvent { events.append(pairs.count) }
    if startsSequence { sequenceStarts.append(pairs.count) }
    if !pair.isSame, (partings.last ?? -1) < (sequenceStarts.last ?? 0) { partings.append(pairs.count) }
    pairs.append(pair)
    for side in 0...1 { places[side].append(pair[side].map { $0 + 1 } ?? places[side][pairs.count - 1]) }
  }

  /// Removes the pairs from one on.
  mutating func remove(from count: Int) {
    guard count < pairs.count else { return }
    pairs.removeSubrange(count...)
    events.removeAll { $0 >= count }
    sequenceStarts.removeAll { $0 >= count }
    for side in 0...1 { places[side].removeSubrange((count + 1)...) }
    partings.removeAll { $0 >= count }
  }

  /// The first pair that is not the same in both runs.
  package var parting: Int? { partings.first }

  /// Returns the first pair of a touch sequence that is not the same in both runs.
  package func parting(in sequence: Range<Int>) -> Int? { partings.first { sequence.contains($0) } }

  // MARK: Places of the cursor

  /// Returns the cursor of a run after a number of pairs.
  package func cursor(of side: Int, after pairs: Int) -> Int {
    places[side][min(max(pairs, 0), self.pairs.count)]
  }

  /// Returns the number of pairs after which a run has had a number of steps; the smallest, if there are several.
  package func pairs(beforeCursor cursor: Int, of side: Int) -> Int {
    min(places[side].partitioningIndex { $0 >= cursor }, pairs.count)
  }

  /// The pairs of the touch sequence that a place is in; of the first sequence for a place before it.
  package func sequence(at cursor: Int) -> Range<Int> {
    let next = sequenceStarts.partitioningIndex { $0 >= cursor }
    let start = next > 0 ? sequenceStarts[next - 1] : 0
    let end = sequenceStarts.partitioningIndex { $0 > start && $0 >= cursor }
    return start..<(end < sequenceStarts.count ? sequenceStarts[end] : pairs.count)
  }
}
