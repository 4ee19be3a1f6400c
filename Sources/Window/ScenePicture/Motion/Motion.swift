import Foundation

/// The change of an element of the picture between two steps. All other elements, and all texts, change at once.
package enum Motion: Equatable {
  /// A new arrow grows from its beginning.
  case grows
  /// Colours and lines blend into the new ones.
  case blends
  /// A new ring comes from a little further out. One that was there moves.
  case springs
  /// The shape moves to its new place.
  case slides
  /// The knob of a switch moves to the other side.
  case switches
  /// A removed element fades out.
  case fadesOut
  /// A new element fades in, and a removed one fades out.
  case crossFades

  private static let motions: [(element: ElementName, motion: Motion)] = [
    (.descents, .grows), (.views, .blends), (.cards, .blends), (.resultRing, .springs), (.playhead, .slides),
    (.fingers, .fadesOut), (.hitMapAreas, .crossFades),
  ]

  /// The motion of the element with this name; nil for an element that changes at once.
  init?(element: String) {
    if let motion = Motion.motions.first(where: { $0.element.contains(element) })?.motion {
      self = motion
    } else if ElementName.isKnob(element) {
      self = .switches
    } else {
      return nil
    }
  }

  /// Seconds.
  var duration: TimeInterval {
    switch self {
    case .grows: 0.18
    case .springs: 0.14
    case .blends, .slides: 0.12
    case .switches: 0.1
    case .crossFades: 0.2
    case .fadesOut: 0.3
    }
  }

  /// Returns the share of the motion that is done after so many seconds, from 0 to 1.
  func progress(after seconds: TimeInterval) -> Double { Motion.share(of: duration, after: seconds) }

  /// Returns the share of a motion that is done after so many seconds, from 0 to 1. Motions slow down towards the end.
  static func share(of duration: TimeInterval, after seconds: TimeInterval) -> Double {
    let share = min(max(seconds / duration, 0), 1)
    return 1 - (1 - share) * (1 - share)
  }
}
