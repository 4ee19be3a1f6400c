import UIKit

extension TouchStory {
  /// Creates the story of `finger` after the first `cursor` steps of `trace`.
  package init(of finger: Int, in trace: Trace, at cursor: Int) {
    let start = trace.sequenceStart(before: cursor), end = min(cursor, trace.steps.count)
    self = TouchStoryReducer(of: finger, in: trace, start..<max(start, end)).story
  }

  /// The fingers of the touch sequence that `cursor` is in, in order of arrival.
  package static func fingers(in trace: Trace, at cursor: Int) -> [Int] {
    let start = trace.sequenceStart(before: cursor)
    var fingers: [Int] = []
    for event in trace.events(in: min(start, cursor)..<cursor) {
      guard case .event(let reports) = trace.steps[event].kind else { continue }
      for report in reports where report.phase == .began && !fingers.contains(report.finger) {
        fingers.append(report.finger)
      }
    }
    return fingers
  }

  /// Adds a step.
  /// - Parameter concernsFinger: whether the search or delivery under way is for this finger; kept from step to step.
  fileprivate mutating func reduce(_ step: TraceStep, _ concernsFinger: inout Bool) {
    noteIncident(step)
    switch step.kind {
    case .event(let reports):
      isPastLatestActions = true
      concernsFinger = false
      reports.filter { $0.finger == finger }.forEach { move($0) }
    case .pass(let number, _, let finger, _):
      concernsFinger = finger == self.finger
      if concernsFinger { searches = number }
      if concernsFinger { (asked, result, chain, phase) = ([], nil, [], nil) }
    case .ask(let view, let asker, let point):
      if concernsFinger { asked.append(Question(view: view, by: asker, point: point)) }
    case .gate(let view, let refusal):
      if concernsFinger { change(view) { $0.answer = .skipped(refusal) } }
    case .override(let view, _):
      if concernsFinger { change(view) { $0.isOverride = true } }
    case .inside(let view, let answer, let miss):
      if concernsFinger { change(view) { $0.answer = answer ? .inside : .outside(miss) } }
    case .returned(let view, let hit):
      if concernsFinger { change(view) { $0.close(with: hit) } }
    case .result(let finger, let view):
      if finger == self.finger { conclude(view) }
    case .sendEvent: break
    case .deliver(let phase, let responder, let fingers):
      concernsFinger = fingers.contains(finger)
      holders[responder] = nil
      if concernsFinger { deliver(phase, to: responder) }
    case .forward(_, let responder, _):
      if concernsFinger { change(link: responder) { $0 = .passesOn } }
    case .handled(_, let responder, let passesOn):
      if concernsFinger { change(link: responder) { $0 = passesOn ? .handlesAndPassesOn : .handles } }
    case .dropped(_, let fingers):
      if fingers.contains(finger) { isDropped = true }
    case .ignored(let finger, let view, let reason):
      if finger == self.finger { ignore(view, because: reason) }
    case .action(let sender, let name, let target, let event, _):
      send(Action(sender: sender, name: name, target: target, event: event))
    case .lost(let finger, let view, let recognizer):
      if finger == self.finger { (claimer, holders[view]) = (recognizer, nil) }
    case .withheld(_, let finger, let view, let recognizers):
      if finger == self.finger { holders[view] = recognizers }
    case .device, .timeout: isPastLatestActions = true
    case .climbed, .gesture, .interrupted, .signal, .warning, .printed: break
    }
  }

  private mutating func ignore(_ view: String, because reason: TraceStep.IgnoreReason) {
    isIgnored = true
    holders[view] = nil
    if case .recognized(let recognizer) = reason { claimer = recognizer }
  }

  private mutating func move(_ report: FingerReport) {
    point = report.point
    trail.append(report.point)
    if report.phase == .began { taps = report.tapCount }
    force = report.force ?? force
    isDown = report.phase != .ended && report.phase != .cancelled
  }

  private mutating func send(_ action: Action) {
    if isPastLatestActions { (latestActions, isPastLatestActions) = ([], false) }
    if !latestActions.contains(action) { latestActions.append(action) }
    if actions.last == action { return }
    actions.removeAll { $0 == action }
    actions.append(action)
  }

  private mutating func conclude(_ view: String?) {
    result = view.map { .view($0) } ?? .nobody
    if view == nil { isDown = false }
  }

  private mutating func deliver(_ phase: UITouch.Phase, to responder: String) {
    if phase != self.phase || link(of: responder) != nil {
      if phase == .began { beganHandler = nil } else if self.phase == .began { beganHandler = handler }
      (chain, isDropped) = ([], false)
      self.phase = phase
    }
    chain.append(Link(responder: responder, state: phase == .cancelled ? .cancelled : .called))
  }

  private mutating func change(_ view: String, _ edit: (inout Question) -> Void) {
    guard let index = asked.lastIndex(where: { $0.view == view }) else { return }
    edit(&asked[index])
  }

  private mutating func change(link responder: String, _ edit: (inout LinkState) -> Void) {
    guard let index = chain.lastIndex(where: { $0.responder == responder }) else { return }
    if chain[index].state != .cancelled { edit(&chain[index].state) }
  }
}

/// Computes a story step by step.
struct TouchStoryReducer {
  private(set) var story: TouchStory
  private var concernsFinger = false

  init(of finger: Int, in trace: Trace, _ steps: Range<Int>) {
    story = TouchStory(finger: finger)
    for index in steps { reduce(trace.steps[index]) }
  }

  mutating func reduce(_ step: TraceStep) { story.reduce(step, &concernsFinger) }
}

extension TouchStory.Question {
  fileprivate mutating func close(with hit: String?) {
    self.hit = hit.map { .view($0) } ?? .nobody
    if answer == .asking { answer = .overridden }
  }
}
