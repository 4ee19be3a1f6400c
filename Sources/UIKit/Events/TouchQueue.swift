/// Finger reports that wait for their turn, cut into events.
nonisolated struct TouchQueue {
  /// What one event says of one finger: its last report, and those that were folded into it.
  struct Report: Equatable {
    var sample: TouchSample
    /// All samples, the last one included (TE-19); empty where there is only one.
    var samples: [TouchSample] = []
  }

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
  ///
  /// With `frame` (seconds) the moves of one frame are folded into its last (PL-11).
  mutating func takeEvent(frame: TimeInterval?) -> [Report] {
    guard let first = samples.first else { return [] }
    if samples.count == 1 {
      samples.removeAll(keepingCapacity: true)
      return [Report(sample: first)]
    }
    var reports: [Report] = []
    var taken = 0
    for sample in samples {
      guard sample.timestamp == first.timestamp || sample.isInFrame(of: first, frame) else { break }
      if let index = reports.firstIndex(where: { $0.sample.finger == sample.finger }) {
        guard frame != nil, sample.phase == .moved, reports[index].sample.phase == .moved else { break }
        if reports[index].samples.isEmpty { reports[index].samples = [reports[index].sample] }
        reports[index].sample = sample
        reports[index].samples.append(sample)
      } else {
        guard sample.timestamp == first.timestamp || sample.phase == .moved else { break }
        reports.append(Report(sample: sample))
      }
      taken += 1
    }
    samples.removeFirst(taken)
    return reports
  }
}

extension TouchSample {
  nonisolated fileprivate func isInFrame(of first: TouchSample, _ frame: TimeInterval?) -> Bool {
    guard let frame, frame > 0, first.phase == .moved else { return false }
    return (timestamp / frame).rounded(.down) == (first.timestamp / frame).rounded(.down)
  }
}
