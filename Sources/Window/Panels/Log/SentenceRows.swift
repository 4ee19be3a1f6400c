import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// Converts the touch sequence at the cursor to the rows of the page of steps. When a trace continues, the rows of
/// finished chapters are kept.
@MainActor struct SentenceRows {
  private(set) var rows: [SentenceRow] = []
  private var key: Key?
  private var identity: TraceIdentity?
  /// The number of rows of finished chapters, and the first step after them.
  private var kept = (rows: 0, step: 0)

  /// The values that the rows depend on besides the steps.
  private struct Key: Equatable {
    var start: Int
    var stops: StepStops
    var language: Language
    var width: CGFloat
  }

  /// Updates the rows.
  /// - Parameter width: the width of a sentence, in pixels.
  mutating func follow(_ display: DisplayState, width: CGFloat, _ appearance: Appearance) {
    let trace = display.trace, sequence = display.sequence
    let key = Key(
      start: sequence.lowerBound, stops: display.stops, language: appearance.languages.first, width: width)
    let isContinued = key == self.key && identity.map { trace.continues($0) } == true
    if isContinued, identity?.stepCount == trace.steps.count { return }
    if !isContinued { kept = (0, sequence.lowerBound) }
    rows.removeSubrange(kept.rows...)
    (self.key, identity) = (key, trace.identity)
    for chapter in Chapter.chapters(of: trace) {
      guard chapter.steps.lowerBound >= kept.step, chapter.steps.overlaps(sequence) else { continue }
      kept = (rows.count, chapter.steps.lowerBound)
      add(chapter, display, width, appearance)
    }
  }

  private mutating func add(_ chapter: Chapter, _ display: DisplayState, _ width: CGFloat, _ appearance: Appearance) {
    let language = appearance.languages.first, start = display.sequence.lowerBound
    let title = chapter[language]
    rows.append(SentenceRow(steps: chapter.steps, text: title, lines: [title]))
    // A folded run of moves is one step: its last.
    let isFolded = chapter.isRun && display.stops.isFolded(chapter.steps)
    for index in isFolded ? chapter.steps.suffix(1) : chapter.steps {
      let text = Narration.sentence(for: index, in: display.trace, language: language).plain
      let step = SentenceRow.Step(
        number: display.stops.number(of: index + 1, from: start), kind: TickKind(display.trace.steps[index].kind),
        cursor: index + 1)
      let lines = appearance.typesetter.lines(of: text, .row, width: width, maximum: 4)
      let steps = isFolded ? chapter.steps : index..<index + 1
      rows.append(SentenceRow(step: step, steps: steps, text: text, lines: lines))
    }
  }
}
