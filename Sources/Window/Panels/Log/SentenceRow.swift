import Narration

/// A row of the page of steps: the title of a chapter, or a step as its sentence.
struct SentenceRow: Equatable {
  /// A step that the cursor can go to.
  struct Step: Equatable {
    /// Its number in the touch sequence, from 1.
    var number: Int
    var kind: TickKind
    /// The number of steps of the trace that have happened after it.
    var cursor: Int
  }

  /// The step; nil for the title of a chapter.
  var step: Step?
  /// The steps that the row stands for, as indices into the trace. A folded run of moves has one row.
  var steps: Range<Int>
  var text: String
  /// The text in lines that fit the width of the page.
  var lines: [String]
}
