import Narration
import ScenePicture
import TouchTrace

/// The first steps of a trace, kept between pictures of one question.
struct KnownSteps {
  private var known: (identity: TraceIdentity, trace: Trace, stops: StepStops)?

  /// Returns a display state without what happened after its first `count` steps.
  mutating func cut(_ display: DisplayState, to count: Int) -> DisplayState {
    let identity = display.trace.identity
    if let known, known.trace.steps.count == count, display.trace.continues(known.identity),
      known.identity.stepCount == identity.stepCount
    {
      return display.known(in: known.trace, known.stops)
    }
    let trace = display.trace.prefix(count), stops = StepStops(Chapter.chapters(of: trace))
    known = (identity, trace, stops)
    return display.known(in: trace, stops)
  }

  mutating func forget() { known = nil }
}
