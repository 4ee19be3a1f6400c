import Algorithms
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// What the timeline shows of a moment, apart from how it looks.
struct TimelineContent: Equatable {
  var chapters: [Chapter] = []
  var ticks: [TickKind] = []
  /// Virtual milliseconds of the steps.
  var times: [Int] = []
  var tracks: [TimelineTrack] = []
  var cursor = 0
  /// The steps of the touch sequence that the cursor is in.
  var sequence = 0..<0
  var loop: Range<Int>?
  var bookmarks: [Int] = []

  init() {}

  /// `steps` are those of the moment's trace.
  init(_ display: DisplayState, _ steps: TimelineSteps) {
    (chapters, ticks, times) = (steps.chapters.all, steps.ticks, steps.times)
    tracks = steps.lives.tracks(of: display.trace)
    cursor = display.cursor
    sequence = display.sequence
    (loop, bookmarks) = (display.loop, display.bookmarks)
  }

  /// The chapter of the step that happened last, or the first one.
  var currentChapter: Int? {
    let step = max(cursor - 1, 0), chapter = chapters.partitioningIndex { $0.steps.upperBound > step }
    return chapters.indices.contains(chapter) && chapters[chapter].steps.contains(step) ? chapter : nil
  }

  /// Whether a chapter is a run of moves: those are shown pressed together.
  func isRun(_ chapter: Int) -> Bool {
    if case .touches(.moved, let events) = chapters[chapter].kind { events > 1 } else { false }
  }

  /// What each chapter asks of the timeline: runs of moves are folded, except those of `unfolded`.
  func spaces(for titleWidths: [CGFloat], unfolded: Set<Int>, zoom: CGFloat) -> [ChapterRoom] {
    chapters.indices.map { index in
      let isFolded = isRun(index) && !unfolded.contains(index)
      let title = titleWidths.indices.contains(index) ? titleWidths[index] : 0
      let least = isFolded ? max(title, ChapterRoom.runWidth) : title
      return ChapterRoom(steps: chapters[index].steps.count, isFolded: isFolded, least: least * min(zoom, 1))
    }
  }

  /// Those of all chapters' rooms that belong to the touch sequence that the cursor is in.
  func ofSequence(_ spaces: [ChapterRoom]) -> [ChapterRoom] {
    zip(chapters, spaces).filter { sequence.overlaps($0.0.steps) }.map(\.1)
  }
}

/// What the timeline needs to know of the steps of a trace.
struct TimelineSteps: TraceReducer {
  private(set) var chapters = ChapterList()
  private(set) var lives = TimelineLives()
  private(set) var ticks: [TickKind] = []
  /// Virtual milliseconds of the steps.
  private(set) var times: [Int] = []

  init() {}

  mutating func add(_ index: Int, of trace: Trace) {
    chapters.add(index, of: trace)
    lives.add(index, of: trace)
    ticks.append(TickKind(trace.steps[index].kind))
    times.append(trace.steps[index].time)
  }
}
