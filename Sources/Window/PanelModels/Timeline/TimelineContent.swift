import Algorithms
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The content of the timeline for a display state, without its appearance.
package struct TimelineContent: Equatable {
  package var chapters: [Chapter] = []
  /// The places at which stepping stops: the runs of moves that are folded.
  package var stops = StepStops()
  package var ticks: [TickKind] = []
  /// The times of the steps, in virtual milliseconds.
  package var times: [Int] = []
  package var tracks: [TimelineTrack] = []
  package var cursor = 0
  /// The steps of the touch sequence that the cursor is in.
  package var sequence = 0..<0
  package var loop: Range<Int>?
  package var bookmarks: [Int] = []
  /// The numbers of steps after which a capture is not as on the device.
  package var deviceDifferences: [Int] = []
  /// The ticks of each of two scenes side by side; nil where a scene has no step. Empty for one scene, which has `ticks`.
  package var sides: [[TickKind?]] = []
  /// The first step of each touch that differs between two scenes.
  package var partings: [Int] = []

  package init() {}

  /// - Parameter steps: those of the trace of `display`.
  package init(_ display: DisplayState, _ steps: TimelineSteps) {
    (chapters, ticks, times) = (steps.chapters.all, steps.ticks, steps.times)
    stops = display.stops
    tracks = steps.tracks.tracks(of: display.trace)
    cursor = display.cursor
    sequence = display.sequence
    (loop, bookmarks) = (display.loop, display.bookmarks)
    deviceDifferences = display.deviceDifferences.map(\.step)
  }

  /// The steps of two scenes side by side. Loop and bookmarks are those of the open scene.
  package init(_ comparison: ComparisonState, of display: DisplayState) {
    let alignment = comparison.alignment, open = comparison.openSide
    (chapters, stops, cursor) = (comparison.chapters, comparison.stops, comparison.cursor)
    times = alignment.pairs.map(\.time)
    sides = comparison.sides.indices.map { side in
      let trace = comparison.sides[side].display.trace
      return alignment.pairs.map { pair in pair[side].map { TickKind(trace.steps[$0].kind) } }
    }
    (sequence, partings) = (alignment.sequence(at: cursor), alignment.partings)
    let places = { (cursor: Int) in alignment.pairs(beforeCursor: cursor, of: open) }
    loop = display.loop.map { places($0.lowerBound + 1) - 1..<places($0.upperBound) }
    bookmarks = display.bookmarks.map(places)
  }

  /// The fingers that have tracks, in the order of the tracks; empty for a single finger, which needs no choice.
  package var fingers: [Int] {
    let fingers = tracks.compactMap { track in
      if case .finger(let finger) = track.subject { finger } else { nil }
    }
    return fingers.count > 1 ? fingers : []
  }

  /// The chapter of the step that happened last, or the first one.
  package var currentChapter: Int? {
    let step = max(cursor - 1, 0), chapter = chapters.partitioningIndex { $0.steps.upperBound > step }
    return chapters.indices.contains(chapter) && chapters[chapter].steps.contains(step) ? chapter : nil
  }

  /// Returns the widths of the chapters.
  package func widths(for titleWidths: [CGFloat], zoom: CGFloat) -> [ChapterWidth] {
    chapters.indices.map { index in
      let isFolded = chapters[index].isRun && stops.isFolded(chapters[index].steps)
      let title = titleWidths.indices.contains(index) ? titleWidths[index] : 0
      let minimum = isFolded ? max(title, ChapterWidth.runWidth) : title
      return ChapterWidth(steps: chapters[index].steps.count, isFolded: isFolded, minimum: minimum * min(zoom, 1))
    }
  }

  /// Returns the widths of the chapters in the current touch sequence.
  package func ofSequence(_ widths: [ChapterWidth]) -> [ChapterWidth] {
    zip(chapters, widths).filter { sequence.overlaps($0.0.steps) }.map(\.1)
  }
}

/// The values that the timeline needs of each step of a trace.
package struct TimelineSteps: TraceReducer {
  package private(set) var chapters = ChapterList()
  package private(set) var tracks = TimelineTrackReducer()
  package private(set) var ticks: [TickKind] = []
  /// The times of the steps, in virtual milliseconds.
  package private(set) var times: [Int] = []

  package init() {}

  package mutating func add(_ index: Int, of trace: Trace) {
    chapters.add(index, of: trace)
    tracks.add(index, of: trace)
    ticks.append(TickKind(trace.steps[index].kind))
    times.append(trace.steps[index].time)
  }
}
