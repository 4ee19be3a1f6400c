import Foundation
import Narration

/// The time for which each place of the trace is shown while it plays at normal speed.
///
/// A search and a delivery take no time in the scene, so that each of their steps is shown for a fixed time. Moves are
/// shown in the scene's own time, and a finger arrives after a pause.
struct Film {
  /// Seconds for a step inside a chapter.
  private static let step: TimeInterval = 0.18
  /// Seconds for the last step of a chapter.
  private static let endOfChapter: TimeInterval = 0.45
  /// Seconds between two touches.
  private static let pause: TimeInterval = 0.9
  /// The longest time between two reports of a move, in seconds.
  private static let longestReport: TimeInterval = 0.25

  let run: any FilmedRun
  let chapters: [Chapter]
  let stops: StepStops

  /// Returns the place after `cursor`, and how long it is shown.
  func next(after cursor: Int) -> (cursor: Int, dwell: TimeInterval) {
    guard let folded = stops.run(around: cursor + 1) else { return (cursor + 1, dwell(at: cursor + 1)) }
    // A folded run plays report by report.
    let end = run.firstEvent(in: cursor + 1..<max(folded.upperBound, cursor + 1)) ?? folded.upperBound
    return (end, end == folded.upperBound ? Film.endOfChapter : reportTime(from: cursor, to: end))
  }

  private func dwell(at cursor: Int) -> TimeInterval {
    guard cursor < run.stepCount else { return Film.pause }
    if run.sequenceStarts.contains(cursor) { return Film.pause }
    return chapters.contains { $0.steps.upperBound == cursor } ? Film.endOfChapter : Film.step
  }

  private func reportTime(from start: Int, to end: Int) -> TimeInterval {
    let passed = run.time(of: end) - run.time(of: max(start, 0))
    return min(max(TimeInterval(passed) / 1000, 0.01), Film.longestReport)
  }
}
