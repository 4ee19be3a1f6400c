import Algorithms

/// The places of the cursor at which stepping stops: all but those inside a folded run of moves, which counts as one
/// step.
package struct StepStops: Equatable, Sendable {
  /// The folded runs, in order, as indices into the trace.
  private var runs: [Range<Int>] = []

  package init() {}

  /// - Parameters:
  ///   - chapters: the chapters of a trace.
  ///   - unfolded: the first steps of the runs that are not folded.
  package init(_ chapters: [Chapter], unfolded: Set<Int> = []) {
    runs = chapters.filter { $0.isRun && !unfolded.contains($0.steps.lowerBound) }.map(\.steps)
  }

  /// Returns whether a chapter with these steps is a folded run.
  package func isFolded(_ steps: Range<Int>) -> Bool { run(around: steps.lowerBound + 1) == steps }

  /// The folded run that ends at the cursor or around it.
  package func run(around cursor: Int) -> Range<Int>? {
    let index = runs.partitioningIndex { $0.upperBound >= cursor }
    return index < runs.count && runs[index].lowerBound < cursor ? runs[index] : nil
  }

  package func next(after cursor: Int) -> Int { run(around: cursor + 1)?.upperBound ?? cursor + 1 }

  package func previous(before cursor: Int) -> Int { run(around: cursor)?.lowerBound ?? cursor - 1 }

  /// The number of steps from `start` to the cursor; a run that has begun counts.
  package func number(of cursor: Int, from start: Int) -> Int {
    var number = cursor - start
    for run in runs where start <= run.lowerBound && run.lowerBound < cursor {
      number -= min(run.upperBound, cursor) - run.lowerBound - 1
    }
    return number
  }
}

extension Chapter {
  /// Whether it is a run of moves, which is shown folded.
  package var isRun: Bool {
    if case .touches(.moved, let events) = kind { events > 1 } else { false }
  }
}
