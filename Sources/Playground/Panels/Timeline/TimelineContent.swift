import Foundation

/// What the timeline shows of a moment, apart from how it looks.
nonisolated struct TimelineContent: Equatable {
  var chapters: [Chapter] = []
  var ticks: [TickKind] = []
  /// Virtual milliseconds of the steps.
  var times: [Int] = []
  var lanes: [TimelineLane] = []
  var cursor = 0
  /// The steps of the touch sequence that the cursor is in.
  var sequence = 0..<0
  var loop: Range<Int>?
  var bookmarks: [Int] = []

  init() {}

  init(_ moment: Moment) {
    chapters = Chapter.chapters(of: moment.trace)
    ticks = moment.trace.steps.map { TickKind($0.kind) }
    times = moment.trace.steps.map(\.time)
    lanes = TimelineLane.lanes(of: moment.trace)
    cursor = moment.cursor
    sequence = moment.sequence
    (loop, bookmarks) = (moment.loop, moment.bookmarks)
  }

  /// The chapter of the step that happened last, or the first one.
  var currentChapter: Int? {
    chapters.firstIndex { $0.steps.contains(max(cursor - 1, 0)) }
  }

  /// The chapters of runs of moves: they are shown pressed together.
  var runs: Set<Int> {
    Set(
      chapters.indices.filter { index in
        if case .touches(.moved, let events) = chapters[index].kind { return events > 1 }
        return false
      })
  }
}
