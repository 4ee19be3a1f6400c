/// Keeps an alignment of two traces up to date. Only the events that are new are aligned.
package struct RunAligner {
  package private(set) var alignment = RunAlignment()
  private var lines = [Memo<TraceLines>(), Memo<TraceLines>()]
  private var identities: [TraceIdentity] = []
  /// The last event that both runs have: its first step in each, and its first pair. What follows is aligned again.
  private var anchor: (steps: [Int], pairs: Int) = ([0, 0], 0)

  package init() {}

  /// - Returns: whether the alignment has changed.
  @discardableResult package mutating func follow(_ first: Trace, _ second: Trace) -> Bool {
    let traces = [first, second]
    let isContinued = identities.count == 2 && (0...1).allSatisfy { traces[$0].continues(identities[$0]) }
    if isContinued, (0...1).allSatisfy({ identities[$0].stepCount == traces[$0].steps.count }) { return false }
    for side in 0...1 { lines[side].follow(traces[side]) }
    identities = traces.map(\.identity)
    if !isContinued {
      let starts = RunAligner.starts(of: traces)
      (alignment, anchor) = (RunAlignment(after: starts), (starts, 0))
    }
    alignment.remove(from: anchor.pairs)
    align(traces)
    return true
  }

  /// Returns the number of steps to leave out at the beginning of each run: a run may have forgotten more old steps than the
  /// other.
  private static func starts(of traces: [Trace]) -> [Int] {
    guard traces.contains(where: { $0.forgotten.count > 0 }) else { return [0, 0] }
    let begin = traces.compactMap { $0.steps.first?.time }.max() ?? 0
    return traces.map { trace in trace.steps.firstIndex { $0.depth == 0 && $0.time >= begin } ?? trace.steps.count }
  }

  // MARK: Events

  private mutating func align(_ traces: [Trace]) {
    var rest = (0...1).map { events(of: traces[$0], from: anchor.steps[$0])[...] }
    while rest.contains(where: { !$0.isEmpty }) {
      let pair = next(in: rest, traces)
      if let first = pair[0], let second = pair[1] {
        anchor = ([first.lowerBound, second.lowerBound], alignment.pairs.count)
        append(first, second, traces)
      } else {
        for (side, steps) in pair.enumerated() { appendAlone(steps ?? 0..<0, of: side, traces) }
      }
      for side in 0...1 where pair[side] != nil { rest[side].removeFirst() }
    }
  }

  /// Returns the steps of each event: a step that no other contains, and those in it.
  private func events(of trace: Trace, from start: Int) -> [Range<Int>] {
    let starts = (start..<max(trace.steps.count, start)).filter { $0 == start || trace.steps[$0].depth == 0 }
    return zip(starts, starts.dropFirst() + [trace.steps.count]).map { $0..<$1 }
  }

  /// Returns the event of either run, or of both, that comes next.
  private func next(in events: [ArraySlice<Range<Int>>], _ traces: [Trace]) -> [Range<Int>?] {
    guard let first = events[0].first, let second = events[1].first else { return [events[0].first, events[1].first] }
    let heads = [first.lowerBound, second.lowerBound], times = (0...1).map { traces[$0].steps[heads[$0]].time }
    if times[0] != times[1] { return times[0] < times[1] ? [first, nil] : [nil, second] }
    let lines = (0...1).map { self.lines[$0].value.lines[heads[$0]] }
    if lines[0] == lines[1] { return [first, second] }
    // The other run may have this event later at the same time.
    for side in 0...1 {
      let later = events[1 - side].dropFirst().prefix { traces[1 - side].steps[$0.lowerBound].time == times[0] }
      if later.contains(where: { self.lines[1 - side].value.lines[$0.lowerBound] == lines[side] }) {
        return side == 0 ? [nil, second] : [first, nil]
      }
    }
    return [first, second]
  }

  // MARK: Steps

  /// Appends two events side by side.
  private mutating func append(_ first: Range<Int>, _ second: Range<Int>, _ traces: [Trace]) {
    let own = lines[0].value.lines[first], others = lines[1].value.lines[second]
    var (left, right) = (first.lowerBound, second.lowerBound)
    for match in CommonLines(own, others).pairs + [(first.upperBound, second.upperBound)] {
      for offset in 0..<max(match.0 - left, match.1 - right) {
        let one = left + offset, other = right + offset
        append(one < match.0 ? one : nil, other < match.1 ? other : nil, isSame: false, traces)
      }
      if match.0 < first.upperBound { append(match.0, match.1, isSame: true, traces) }
      (left, right) = (match.0 + 1, match.1 + 1)
    }
  }

  private mutating func appendAlone(_ steps: Range<Int>, of side: Int, _ traces: [Trace]) {
    for step in steps { append(side == 0 ? step : nil, side == 1 ? step : nil, isSame: false, traces) }
  }

  private mutating func append(_ first: Int?, _ second: Int?, isSame: Bool, _ traces: [Trace]) {
    let steps = [first, second]
    let present = (0...1).compactMap { side in steps[side].map { (traces[side], $0) } }
    guard let (trace, step) = present.first else { return }
    alignment.append(
      .init(first: first, second: second, isSame: isSame, time: trace.steps[step].time),
      startsEvent: present.contains { trace, step in
        if case .event = trace.steps[step].kind { true } else { false }
      },
      startsSequence: present.contains { $0.sequenceStarts.contains($1) })
  }
}

/// The lines of a trace's steps.
private struct TraceLines: TraceReducer {
  private(set) var lines: [String] = []

  mutating func add(_ index: Int, of trace: Trace) { lines.append(TraceText.line(of: trace.steps[index])) }
}

/// The longest list of lines that two texts have in common, in order: first their equal beginnings, then their equal ends,
/// then the most of what is between.
package struct CommonLines {
  /// The places of the lines in both texts.
  package private(set) var pairs: [(Int, Int)] = []

  package init(_ one: ArraySlice<String>, _ other: ArraySlice<String>) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let rest = (one.dropFirst(start), other.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    pairs = (0..<start).map { (one.startIndex + $0, other.startIndex + $0) }
    pairs += CommonLines.between(Array(rest.0.dropLast(end)), Array(rest.1.dropLast(end))).map {
      ($0 + rest.0.startIndex, $1 + rest.1.startIndex)
    }
    pairs += (0..<end).map { (one.endIndex - end + $0, other.endIndex - end + $0) }
  }

  /// Texts whose product of lengths is larger are not compared line by line; an event never has so many steps.
  private static let largest = 1_000_000

  private static func between(_ one: [String], _ other: [String]) -> [(Int, Int)] {
    guard !one.isEmpty, !other.isEmpty, one.count * other.count <= largest else { return [] }
    // The number of common lines in the rests of both texts.
    var counts = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        counts[i][j] = one[i] == other[j] ? counts[i + 1][j + 1] + 1 : max(counts[i + 1][j], counts[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = [], (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if one[i] == other[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if counts[i + 1][j] >= counts[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
