import TouchTrace

extension RunAlignment {
  /// Returns the chapters of two runs side by side, as ranges of pairs. A chapter begins where one begins in either run.
  /// - Parameter chapters: those of each run.
  package func chapters(_ chapters: [[Chapter]]) -> [Chapter] {
    let starts = chapters.map { list in
      Dictionary(list.map { ($0.steps.lowerBound, $0) }) { first, _ in first }
    }
    var aligned: [Chapter] = [], sequence = -1
    for (index, pair) in pairs.enumerated() {
      if sequence + 1 < sequenceStarts.count, sequenceStarts[sequence + 1] == index { sequence += 1 }
      let begun = (0...1).lazy.compactMap { side in pair[side].flatMap { starts[side][$0] } }.first
      if let chapter = begun, !continues(chapter, aligned.last) {
        aligned.append(Chapter(kind: chapter.kind, steps: index..<index, sequence: max(sequence, 0)))
      } else if aligned.isEmpty {
        // Old steps that have left memory may have taken the beginning of the first chapter with them.
        aligned.append(Chapter(kind: .hitTest, steps: index..<index, sequence: 0))
      }
      aligned[aligned.count - 1].steps = aligned[aligned.count - 1].steps.lowerBound..<index + 1
    }
    for index in aligned.indices { aligned[index].countEvents(of: self) }
    return aligned
  }

  /// Whether a chapter that begins later in one of the runs belongs to the one under way: the search that takes longer in the
  /// other run, or the same moves.
  private func continues(_ chapter: Chapter, _ last: Chapter?) -> Bool {
    switch (last?.kind, chapter.kind) {
    case (.hitTest, .hitTest), (.hitTestAgain, .hitTestAgain), (.touches(.moved, _), .touches(.moved, _)): true
    default: false
    }
  }
}

extension Chapter {
  /// Sets the number of events of a run of moves to that of its pairs.
  fileprivate mutating func countEvents(of alignment: RunAlignment) {
    guard case .touches(.moved, _) = kind else { return }
    kind = .touches(.moved, events: max(alignment.events.count { steps.contains($0) }, 1))
  }
}
