import UIKit

/// The stories of the fingers of a touch sequence, in order of arrival; who goes on to a later step hears only what is new.
struct TouchStoryMemo {
  private var trace = Trace()
  private var start = 0
  private var cursor = 0
  private var reducers: [TouchStoryReducer] = []

  /// The stories after the first `cursor` steps of `trace`.
  mutating func stories(in trace: Trace, at cursor: Int) -> [TouchStory] {
    let start = trace.sequenceStart(before: cursor)
    if !trace.continues(self.trace) || start != self.start || cursor < self.cursor {
      (reducers, self.cursor) = ([], start)
    }
    for index in self.cursor..<max(cursor, self.cursor) { goOn(to: index, of: trace, from: start) }
    (self.trace, self.start, self.cursor) = (trace, start, cursor)
    return reducers.map(\.story)
  }

  private mutating func goOn(to index: Int, of trace: Trace, from start: Int) {
    if case .event(let reports) = trace.steps[index].kind {
      for report in reports
      where report.phase == .began && !reducers.contains(where: { $0.story.finger == report.finger }) {
        reducers.append(TouchStoryReducer(of: report.finger, in: trace, start..<index))
      }
    }
    for reducer in reducers.indices { reducers[reducer].reduce(trace.steps[index].kind) }
  }
}
