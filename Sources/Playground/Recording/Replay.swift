import Scenes

/// A recording that is done again in its own time, which may be slower or faster than the person's.
nonisolated struct Replay {
  private let recording: [TimedInput]
  private var position = 0

  init(_ recording: [TimedInput]) { self.recording = recording }

  /// When the next input is due, in virtual milliseconds; nil: all are done.
  var nextTime: Int? { position < recording.count ? recording[position].time : nil }

  /// The inputs that are due by then and were not taken before.
  mutating func take(until time: Int) -> [TimedInput] {
    let due = recording[position...].prefix { $0.time <= time }
    position = due.endIndex
    return Array(due)
  }
}
