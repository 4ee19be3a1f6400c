import Narration
import TouchTrace

extension DisplayState {
  /// Returns the state as it would be if nothing had happened after the steps of a trace: what predict mode shows while a
  /// question is open.
  /// - Parameters:
  ///   - trace: the first steps of the trace of this state; the cursor is not behind them.
  ///   - stops: the places in them at which stepping stops.
  package func known(in trace: Trace, _ stops: StepStops) -> DisplayState {
    var known = self
    (known.trace, known.stops) = (trace, stops)
    (known.sequence, known.tree) = (trace.sequence(at: cursor), trace.tree(at: cursor))
    (known.ghost, known.parting, known.loop, known.kept) = (nil, nil, nil, nil)
    (known.isPointSeen, known.isPlaying) = (false, false)
    known.whyNot = nil
    known.bookmarks = bookmarks.filter { $0 <= trace.steps.count }
    return known
  }
}
