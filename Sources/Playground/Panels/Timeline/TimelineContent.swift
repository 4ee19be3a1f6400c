import Foundation
import Scenes

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
    // By their places: a step that is taken out of the list is copied with all its words.
    let steps = moment.trace.steps
    ticks = steps.indices.map { TickKind(steps[$0].kind) }
    times = steps.indices.map { steps[$0].time }
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

  /// The titles of the chapters.
  func titles(in language: Language) -> [String] { chapters.map { $0[language] } }

  /// What each chapter asks of the timeline: runs of moves are folded, except those of `unfolded`.
  func rooms(for titleWidths: [CGFloat], unfolded: Set<Int>, zoom: CGFloat) -> [ChapterRoom] {
    let folded = runs.subtracting(unfolded)
    return chapters.indices.map { index in
      let isFolded = folded.contains(index), title = titleWidths.indices.contains(index) ? titleWidths[index] : 0
      let least = isFolded ? max(title, ChapterRoom.runWidth) : title
      return ChapterRoom(steps: chapters[index].steps.count, isFolded: isFolded, least: least * min(zoom, 1))
    }
  }

  /// Those of all chapters' rooms that belong to the touch sequence that the cursor is in.
  func ofSequence(_ rooms: [ChapterRoom]) -> [ChapterRoom] {
    zip(chapters, rooms).filter { sequence.overlaps($0.0.steps) }.map(\.1)
  }
}
