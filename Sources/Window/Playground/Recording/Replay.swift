import Scenes

/// A recording that is played again in the scene's time, so slower or faster at another speed.
nonisolated struct Replay {
  private let recording: [TimedInput]
  private var position = 0

  init(_ recording: [TimedInput]) { self.recording = recording }

  /// When the next input is due, in virtual milliseconds; nil if there is none.
  var nextTime: Int? { position < recording.count ? recording[position].time : nil }

  /// Takes the inputs that are due at a time, in virtual milliseconds. Each input is returned once.
  mutating func take(until time: Int) -> [TimedInput] {
    let due = recording[position...].prefix { $0.time <= time }
    position = due.endIndex
    return Array(due)
  }
}
