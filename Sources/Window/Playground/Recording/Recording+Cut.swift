import Foundation
import Scenes

nonisolated extension Recording {
  /// Removes the inputs in a span of virtual milliseconds, and closes the gap.
  ///
  /// A finger that went up in the span goes up at its start. A finger that came down in the span is removed.
  func cut(_ span: Range<Int>) -> Recording {
    var rest = CutInputs(span)
    for timed in inputs { rest.add(timed) }
    var result = self
    result.inputs = rest.finish()
    return result
  }
}

/// Collects inputs and leaves out those in a span of virtual milliseconds.
nonisolated private struct CutInputs {
  let span: Range<Int>
  private var kept: [TimedInput] = []
  /// The fingers that are down after the kept inputs, and their points.
  private var down: [(finger: Int, point: CGPoint)] = []
  /// The fingers of `down` that went up in the span.
  private var lost: [Int] = []
  private var isBehind = false

  init(_ span: Range<Int>) { self.span = span }

  mutating func add(_ timed: TimedInput) {
    if span.contains(timed.time) { return leaveOut(timed.input) }
    if timed.time >= span.upperBound { close() }
    let time = isBehind ? timed.time - span.count + 1 : timed.time
    for input in wanted(timed.input) { kept.append(TimedInput(time: time, input: input)) }
  }

  mutating func finish() -> [TimedInput] {
    close()
    return kept
  }

  private mutating func leaveOut(_ input: Input) {
    switch input {
    case .touch(let finger, .ended, _, _), .touch(let finger, .cancelled, _, _):
      if down.contains(where: { $0.finger == finger }) { lost.append(finger) }
    case .touch, .set, .front, .mark, .interrupt, .shake, .remote, .press: break
    }
  }

  /// Lifts the fingers that went up in the span. Called once, at its end.
  private mutating func close() {
    guard !isBehind else { return }
    isBehind = true
    for (finger, point) in down where lost.contains(finger) {
      kept.append(
        TimedInput(time: span.lowerBound, input: .touch(finger: finger, phase: .ended, at: point, force: nil)))
    }
    down.removeAll { lost.contains($0.finger) }
  }

  /// Returns the inputs to keep for one after or before the span: none for a finger that is not down. A finger that goes
  /// up at another point than its last one moves there first.
  private mutating func wanted(_ input: Input) -> [Input] {
    guard case .touch(let finger, let phase, let point, _) = input else { return [input] }
    let place = down.firstIndex { $0.finger == finger }
    switch (phase, place) {
    case (.began, nil): down.append((finger, point))
    case (.moved, let place?): down[place].point = point
    case (.ended, let place?), (.cancelled, let place?):
      let move = Input.touch(finger: finger, phase: .moved, at: point, force: nil)
      return (down.remove(at: place).point == point ? [] : [move]) + [input]
    case (.began, _?), (.moved, nil), (.ended, nil), (.cancelled, nil): return []
    }
    return [input]
  }
}
