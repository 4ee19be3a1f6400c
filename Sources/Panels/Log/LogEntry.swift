import Foundation
import ScenePicture
import UIKit

/// A row of the log: an event, or something that happened inside of one.
struct LogEntry: Equatable {
  enum Mark: Equatable {
    case finger(Int)
    case icon(Icon, Shade)
    case chevron
  }

  /// Which colour a mark or an answer takes.
  enum Shade: Equatable {
    case ink, yes, no, skip, result, chain, recognizer
  }

  /// The step that it tells of, as an index into the trace.
  var step: Int
  /// How many steps after that belong to it and to what is inside of it.
  var end: Int
  var depth: Int
  var mark: Mark?
  /// Set as code unless it is a heading: an event, or the name of a recognizer that changes.
  var text: String
  var isHeading = false
  /// What becomes of what the heading names.
  var detail: String?
  /// What was answered, in the colour of its state.
  var answer: String?
  var shade = Shade.ink
  /// At the right of a heading.
  var time: String?
  /// What is inside of it is shown only when it is asked for.
  var beginsFolded = false
  /// Whether there is anything inside of it.
  var isFoldable = false
}

extension LogEntry.Shade {
  init(_ answer: Bool) { self = answer ? .yes : .no }
}
