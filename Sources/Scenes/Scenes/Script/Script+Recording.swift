import Foundation

extension Script {
  /// Makes a script with the inputs of a recording.
  ///
  /// If a finger goes up elsewhere than at its last report, it first gets a `move` to the point of the lift.
  package init(recording inputs: [TimedInput]) throws(TextError) {
    var writer = RecordingWriter(inputs)
    try self.init(lines: writer.lines())
  }
}

/// Makes few and simple script lines that have given inputs.
struct RecordingWriter {
  let inputs: [TimedInput]
  private(set) var position = 0
  private var time = 0
  /// The last points of the fingers that are down.
  private(set) var fingers: [Int: CGPoint] = [:]
  private var result: [ScriptLine] = []

  init(_ inputs: [TimedInput]) { self.inputs = inputs }

  mutating func lines() -> [ScriptLine] {
    while position < inputs.count {
      switch inputs[position].input {
      case .touch(_, .began, _, _): writeTouchDown()
      case .touch(_, .moved, _, _): writeMove()
      case .touch(_, .ended, _, _): writeLift(.ended, ScriptLine.up)
      case .touch(_, .cancelled, _, _): writeLift(.cancelled, ScriptLine.cancel)
      case .set(let edit): write(.set(edit))
      case .front(let name): write(.front(name))
      case .mark(let name): write(.mark(name))
      case .interrupt: write(.interrupt)
      case .shake: write(.shake)
      case .remote: write(.remote)
      case .press: write(.press)
      }
    }
    return result
  }

  private mutating func write(_ line: ScriptLine) {
    wait(until: inputs[position].time)
    result.append(line)
    position += 1
  }

  private mutating func wait(until end: Int) {
    result += ScriptLine.waits(from: time, until: end)
    time = max(time, end)
  }

  // MARK: Down and tap

  private mutating func writeTouchDown() {
    let contacts = contacts(at: position, .began)
    let start = inputs[position].time
    wait(until: start)
    position += contacts.count
    guard let hold = holdOfTap(contacts, from: start) else {
      for contact in contacts { fingers[contact.finger] = contact.point }
      result.append(.down(contacts))
      return
    }
    position += contacts.count
    time = start + hold
    var taps = 1
    while taps < 10, contacts == self.contacts(at: position, .began), self.contacts(at: position, .began) != [],
      inputs[position].time == time + ScriptLine.tapPause,
      holdOfTap(contacts, from: inputs[position].time, at: position + contacts.count) == hold
    {
      time += ScriptLine.tapPause + hold
      position += 2 * contacts.count
      taps += 1
    }
    result.append(.tap(contacts, taps: taps, hold: hold))
  }

  /// Returns the time that fingers are down, if they go up together where they went down, with no input in between.
  private func holdOfTap(_ contacts: [ScriptLine.Contact], from start: Int, at index: Int? = nil) -> Int? {
    let index = index ?? position
    let lifted = self.contacts(at: index, .ended)
    let isTap = lifted.map(\.finger) == contacts.map(\.finger) && lifted.map(\.point) == contacts.map(\.point)
    let hold = isTap ? inputs[index].time - start : 0
    return isTap && hold <= ScriptLine.longestDuration ? hold : nil
  }

  // MARK: Move and up

  private mutating func writeMove() {
    let next = inputs[position].time
    // A straight line may start now, or a frame before its first report.
    for start in [time, next - ScriptPerformance.sampleTime(1)] where start >= time {
      guard let run = longestStraightRun(from: start), start == time || run.length > run.contacts.count else {
        continue
      }
      wait(until: start)
      write(.move(run.contacts, over: run.end - start), run.contacts, reports: run.length)
      time = run.end
      return
    }
    wait(until: next)
    let contacts = contacts(at: position, .moved)
    write(.move(contacts, over: 0), contacts, reports: contacts.count)
  }

  private mutating func write(_ line: ScriptLine, _ contacts: [ScriptLine.Contact], reports: Int) {
    result.append(line)
    position += reports
    for contact in contacts { fingers[contact.finger] = contact.point }
  }

  private mutating func writeLift(_ phase: Input.Phase, _ line: ([Int]) -> ScriptLine) {
    let contacts = contacts(at: position, phase)
    wait(until: inputs[position].time)
    let strayed = contacts.filter { fingers[$0.finger] != $0.point && fingers[$0.finger] != nil }
    if !strayed.isEmpty { result.append(.move(strayed, over: 0)) }
    result.append(line(contacts.map(\.finger)))
    for contact in contacts { fingers[contact.finger] = nil }
    position += contacts.count
  }

  /// Returns the reports of one phase at one time from an index on, until a finger would occur twice.
  func contacts(at index: Int, _ phase: Input.Phase) -> [ScriptLine.Contact] {
    var result: [ScriptLine.Contact] = []
    for timed in inputs.dropFirst(index) {
      guard timed.time == inputs[index].time, case .touch(let finger, phase, let point, let force) = timed.input,
        !result.contains(where: { $0.finger == finger })
      else { break }
      result.append(ScriptLine.Contact(finger: finger, point: point, force: force))
    }
    return result
  }
}
