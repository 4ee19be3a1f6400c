import Narration
import ScenePicture
import TouchTrace

/// The steps of a script as hand-outs count them: a run of moves is one.
enum HandOutSteps {
  /// Returns the places of the cursor, from 0 to the end of the trace.
  static func cursors(in trace: Trace) -> [Int] {
    let stops = StepStops(Chapter.chapters(of: trace)), end = trace.steps.count
    var cursors = [0]
    while let last = cursors.last, last < end { cursors.append(min(stops.next(after: last), end)) }
    return cursors
  }

  /// Returns the states at these places. The cursor of the playback ends behind the last step.
  static func displays(of playback: Playback) -> [DisplayState] {
    let stops = StepStops(Chapter.chapters(of: playback.trace))
    return cursors(in: playback.trace).map { cursor in
      playback.cursor = cursor
      var display = DisplayState(of: playback, mode: .step)
      display.stops = stops
      return display
    }
  }
}
