import Foundation

/// A gesture that an invitation asks for: the motion from the first finger that goes down to the last finger that goes
/// up, or a signal such as a shake.
///
///     scene.invitedScript.gestures.first?.paths  // [[(262, 424)]]: one finger, which taps
package struct InvitedGesture: Equatable, Sendable {
  /// The points of each finger, in screen points; one point for a finger that does not move.
  package var paths: [[CGPoint]]
  /// The number of taps in quick succession at one place.
  package var taps = 1
  /// The longest time for which nothing moves while a finger is down, in milliseconds.
  package var held = 0
  /// Whether the system interrupts it, as with a phone call.
  package var isInterrupted = false
  /// An input without a finger; nil for touches.
  package var signal: Input?
  /// The reports of the fingers and the interruption, or the signal, with their times in the script.
  package var inputs: [TimedInput] = []
  /// When it ends, in milliseconds of the script. A finger can still be down then.
  package fileprivate(set) var end = 0

  package init(paths: [[CGPoint]], signal: Input? = nil, inputs: [TimedInput] = [], end: Int = 0) {
    (self.paths, self.signal, self.inputs, self.end) = (paths, signal, inputs, end)
  }

  /// The shortest time of a press that is called a hold, in milliseconds.
  package static let shortestHold = 300

  /// Whether a tap at a point, soon after it, belongs to it.
  fileprivate func isAnotherTap(at point: CGPoint) -> Bool { !isInterrupted && paths == [[point]] }

  /// Whether a finger moves.
  package var isDrag: Bool { paths.contains { $0.count > 1 } }
  package var isHold: Bool { held >= InvitedGesture.shortestHold && !isDrag }
  /// Whether a finger presses harder than an average touch.
  package var isHard: Bool {
    inputs.contains { if case .touch(_, _, _, let force?) = $0.input { force > 1 } else { false } }
  }
  /// The time of its first input, in milliseconds of the script.
  package var start: Int { inputs.first?.time ?? 0 }
}

extension InvitedGesture {
  /// Adds a point to a path. A report from the same place, such as one with another force, is no movement. A signal such as a
  /// shake during a touch has no paths.
  fileprivate mutating func addPoint(_ point: CGPoint, toPath path: Int) {
    if paths.indices.contains(path), paths[path].last != point { paths[path].append(point) }
  }
}

extension Script {
  /// Whether fingers are still down at the end.
  package var leavesFingersDown: Bool {
    inputs.reduce(into: Set<Int>()) { down, timed in
      switch timed.input {
      case .touch(let finger, .began, _, _): down.insert(finger)
      case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _): down.remove(finger)
      case .interrupt: down = []
      case .touch, .set, .front, .mark, .shake, .remote, .press: break
      }
    }.isEmpty == false
  }

  /// The gestures that perform the script, in order. Taps in quick succession are one gesture.
  package var gestures: [InvitedGesture] { InvitedGesture.all(in: inputs, until: duration) }
}

extension InvitedGesture {
  /// The gestures that make some inputs, in order. Taps in quick succession are one gesture.
  /// - Parameter time: when the inputs end, in milliseconds.
  package static func all(in inputs: some Sequence<TimedInput>, until time: Int) -> [InvitedGesture] {
    var reader = GestureReader()
    for timed in inputs { reader.add(timed) }
    reader.end(at: time)
    return reader.gestures
  }
}

/// Collects the reports of fingers.
private struct GestureReader {
  private(set) var gestures: [InvitedGesture] = []
  /// The fingers that are down, in the order in which they came, and the indices of their paths.
  private var down: [Int: Int] = [:]
  private var lastTime = 0

  mutating func add(_ timed: TimedInput) {
    if !down.isEmpty, gestures.last?.isInterrupted == false {
      gestures[gestures.count - 1].held = max(gestures[gestures.count - 1].held, timed.time - lastTime)
    }
    switch timed.input {
    case .touch(let finger, .began, let point, _):
      begin(finger, at: point, time: timed.time)
      addReport(timed)
    case .touch(let finger, .moved, let point, _):
      if let path = down[finger] { gestures[gestures.count - 1].addPoint(point, toPath: path) }
      addReport(timed)
    case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _):
      addReport(timed)
      down[finger] = nil
    case .interrupt:
      if !down.isEmpty { gestures[gestures.count - 1].isInterrupted = true }
      addReport(timed)
    case .front, .shake, .remote, .press:
      gestures.append(InvitedGesture(paths: [], signal: timed.input, inputs: [timed], end: timed.time))
    case .set, .mark: break
    }
    lastTime = timed.time
  }

  /// Adds a report to the gesture under way. A finger goes up also after a phone call.
  private mutating func addReport(_ timed: TimedInput) {
    guard !down.isEmpty else { return }
    gestures[gestures.count - 1].inputs.append(timed)
    gestures[gestures.count - 1].end = timed.time
  }

  /// Extends a gesture whose fingers are still down to the end of the script.
  mutating func end(at time: Int) {
    guard !down.isEmpty, let last = gestures.last, !last.isInterrupted else { return }
    gestures[gestures.count - 1].held = max(last.held, time - lastTime)
    gestures[gestures.count - 1].end = time
  }

  private mutating func begin(_ finger: Int, at point: CGPoint, time: Int) {
    if !down.isEmpty {
      down[finger] = gestures[gestures.count - 1].paths.count
      gestures[gestures.count - 1].paths.append([point])
    } else if gestures.last?.isAnotherTap(at: point) == true, time - lastTime <= ScriptLine.tapPause {
      gestures[gestures.count - 1].taps += 1
      down[finger] = 0
    } else {
      gestures.append(InvitedGesture(paths: [[point]]))
      down[finger] = 0
    }
  }
}
