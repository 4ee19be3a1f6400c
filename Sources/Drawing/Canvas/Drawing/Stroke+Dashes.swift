import Foundation

extension Stroke {
  /// Returns the dashes of `contour`; the contour itself when the stroke is solid.
  func dashed(_ contour: Path.Contour) -> [Path.Contour] {
    guard let pattern = DashPattern(dash, phase: phase) else { return [contour] }
    let edges = StrokeSide.edges(of: contour)
    let length = edges.reduce(0) { $0 + $1.length }
    // A pattern far finer than the line is long would take too much time and look grey: it is drawn solid.
    guard length / pattern.period < 20_000 else { return [contour] }
    var cutter = DashCutter(pattern)
    for edge in edges { cutter.walk(edge) }
    return cutter.dashes(joiningEnds: contour.isClosed).filter { cap == .round || $0.points.count > 1 }
  }
}

/// Alternating lengths of dashes and gaps, with a start position.
struct DashPattern {
  /// An even number of lengths: dash, gap, dash, gap …
  let lengths: [CGFloat]
  let period: CGFloat
  let firstIndex: Int
  /// The rest of the first length.
  let firstRest: CGFloat

  /// Nil for a solid line: no lengths, or invalid ones.
  init?(_ dash: [CGFloat], phase: CGFloat) {
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest > 0, index < lengths.count - 1, rest >= lengths[index] {
      rest -= lengths[index]
      index += 1
    }
    self.lengths = lengths
    self.period = period
    firstIndex = index
    firstRest = max(lengths[index] - rest, 0)
  }
}

/// Cuts a line into dashes.
struct DashCutter {
  private let pattern: DashPattern
  private var finished: [Path.Contour] = []
  private var current: [CGPoint] = []
  private var index: Int
  private var rest: CGFloat

  init(_ pattern: DashPattern) {
    self.pattern = pattern
    index = pattern.firstIndex
    rest = pattern.firstRest
  }

  /// Whether the current length is a dash.
  private var isOn: Bool { index % 2 == 0 }

  mutating func walk(_ edge: Edge) {
    var walked: CGFloat = 0
    if isOn, current.isEmpty { current.append(edge.start) }
    while walked + rest < edge.length {
      walked += rest
      let point = CGPoint(x: edge.start.x + edge.along.x * walked, y: edge.start.y + edge.along.y * walked)
      if isOn {
        if rest > 0 { current.append(point) }
        finished.append(Path.Contour(current, isClosed: false))
        current = []
      } else {
        current = [point]
      }
      index = (index + 1) % pattern.lengths.count
      rest = pattern.lengths[index]
    }
    rest -= edge.length - walked
    if isOn { current.append(edge.end) }
  }

  /// Returns all dashes; on a closed line a dash at its end is joined with a dash at its start.
  func dashes(joiningEnds: Bool) -> [Path.Contour] {
    guard !current.isEmpty else { return finished }
    guard joiningEnds, pattern.firstIndex % 2 == 0, let first = finished.first else {
      return finished + [Path.Contour(current, isClosed: false)]
    }
    let joined = Path.Contour(current + first.points.dropFirst(), isClosed: false)
    return [joined] + finished.dropFirst()
  }
}
