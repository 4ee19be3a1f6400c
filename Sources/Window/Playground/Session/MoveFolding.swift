import Narration
import TouchTrace

/// The chapters of a session's trace, and which of its runs of moves are folded into one step.
struct MoveFolding {
  private(set) var chapters: [Chapter] = []
  /// The places at which stepping stops.
  private(set) var stops = StepStops()
  /// The first steps of the runs that the user unfolded, counted from the first step of the session.
  private var unfolded: Set<Int> = []
  private var memo = Memo<ChapterList>()
  private var identity: TraceIdentity?

  /// Updates the values for a trace, which may be the same.
  mutating func follow(_ trace: Trace) {
    if let identity, trace.continues(identity), identity.stepCount == trace.steps.count { return }
    identity = trace.identity
    memo.follow(trace)
    chapters = memo.value.all
    stops = StepStops(chapters, unfolded: Set(unfolded.map { $0 - trace.forgotten.count }))
  }

  /// Folds or unfolds the run that begins at a step.
  mutating func toggleRun(_ step: Int, of trace: Trace) {
    let place = step + trace.forgotten.count
    if unfolded.remove(place) == nil { unfolded.insert(place) }
    identity = nil
    follow(trace)
  }
}
