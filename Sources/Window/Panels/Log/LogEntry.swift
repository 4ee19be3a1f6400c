import Foundation
import ScenePicture
import UIKit

/// A row of the log: an event, or a step inside one.
struct LogEntry: Equatable {
  enum Mark: Equatable {
    case finger(Int)
    case icon(Icon, Tone)
    case chevron
  }

  /// The step of the row, as an index into the trace.
  var step: Int
  /// The end of the steps that belong to the row and to the rows inside it, as an index into the trace.
  var end: Int
  var depth: Int
  var mark: Mark?
  /// In the code font, unless the row is a heading: an event, or the name of a recognizer that changes its state.
  var text: String
  var isHeading = false
  /// The change that a heading describes.
  var detail: String?
  /// The answer, in the colour of `tone`.
  var answer: String?
  var tone = Tone.text
  /// At the right of a heading.
  var time: String?
  /// Whether the rows inside it are folded at first.
  var isInitiallyFolded = false
  /// Whether there are rows inside it.
  var isFoldable = false
}
