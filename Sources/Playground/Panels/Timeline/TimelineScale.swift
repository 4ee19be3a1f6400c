import Foundation

/// Where the steps of a trace stand along the timeline, in pixels from the first step on.
nonisolated struct TimelineScale: Equatable {
  enum Axis: Equatable { case steps, time }

  /// The widest and the narrowest room of a step, in pixels.
  static let pitches: ClosedRange<CGFloat> = 12...40
  /// How many steps' room a folded chapter takes at most.
  static let foldedRoom: CGFloat = 3

  /// The left edge of each step, and after the last the end of it all.
  private(set) var edges: [CGFloat] = [0]
  private(set) var axis: Axis
  /// Pixels for a millisecond; on the time axis only.
  private(set) var density: CGFloat = 0
  private var times: [Int]

  /// Steps side by side; the chapters of `folded` are pressed together.
  init(steps times: [Int], chapters: [Chapter], folded: Set<Int>, pitch: CGFloat) {
    (axis, self.times) = (.steps, times)
    for (index, chapter) in chapters.enumerated() {
      let count = CGFloat(chapter.steps.count)
      let room = folded.contains(index) ? min(count, TimelineScale.foldedRoom) * pitch / max(count, 1) : pitch
      for _ in chapter.steps { edges.append(end + room) }
    }
  }

  /// Steps where their time is.
  init(times: [Int], density: CGFloat) {
    (axis, self.times, self.density) = (.time, times, density)
    edges = times.map { CGFloat($0) * density }
    edges.append((edges.last ?? 0) + TimelineScale.pitches.lowerBound)
  }

  private var end: CGFloat { edges.last ?? 0 }

  /// The length of it all.
  var length: CGFloat { end }

  /// The middle of a step; on the time axis its time.
  func middle(of step: Int) -> CGFloat {
    guard step >= 0, step < edges.count - 1 else { return step < 0 ? 0 : end }
    return axis == .time ? edges[step] : (edges[step] + edges[step + 1]) / 2
  }

  /// Where the playhead stands when so many steps have happened.
  func playhead(at cursor: Int) -> CGFloat { cursor == 0 ? 0 : middle(of: cursor - 1) }

  /// From the left edge of the first to the right edge of the last.
  func span(of steps: Range<Int>) -> ClosedRange<CGFloat> {
    let left = edges[min(steps.lowerBound, edges.count - 1)]
    return left...max(left, edges[min(steps.upperBound, edges.count - 1)])
  }

  /// How wide a step's room is.
  func room(of step: Int) -> CGFloat {
    edges.indices.contains(step + 1) ? edges[step + 1] - edges[step] : 0
  }

  /// How many steps have happened when the playhead is brought to `x`: the step that is nearest happened last.
  func cursor(at x: CGFloat) -> Int {
    guard times.count > 0 else { return 0 }
    switch axis {
    case .steps:
      if x <= 0 { return 0 }
      let index = edges.dropLast().lastIndex { $0 <= x } ?? 0
      return index + 1
    case .time:
      return max(edges.dropLast().filter { $0 <= x + 0.5 }.count, 1)
    }
  }
}
