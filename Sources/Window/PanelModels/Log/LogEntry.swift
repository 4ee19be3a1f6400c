import ScenePicture
import UIKit

/// A row of the log: an event, or a step inside one.
package struct LogEntry: Equatable {
  package enum Mark: Equatable {
    case finger(Int)
    case icon(Icon, Tone)
    case chevron
  }

  /// The step of the row, as an index into the trace.
  package var step: Int
  /// The end of the steps that belong to the row and to the rows inside it, as an index into the trace.
  package var end: Int
  package var depth: Int
  package var mark: Mark?
  /// In the code font, unless the row is a heading: an event, or the name of a recognizer that changes its state.
  package var text: String
  package var isHeading = false
  /// The change that a heading describes.
  package var detail: String?
  /// The answer, in the colour of `tone`.
  package var answer: String?
  package var tone = Tone.text
  /// At the right of a heading.
  package var time: String?
  /// Whether the rows inside it are folded at first.
  package var isInitiallyFolded = false
  /// Whether there are rows inside it.
  package var isFoldable = false
}
