import Algorithms
import Foundation

/// The places of a trace's steps along the timeline, in pixels from the first step.
package struct TimelineScale: Equatable {
  package enum Axis: Equatable { case steps, time }

  /// The range of the width of a step, in pixels.
  package static let pitches: ClosedRange<CGFloat> = 12...40
  /// The left edge of each step, and the right edge of the last one.
  package private(set) var edges: [CGFloat] = [0]
  package private(set) var axis: Axis
  /// Pixels per millisecond; on the time axis only.
  package private(set) var density: CGFloat = 0
  private var times: [Int]

  /// Steps side by side, `pitch` wide. A chapter is never narrower than its title; a folded one is compressed.
  package init(steps times: [Int], chapters: [ChapterWidth], pitch: CGFloat) {
    (axis, self.times) = (.steps, times)
    edges.reserveCapacity(times.count + 1)
    for chapter in chapters {
      let start = end, width = chapter.width(at: pitch), steps = CGFloat(chapter.steps)
      for step in 0..<chapter.steps { edges.append(start + width * CGFloat(step + 1) / steps) }
    }
  }

  /// Returns the pitch at which these chapters are `width` wide together, limited to `pitches`.
  package static func pitch(of chapters: [ChapterWidth], fitting width: CGFloat) -> CGFloat {
    var pitch = width
    // Each round excludes the chapters that have their minimum width; the others share the rest.
    for _ in chapters.indices {
      let growing = chapters.filter { !$0.hasMinimumWidth(at: pitch) }
      let fixed = chapters.filter { $0.hasMinimumWidth(at: pitch) }.map(\.minimum).reduce(0, +)
      let steps = growing.map(\.shownSteps).reduce(0, +)
      guard steps > 0 else { break }
      let next = (width - fixed) / steps
      if next == pitch { break }
      pitch = next
    }
    return min(max(pitch, pitches.lowerBound), pitches.upperBound)
  }

  /// Steps at their times; the last one is `tail` pixels wide.
  package init(times: [Int], density: CGFloat, tail: CGFloat = TimelineScale.pitches.lowerBound) {
    (axis, self.times, self.density) = (.time, times, density)
    edges = times.map { CGFloat($0) * density }
    edges.append((edges.last ?? 0) + tail)
  }

  private var end: CGFloat { edges.last ?? 0 }

  /// The total width.
  package var length: CGFloat { end }

  /// Returns the middle of a step; on the time axis the place of its time.
  package func middle(of step: Int) -> CGFloat {
    guard step >= 0, step < edges.count - 1 else { return step < 0 ? 0 : end }
    return axis == .time ? edges[step] : (edges[step] + edges[step + 1]) / 2
  }

  /// Returns the place of the playhead after a number of steps.
  package func playhead(at cursor: Int) -> CGFloat { cursor == 0 ? 0 : middle(of: cursor - 1) }

  /// Returns the range from the left edge of the first step to the right edge of the last one.
  package func span(of steps: Range<Int>) -> ClosedRange<CGFloat> {
    let left = edges[min(steps.lowerBound, edges.count - 1)]
    return left...max(left, edges[min(steps.upperBound, edges.count - 1)])
  }

  /// Returns the steps that overlap a part of the scale.
  package func steps(in span: ClosedRange<CGFloat>) -> Range<Int> {
    let steps = edges.dropLast()
    let end = steps.partitioningIndex { $0 > span.upperBound }
    return min(max(steps.partitioningIndex { $0 >= span.lowerBound } - 1, 0), end)..<end
  }

  /// Returns the step at `x`, and the share of the step before `x`.
  package func place(at x: CGFloat) -> (step: Int, part: CGFloat) {
    let step = edges.dropLast().lastIndex { $0 <= x } ?? 0, width = width(of: step)
    return (step, width > 0 ? (x - edges[step]) / width : 0)
  }

  /// Returns the x coordinate of a share of a step.
  package func x(of place: (step: Int, part: CGFloat)) -> CGFloat {
    edges[min(place.step, edges.count - 1)] + place.part * width(of: place.step)
  }

  /// Returns the width of a step.
  package func width(of step: Int) -> CGFloat {
    edges.indices.contains(step + 1) ? edges[step + 1] - edges[step] : 0
  }

  /// Returns the number of steps that have happened when the playhead is at `x`: the nearest step is the last one.
  package func cursor(at x: CGFloat) -> Int {
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
