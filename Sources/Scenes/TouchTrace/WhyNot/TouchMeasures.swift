import Foundation
import Scenes

/// The measures of a touch that a recognizer takes: its fingers and taps, the time for which they are down, and how far
/// they move.
struct TouchMeasures {
  private(set) var fingers = 1
  private(set) var taps = 1
  /// The longest time from a finger's down to its up, in milliseconds.
  private(set) var duration = 0
  /// The largest distance from a finger's first point, in points.
  private(set) var distance: CGFloat = 0

  init(_ inputs: [TimedInput]) {
    var starts: [Int: (time: Int, point: CGPoint)] = [:], began = 0
    for timed in inputs {
      guard case .touch(let finger, let phase, let point, _) = timed.input else { continue }
      if phase == .began {
        starts[finger] = (timed.time, point)
        began += 1
      }
      guard let start = starts[finger] else { continue }
      duration = max(duration, timed.time - start.time)
      distance = max(distance, hypot(point.x - start.point.x, point.y - start.point.y))
    }
    fingers = max(starts.count, 1)
    taps = max(began / fingers, 1)
  }

  /// Changes with which a recognizer that has these properties fits the touch.
  var changes: [Change] { fingerCounts + [Change(.numberOfTapsRequired, taps)] + limits }

  var fingerCounts: [Change] {
    [.numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches].map { Change($0, fingers) }
  }

  /// The limits of time and distance.
  var limits: [Change] {
    // A little less than the time, in steps of 50 ms.
    let seconds = Double(max(duration - 1, 0) / 50) * 0.05
    return [
      Change(.minimumPressDuration, (seconds * 100).rounded() / 100),
      Change(.allowableMovement, Double(distance.rounded(.up)) + 1),
    ]
  }
}
