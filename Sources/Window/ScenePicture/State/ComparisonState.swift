import Narration
import Scenes
import TouchTrace

/// Two scenes side by side that get the same touches, as the stage and the panels draw them.
package struct ComparisonState: Equatable, Sendable {
  /// One of the scenes.
  package struct Side: Equatable, Sendable {
    /// The state of the scene, as if it were shown alone.
    package var display: DisplayState
    /// The name of this side: the title of a variant, or the name of another scene.
    package var title: LocalizedText
    /// The same in a word or two.
    package var shortTitle: LocalizedText

    package init(_ display: DisplayState, title: LocalizedText, shortTitle: LocalizedText) {
      (self.display, self.title, self.shortTitle) = (display, title, shortTitle)
    }
  }

  /// The numbers of the sides.
  package static let numbers = ["I", "II"]

  /// The scene at the left, and the one at the right.
  package var sides: [Side]
  /// Which of them is the open scene: 0 or 1.
  package var openSide: Int
  package var alignment: RunAlignment
  /// The chapters of both runs, as pairs of the alignment.
  package var chapters: [Chapter]
  /// The places at which stepping stops.
  package var stops: StepStops
  /// The number of pairs that have happened.
  package var cursor: Int
  /// The first difference and its consequences; nil if the runs are the same.
  package var difference: RunDifference?
  /// Whether the touch that is shown makes the point of the open scene.
  package var makesPoint = false
  /// The scenes that can stand beside the open scene; `choice` is the index of the present one.
  package var choices: [LocalizedText] = []
  package var choice: Int?

  package init(
    sides: [Side], openSide: Int, alignment: RunAlignment, chapters: [Chapter], stops: StepStops, cursor: Int,
    difference: RunDifference?
  ) {
    (self.sides, self.openSide, self.alignment, self.chapters) = (sides, openSide, alignment, chapters)
    (self.stops, self.cursor, self.difference) = (stops, cursor, difference)
  }

  /// The number that the window gives to a pair: its place in its touch sequence.
  package func number(of pair: Int) -> Int {
    stops.number(of: pair + 1, from: alignment.sequence(at: pair + 1).lowerBound)
  }

  /// The pairs of the touch that is shown.
  package var sequence: Range<Int> { alignment.sequence(at: cursor) }

  /// The first pair of the touch that is shown that is not the same in both runs.
  package var parting: Int? { alignment.parting(in: sequence) }

  /// The sentence about the first difference of the touch that is shown; nil if it is the same in both runs.
  package var line: DifferenceLine? {
    parting.map { DifferenceLine($0, step: number(of: $0), of: alignment, sides.map(\.display.trace)) }
  }

  /// The touch sequence that a pair belongs to, from 1.
  package func touch(of pair: Int) -> Int { max(alignment.sequenceStarts.count { $0 <= pair }, 1) }
}
