import Foundation

/// The state while script lines become inputs: the clock, the fingers that are down, and the inputs so far.
package struct ScriptPerformance {
  private(set) var lines: [ScriptLine] = []
  package private(set) var inputs: [TimedInput] = []
  /// Virtual milliseconds.
  package private(set) var time = 0
  /// The fingers that are down, and their points.
  private(set) var fingers: [Int: CGPoint] = [:]
  private var marks: Set<String> = []
  /// The largest number of inputs.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// For the lines of a recording, which nobody wants to lose.
  package init() { self.init(limit: SceneLimits.recordedInputs) }

  /// Adds the inputs of a line.
  /// - Throws: `TextError` if the line cannot follow those before it. Nothing is added then.
  package mutating func perform(_ line: ScriptLine) throws(TextError) {
    guard inputs.count + ScriptPerformance.inputCount(of: line) <= limit else {
      throw TextError("a script has at most \(limit) inputs; with this line it has more")
    }
    switch line {
    case .tap(let contacts, let taps, let hold): try tap(contacts, taps: taps, hold: hold)
    case .down(let contacts):
      try expectUp(contacts.map(\.finger))
      down(contacts)
    case .move(let contacts, let duration):
      try expectDown(contacts.map(\.finger))
      move(contacts, over: duration)
    case .up(let fingers):
      try expectDown(fingers)
      lift(fingers, .ended)
    case .cancel(let fingers):
      try expectDown(fingers)
      lift(fingers, .cancelled)
    case .wait(let duration): time += duration
    case .mark(let name):
      guard name != Expectation.end else {
        throw TextError("`end` is the name of the mark after the last line; choose another name")
      }
      try SceneLimits.checkLength(ofName: name, of: "a mark")
      guard marks.insert(name).inserted else { throw TextError("there is already a mark `\(name)`") }
      add(.mark(name))
    case .set(let edit): add(.set(edit))
    case .front(let name): add(.front(name))
    case .interrupt: add(.interrupt)
    case .shake: add(.shake)
    case .remote: add(.remote)
    case .press: add(.press)
    }
    lines.append(line)
  }

  // MARK: Fingers

  private mutating func tap(_ contacts: [ScriptLine.Contact], taps: Int, hold: Int) throws(TextError) {
    try expectUp(contacts.map(\.finger))
    for round in 1...taps {
      if round > 1 { time += ScriptLine.tapPause }
      down(contacts)
      time += hold
      lift(contacts.map(\.finger), .ended)
    }
  }

  private mutating func down(_ contacts: [ScriptLine.Contact]) {
    for contact in contacts {
      fingers[contact.finger] = contact.point
      add(.touch(finger: contact.finger, phase: .began, at: contact.point, force: contact.force))
    }
  }

  private mutating func move(_ contacts: [ScriptLine.Contact], over duration: Int) {
    let samples = ScriptPerformance.samples(of: contacts, from: fingers, over: duration)
    for sample in samples {
      inputs.append(TimedInput(time: time + sample.time, input: sample.input))
    }
    time += duration
    for contact in contacts { fingers[contact.finger] = contact.point }
  }

  private mutating func lift(_ lifted: [Int], _ phase: Input.Phase) {
    for finger in lifted {
      guard let point = fingers.removeValue(forKey: finger) else { continue }
      add(.touch(finger: finger, phase: phase, at: point, force: nil))
    }
  }

  private mutating func add(_ input: Input) {
    inputs.append(TimedInput(time: time, input: input))
  }

  private func expectDown(_ wanted: [Int]) throws(TextError) {
    for finger in wanted where fingers[finger] == nil {
      throw TextError("finger \(finger) is not down here")
    }
  }

  private func expectUp(_ wanted: [Int]) throws(TextError) {
    for finger in wanted where fingers[finger] != nil {
      throw TextError("finger \(finger) is already down here; lift it first with `up`")
    }
  }

  // MARK: Sampling

  /// The number of inputs that a line stands for.
  private static func inputCount(of line: ScriptLine) -> Int {
    switch line {
    case .tap(let contacts, let taps, _): 2 * taps * contacts.count
    case .move(let contacts, let duration): (duration * 60 / 1000 + 1) * contacts.count
    case .down(let contacts): contacts.count
    case .up(let fingers), .cancel(let fingers): fingers.count
    case .wait: 0
    case .set, .front, .mark, .interrupt, .shake, .remote, .press: 1
    }
  }

  /// Returns the reports of fingers that move in straight lines: 60 a second, at whole milliseconds, and one at the end.
  static func samples(
    of contacts: [ScriptLine.Contact], from starts: [Int: CGPoint], over duration: Int
  ) -> [TimedInput] {
    sampleTimes(over: duration).flatMap { time in
      contacts.map { sample(of: $0, from: starts[$0.finger] ?? $0.point, at: time, over: duration) }
    }
  }

  /// Returns the report of one finger at a time of a movement to `contact`.
  static func sample(
    of contact: ScriptLine.Contact, from start: CGPoint, at time: Int, over duration: Int
  ) -> TimedInput {
    let share = duration == 0 ? 1 : CGFloat(time) / CGFloat(duration)
    let point =
      time == duration
      ? contact.point
      : CGPoint(
        x: start.x + (contact.point.x - start.x) * share, y: start.y + (contact.point.y - start.y) * share)
    return TimedInput(
      time: time, input: .touch(finger: contact.finger, phase: .moved, at: point, force: contact.force))
  }

  /// Returns 17, 33, 50 … and the duration itself.
  static func sampleTimes(over duration: Int) -> [Int] {
    var times: [Int] = []
    var frame = 1
    while sampleTime(frame) < duration {
      times.append(sampleTime(frame))
      frame += 1
    }
    return times + [duration]
  }

  /// Returns the end of a frame of 1/60 s, rounded to a whole millisecond.
  static func sampleTime(_ frame: Int) -> Int { (frame * 1000 + 30) / 60 }
}
