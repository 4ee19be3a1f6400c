import UIKit

/// Keeps the stories of the fingers of a touch sequence, so that going on to a later step adds only the new steps.
struct TouchStoryMemo {
  private var identity: TraceIdentity?
  private var start = 0
  private var cursor = 0
  private var reducers: [TouchStoryReducer] = []

  /// Returns the stories after the first `cursor` steps of `trace`, in the order in which the fingers arrived.
  mutating func stories(in trace: Trace, at cursor: Int) -> [TouchStory] {
    let start = trace.sequenceStart(before: cursor)
    let isContinued = identity.map { trace.continues($0) } ?? false
    if !isContinued || start != self.start || cursor < self.cursor {
      (reducers, self.cursor) = ([], start)
    }
    for index in self.cursor..<max(cursor, self.cursor) { add(index, of: trace, from: start) }
    (identity, self.start, self.cursor) = (trace.identity, start, cursor)
    return reducers.map(\.story)
  }

  private mutating func add(_ index: Int, of trace: Trace, from start: Int) {
    if case .event(let reports) = trace.steps[index].kind {
      for report in reports
      where report.phase == .began && !reducers.contains(where: { $0.story.finger == report.finger }) {
        reducers.append(TouchStoryReducer(of: report.finger, in: trace, start..<index))
      }
    }
    for reducer in reducers.indices { reducers[reducer].reduce(trace.steps[index]) }
  }
}
