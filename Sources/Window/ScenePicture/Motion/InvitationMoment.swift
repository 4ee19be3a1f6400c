import Foundation
import Scenes

/// The fingers of an invitation at one time. Points are those of the screen.
struct InvitationMoment: Equatable {
  /// The index of the gesture under way.
  var gesture = 0
  /// The places of its fingers, in the order of the gesture's paths; empty for a signal.
  var fingers: [CGPoint] = []
  /// The ways of its fingers so far.
  var trails: [[CGPoint]] = []
  /// Whether fingers are down, or the key of a signal.
  var isDown = false
  /// The share of the longest pause that has passed, from 0 to 1.
  var held = 0.0
  /// Whether the system has interrupted the gesture.
  var isInterrupted = false

  /// Moves the fingers back on their way to where they go down.
  /// - Parameter place: where the finger was before; nil for the first gesture.
  mutating func approach(from place: CGPoint?, share: Double) {
    guard let first = fingers.first else { return }
    let start = place ?? CGPoint(x: first.x + 60, y: first.y + 90)
    let (dx, dy) = ((start.x - first.x) * (1 - share), (start.y - first.y) * (1 - share))
    fingers = fingers.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }
}

extension InvitedGesture {
  /// The place of the first finger at the end.
  var lastPlace: CGPoint? { paths.first?.last }

  /// Returns the place of the fingers at a time, in milliseconds of the script.
  func moment(at time: Double) -> InvitationMoment {
    var reader = InvitationMomentReader(fingers: paths.compactMap(\.first))
    for timed in inputs where Double(timed.time) <= time { reader.add(timed) }
    if let next = inputs.first(where: { Double($0.time) > time })?.time {
      reader.moveTowards(next, in: inputs, at: time)
    }
    reader.moment.held = held > 0 && reader.moment.isDown ? reader.longestPause(until: time) / Double(held) : 0
    return reader.moment
  }
}

/// Collects the reports of a gesture up to a time.
private struct InvitationMomentReader {
  var moment = InvitationMoment()
  /// The index of each finger, by its number.
  private var indices: [Int: Int] = [:]
  private var down: Set<Int> = []
  private var lastTime: Int?
  private var pause = 0

  init(fingers: [CGPoint]) { (moment.fingers, moment.trails) = (fingers, fingers.map { _ in [] }) }

  mutating func add(_ timed: TimedInput) {
    if let lastTime, !down.isEmpty { pause = max(pause, timed.time - lastTime) }
    lastTime = timed.time
    switch timed.input {
    case .touch(let finger, .began, let point, _):
      if indices[finger] == nil { indices[finger] = indices.count }
      down.insert(finger)
      move(finger, to: point)
    case .touch(let finger, .moved, let point, _): move(finger, to: point)
    case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _): down.remove(finger)
    case .interrupt: moment.isInterrupted = true
    case .front, .shake, .remote, .press: down.insert(0)
    case .set, .mark: break
    }
    moment.isDown = !down.isEmpty
  }

  private mutating func move(_ finger: Int, to point: CGPoint) {
    guard let index = indices[finger], moment.fingers.indices.contains(index) else { return }
    moment.fingers[index] = point
    moment.trails[index].append(point)
  }

  /// Moves the fingers on their way to the reports at `end`.
  mutating func moveTowards(_ end: Int, in inputs: [TimedInput], at time: Double) {
    guard let lastTime, end > lastTime else { return }
    let share = (time - Double(lastTime)) / Double(end - lastTime)
    for timed in inputs where timed.time == end {
      guard case .touch(let finger, .moved, let point, _) = timed.input, let index = indices[finger],
        moment.fingers.indices.contains(index)
      else { continue }
      let from = moment.fingers[index]
      move(finger, to: CGPoint(x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share))
    }
  }

  /// Returns the longest time without a report so far, in milliseconds.
  func longestPause(until time: Double) -> Double { max(Double(pause), time - Double(lastTime ?? 0)) }
}
