import Algorithms
import Foundation
import TouchTrace

/// Where the steps of a trace stand along the timeline, in pixels from the first step on.
struct TimelineScale: Equatable {
  enum Axis: Equatable { case steps, time }

  /// The widest and the narrowest room of a step, in pixels.
  static let pitches: ClosedRange<CGFloat> = 12...40
  /// The left edge of each step, and after the last the end of it all.
  private(set) var edges: [CGFloat] = [0]
  private(set) var axis: Axis
  /// Pixels for a millisecond; on the time axis only.
  private(set) var density: CGFloat = 0
  private var times: [Int]

  /// Steps side by side, `pitch` wide; no chapter is narrower than what its title needs, and those of `folded` are
  /// pressed together.
  init(steps times: [Int], chapters: [ChapterRoom], pitch: CGFloat) {
    (axis, self.times) = (.steps, times)
    edges.reserveCapacity(times.count + 1)
    for chapter in chapters {
      let start = end, width = chapter.width(at: pitch), steps = CGFloat(chapter.steps)
      for step in 0..<chapter.steps { edges.append(start + width * CGFloat(step + 1) / steps) }
    }
  }

  /// The pitch at which these chapters are `width` wide together; within `pitches`, so that they may be wider.
  static func pitch(of chapters: [ChapterRoom], fitting width: CGFloat) -> CGFloat {
    var pitch = width
    // Each round takes out the chapters that have their least width; the rest share what is left.
    for _ in chapters.indices {
      let growing = chapters.filter { !$0.hasLeastWidth(at: pitch) }
      let fixed = chapters.filter { $0.hasLeastWidth(at: pitch) }.map(\.least).reduce(0, +)
      let steps = growing.map(\.shownSteps).reduce(0, +)
      guard steps > 0 else { break }
      let next = (width - fixed) / steps
      if next == pitch { break }
      pitch = next
    }
    return min(max(pitch, pitches.lowerBound), pitches.upperBound)
  }

  /// Steps where their time is; the last one is `tail` pixels long.
  init(times: [Int], density: CGFloat, tail: CGFloat = TimelineScale.pitches.lowerBound) {
    (axis, self.times, self.density) = (.time, times, density)
    edges = times.map { CGFloat($0) * density }
    edges.append((edges.last ?? 0) + tail)
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

  /// The steps whose rooms touch a part of the scale.
  func steps(in span: ClosedRange<CGFloat>) -> Range<Int> {
    let steps = edges.dropLast()
    let end = steps.partitioningIndex { $0 > span.upperBound }
    return min(max(steps.partitioningIndex { $0 >= span.lowerBound } - 1, 0), end)..<end
  }

  /// The step that stands at `x`, and which part of its room lies before `x`.
  func place(at x: CGFloat) -> (step: Int, part: CGFloat) {
    let step = edges.dropLast().lastIndex { $0 <= x } ?? 0, space = space(of: step)
    return (step, space > 0 ? (x - edges[step]) / space : 0)
  }

  /// Where the part of a step's room begins.
  func x(of place: (step: Int, part: CGFloat)) -> CGFloat {
    edges[min(place.step, edges.count - 1)] + place.part * space(of: place.step)
  }

  /// How wide a step's room is.
  func space(of step: Int) -> CGFloat {
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

/// What a chapter asks of the timeline.
struct ChapterRoom: Equatable {
  /// How many steps' room a folded chapter takes at most, unless its title needs more.
  private static let foldedSteps = 3
  /// What a run of moves needs at least, so that it can be seen what the recognizers did in it.
  static let runWidth: CGFloat = 112

  var steps: Int
  /// A run of moves, pressed together.
  var isFolded = false
  /// What its title needs, in pixels.
  var least: CGFloat = 0

  /// How many steps' room it takes.
  var shownSteps: CGFloat { CGFloat(isFolded ? min(steps, ChapterRoom.foldedSteps) : steps) }

  func hasLeastWidth(at pitch: CGFloat) -> Bool { shownSteps * pitch <= least }

  func width(at pitch: CGFloat) -> CGFloat { max(shownSteps * pitch, least) }
}
