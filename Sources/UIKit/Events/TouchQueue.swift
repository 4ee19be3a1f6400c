/// Finger reports that wait for their turn, cut into events.
nonisolated struct TouchQueue {
  private var samples: [TouchSample] = []
  /// Time only grows; a report from the past is taken as of now.
  private var latest = -TimeInterval.infinity

  mutating func append(_ sample: TouchSample) {
    var sample = sample
    sample.timestamp = max(sample.timestamp, latest)
    latest = sample.timestamp
    samples.append(sample)
  }

  /// The time of the next event, in seconds.
  var nextTime: TimeInterval? { samples.first?.timestamp }

  /// The reports of one moment, at most one a finger: fingers that go down together are one event (PL-06).
  mutating func takeEvent() -> [TouchSample] {
    guard let time = nextTime else { return [] }
    var fingers: Set<Int> = []
    let share = samples.prefix { $0.timestamp == time && fingers.insert($0.finger).inserted }
    samples.removeFirst(share.count)
    return Array(share)
  }
}
