import Foundation

/// How an element of the picture gets from one state to the next. All else changes at once, and so do texts.
package enum Motion: Equatable {
  /// An arrow that is new grows from its beginning.
  case grows
  /// Colours and lines pass over into the new ones.
  case blends
  /// The shape moves to its new place.
  case slides
  /// A knob moves to the other side.
  case switches
  /// What is gone pales away.
  case leaves

  /// Nil for what changes at once.
  init?(element: String) {
    if element.hasPrefix("descent.") {
      self = .grows
    } else if element.hasPrefix("view.") || element.hasPrefix("column.card.") || element == "ring.result" {
      self = .blends
    } else if element == Motion.playhead {
      self = .slides
    } else if element.hasSuffix(Motion.knob) {
      self = .switches
    } else if element.hasPrefix("finger.") {
      self = .leaves
    } else {
      return nil
    }
  }

  /// The element that shows where on the timeline one is.
  package static let playhead = "timeline.playhead"
  /// How the names of elements end that move inside a switch.
  package static let knob = ".knob"

  /// Seconds.
  var duration: TimeInterval {
    switch self {
    case .grows: 0.18
    case .blends, .slides: 0.12
    case .switches: 0.1
    case .leaves: 0.3
    }
  }

  /// How much of it is done after so many seconds, from 0 to 1: fast at first, then slower.
  func progress(after seconds: TimeInterval) -> Double {
    let share = min(max(seconds / duration, 0), 1)
    return 1 - (1 - share) * (1 - share)
  }
}
