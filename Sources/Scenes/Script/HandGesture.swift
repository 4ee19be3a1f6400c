import Foundation

/// What a hand does from the first finger that goes down to the last one that goes up.
///
///     scene.hand.gestures.first?.paths  // [[(262, 424)]]: one finger, which taps
package struct HandGesture: Equatable, Sendable {
  /// The points of each finger, in screen points; one point for a finger that does not move.
  package var paths: [[CGPoint]]
  /// The number of taps in quick succession at one place.
  package var taps = 1
  /// The longest time for which nothing moves while a finger is down, in milliseconds.
  package var held = 0
  /// Whether the system interrupts it, as with a phone call.
  package var isInterrupted = false

  /// The shortest time of a press that is called a hold, in milliseconds.
  package static let shortestHold = 300

  /// Whether a tap at a point, soon after it, belongs to it.
  fileprivate func isAnotherTap(at point: CGPoint) -> Bool { !isInterrupted && paths == [[point]] }

  /// Whether a finger moves.
  package var isDrag: Bool { paths.contains { $0.count > 1 } }
  package var isHold: Bool { held >= HandGesture.shortestHold && !isDrag }
}

extension Script {
  /// The gestures of the hand that performs the script, in order. Taps in quick succession are one gesture.
  package var gestures: [HandGesture] {
    var reader = GestureReader()
    for timed in inputs { reader.add(timed) }
    return reader.gestures
  }
}

/// Collects the reports of fingers.
private struct GestureReader {
  private(set) var gestures: [HandGesture] = []
  /// The fingers that are down, in the order in which they came, and the indices of their paths.
  private var down: [Int: Int] = [:]
  private var lastTime = 0

  mutating func add(_ timed: TimedInput) {
    if !down.isEmpty, !gestures.isEmpty {
      gestures[gestures.count - 1].held = max(gestures[gestures.count - 1].held, timed.time - lastTime)
    }
    switch timed.input {
    case .touch(let finger, .began, let point, _): begin(finger, at: point, time: timed.time)
    case .touch(let finger, .moved, let point, _):
      if let path = down[finger] { gestures[gestures.count - 1].paths[path].append(point) }
    case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _): down[finger] = nil
    case .interrupt:
      if !down.isEmpty { gestures[gestures.count - 1].isInterrupted = true }
      down = [:]
    case .set, .front, .mark, .shake, .remote, .press: break
    }
    lastTime = timed.time
  }

  private mutating func begin(_ finger: Int, at point: CGPoint, time: Int) {
    if !down.isEmpty {
      down[finger] = gestures[gestures.count - 1].paths.count
      gestures[gestures.count - 1].paths.append([point])
    } else if gestures.last?.isAnotherTap(at: point) == true, time - lastTime <= ScriptLine.tapPause {
      gestures[gestures.count - 1].taps += 1
      down[finger] = 0
    } else {
      gestures.append(HandGesture(paths: [[point]]))
      down[finger] = 0
    }
  }
}
