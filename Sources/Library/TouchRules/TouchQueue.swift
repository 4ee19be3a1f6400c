/// The queue of finger reports, which it groups into events.
package struct TouchQueue {
  /// One finger's part of an event: its last sample and the samples folded into it.
  package struct Report: Equatable {
    package var sample: TouchSample
    /// All samples, the last one included (TE-19); empty if there is only one.
    package var samples: [TouchSample] = []

    package init(sample: TouchSample, samples: [TouchSample] = []) { (self.sample, self.samples) = (sample, samples) }
  }

  /// The reports of one event. Nearly every event has one report, for which no array is made.
  package struct Reports: Equatable {
    package var first: Report
    package var others: [Report] = []

    /// Nil if there are no reports.
    package init?(_ reports: [Report]) {
      guard let first = reports.first else { return nil }
      self.first = first
      others = Array(reports.dropFirst())
    }

    package init(_ report: Report) { first = report }

    package var all: [Report] { [first] + others }

    package var samples: [TouchSample] { others.isEmpty ? [first.sample] : all.map(\.sample) }

    /// In seconds.
    package var latestTime: TimeInterval {
      var time = first.sample.timestamp
      for report in others { time = max(time, report.sample.timestamp) }
      return time
    }
  }

  private var samples: [TouchSample] = []

  package init() {}

  /// The largest timestamp so far. An earlier timestamp is raised to it, so that time never goes back.
  private var latest = -TimeInterval.infinity

  package mutating func append(_ sample: TouchSample) {
    var sample = sample
    sample.timestamp = max(sample.timestamp, latest)
    latest = sample.timestamp
    samples.append(sample)
  }

  /// The time of the next event, in seconds.
  package var nextTime: TimeInterval? { samples.isEmpty ? nil : samples[0].timestamp }

  /// Removes and returns the reports of the next event, nil if there are none. Reports with the same timestamp belong to one event,
  /// at most one for each finger: fingers that go down together are one event (PL-06).
  ///
  /// - Parameters:
  ///   - frame: the duration of a frame, in seconds. The moves of one finger in one frame are folded into the last of
  ///     them (PL-11). Nil: nothing is folded.
  ///   - end: the last time whose reports may be taken, in seconds.
  ///   - deadline: the time of the next deadline, in seconds, which comes before the reports at its time.
  package mutating func takeEvent(
    frame: TimeInterval?, until end: TimeInterval = .infinity, before deadline: TimeInterval = .infinity
  ) -> Reports? {
    if samples.count == 1 { return Reports(Report(sample: samples.removeLast())) }
    guard let first = samples.first else { return nil }
    var reports: [Report] = []
    var taken = 0
    for sample in samples {
      guard
        sample.timestamp == first.timestamp
          || sample.timestamp <= end && sample.timestamp < deadline && sample.isInFrame(of: first, frame)
      else { break }
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
    return Reports(reports)
  }
}

extension TouchSample {
  fileprivate func isInFrame(of first: TouchSample, _ frame: TimeInterval?) -> Bool {
    guard let frame, frame > 0, first.phase == .moved else { return false }
    return (timestamp / frame).rounded(.down) == (first.timestamp / frame).rounded(.down)
  }
}
