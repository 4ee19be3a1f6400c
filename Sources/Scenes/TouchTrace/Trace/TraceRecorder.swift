import LiveScenes
import Scenes
import UIKit

/// Records what the pipeline does with the objects of a run.
@MainActor package final class TraceRecorder: PipelineObserver {
  package internal(set) var trace = Trace()
  private let run: any TracedObjects
  /// Virtual milliseconds of the input under way.
  package var time = 0
  /// The steps that have not ended, innermost last.
  private var open: [OpenStep] = []
  private var folding = SearchFolding()
  /// Whether views have moved by themselves, as content after a flick does, since the last tree.
  private var hasMoved = false
  /// Returns what the program has printed since the last call; nil if nobody listens.
  var printed: (() -> [PrintedLine])?

  private struct OpenStep {
    /// Nil for a call without a step of its own.
    var index: Int?
    /// Whether the responder's own method passed the touches on.
    var forwarded = false
  }

  package init(_ run: any TracedObjects) {
    self.run = run
    noteTree()
  }

  /// - Parameter trace: what happened before; they are in the state after it.
  init(_ run: any TracedObjects, continuing trace: Trace) {
    (self.run, self.trace) = (run, trace)
    noteTree()
  }

  /// Drops the steps before a checkpoint, while no step is under way.
  func forget(before checkpoint: Checkpoint) { trace.forget(before: checkpoint) }

  /// Records the tree if it has changed; something other than a touch may have changed it.
  package func noteTree() {
    hasMoved = false
    let tree = TreeSnapshot(of: run)
    if trace.trees.last != tree { trace.trees.append(tree) }
  }

  /// Records what the program has printed since the last step, as part of the call that is under way.
  package func notePrinted() {
    guard let printed else { return }
    for line in printed() { add(.printed(line)) }
  }

  package func mark(_ name: String) { trace.marks.append(Trace.Mark(name: name, count: trace.steps.count)) }

  // MARK: PipelineObserver

  package func pipelineWillPerform(_ step: PipelineStep) {
    notePrinted()
    switch step {
    case .event(let event, let reports):
      note(time: event.timestamp)
      if hasMoved || run.application.hasMovingViews { noteTree() }
      begin(kind(of: event, reports))
    case .timeout(let time):
      note(time: time)
      if hasMoved { noteTree() }
      begin(.timeout)
    case .hitTestPass(let number, let touch):
      folding.begin(number, at: trace.steps.count)
      begin(.pass(number, repeats: 1, finger: touch.finger, point: touch.location(in: nil)))
    case .hitTest(let view, let point): beginAsking(view, point)
    case .pointInside: open.append(OpenStep())
    case .sendEvent(let responder, _): begin(.sendEvent(run.traceName(of: responder)))
    case .touches(let responder, let phase, let touches):
      begin(.deliver(phase, to: run.traceName(of: responder), fingers: touches.map(\.finger)))
    case .action(let action): begin(kind(of: action))
    case .recognizerTouches(let recognizer, let phase, let touches):
      if phase == .began, let observed = recognizer as? ObservedGestureRecognizer, observed.isUnsampled(at: time) {
        add(.warning(.unsampled(run.traceName(of: recognizer))))
      }
      begin(.gesture(.sees(run.traceName(of: recognizer), phase, fingers: touches.map(\.finger))))
    case .recognizerPresses(let recognizer, let phase, _):
      begin(.gesture(.sees(run.traceName(of: recognizer), phase.ofATouch, fingers: [])))
    case .motion(let responder, let phase, _): begin(.signal(.motion(phase), to: run.traceName(of: responder)))
    case .presses(let responder, let phase, _): begin(.signal(.presses(phase), to: run.traceName(of: responder)))
    case .remoteControl(let responder, _): begin(.signal(.remoteControl, to: run.traceName(of: responder)))
    case .question, .reset: open.append(OpenStep())
    }
  }

  package func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {
    notePrinted()
    if case .touches(let responder, let phase, _) = step { close(phase, of: responder) }
    open.removeLast()
    switch (step, answer) {
    case (.hitTestPass, _): if run.foldsSearches { folding.end(&trace) }
    case (.hitTest(let view, _), .view(let hit)):
      add(.returned(view: run.traceName(of: view), hit: hit.map(run.traceName(of:))))
    case (.pointInside(let view, let point), .flag(let answer)):
      let miss = answer ? nil : Miss(point, outside: run.areaAsked(of: view))
      add(.inside(view: run.traceName(of: view), answer, miss: miss))
    case (.question(let question), .flag(let answer)):
      if let kind = run.kind(of: question, answer: answer) { add(kind) }
    default: break
    }
  }

  package func pipelineDidNote(_ note: PipelineNote) {
    notePrinted()
    switch note {
    case .refused(let view, let refusal): add(.gate(view: run.traceName(of: view), refusal))
    case .bound(let touch, let view):
      noteTapCount(of: touch)
      add(.result(finger: touch.finger, view: view.map(run.traceName(of:))))
    case .forwarded(let phase, let responder, let next):
      if let last = open.indices.last { open[last].forwarded = true }
      if isSignalUnderWay {
        if next == nil { add(.dropped(phase, fingers: [])) }
      } else {
        forward(phase, from: responder, to: next)
      }
    case .attends, .ignored, .bid, .verdict, .stateChange, .withheld, .cancelled, .dropped, .climbed, .postponed,
      .interrupted, .warning:
      if let kind = run.kind(of: note) { add(kind) }
    }
  }

  package func pipelineDidMove(at time: TimeInterval) {
    hasMoved = true
    guard printed != nil else { return }
    note(time: time)
    notePrinted()
  }

  /// Adds the number of taps to the report that began a touch. It is known only after the report.
  private func noteTapCount(of touch: UITouch) {
    guard touch.tapCount > 1, let event = open.first?.index, case .event(var reports) = trace.steps[event].kind,
      let report = reports.firstIndex(where: { $0.finger == touch.finger })
    else { return }
    reports[report].tapCount = touch.tapCount
    trace.replace(event, by: .event(reports))
  }

  private func kind(of event: UIEvent, _ reports: [TouchSample]) -> TraceStep.Kind {
    switch event.type {
    case .motion: .device(.shake)
    case .presses: .device(.press)
    case .remoteControl: .device(.remoteControl)
    default: .event(reports.map(FingerReport.init))
    }
  }

  // MARK: Asking

  private func beginAsking(_ view: UIView, _ point: CGPoint) {
    let name = run.traceName(of: view)
    begin(.ask(view: name, by: asker, point: point))
    let override = run.hitTestOverride(of: view)
    if view.isUnsampled(at: point, at: time) { return add(.warning(.unsampled(name))) }
    if override != .standard { add(.override(view: name, override)) }
  }

  /// The view whose `hitTest` is under way.
  private var asker: String? {
    for step in open.reversed() {
      guard let index = step.index else { continue }
      if case .ask(let view, _, _) = trace.steps[index].kind { return view }
    }
    return nil
  }

  // MARK: Delivering

  private func forward(_ phase: UITouch.Phase, from responder: UIResponder, to next: UIResponder?) {
    let name = run.traceName(of: responder)
    let passesOn = run.touchHandling(of: responder).override(of: phase) == .passesOn
    add(
      passesOn
        ? .handled(phase, by: name, passesOn: true)
        : .forward(phase, from: name, to: next.map(run.traceName(of:))))
    if next == nil && !passesOn { add(.dropped(phase, fingers: fingersUnderWay)) }
  }

  /// Records that the responder handled the touches, unless its call passed them on.
  private func close(_ phase: UITouch.Phase, of responder: UIResponder) {
    if open.last?.forwarded == false { add(.handled(phase, by: run.traceName(of: responder), passesOn: false)) }
  }

  /// Whether a motion, press or remote-control method is under way. It passes its event on by calling the next
  /// responder's method, which is a step of its own.
  private var isSignalUnderWay: Bool {
    guard let index = open.last?.index, case .signal = trace.steps[index].kind else { return false }
    return true
  }

  private var fingersUnderWay: [Int] {
    for step in open.reversed() {
      guard let index = step.index else { continue }
      if case .deliver(_, _, let fingers) = trace.steps[index].kind { return fingers }
    }
    return []
  }

  private func kind(of action: PipelineAction) -> TraceStep.Kind {
    .action(
      from: run.traceName(of: action.sender), name: action.name, to: action.target.flatMap(run.name(of:)),
      event: action.controlEvent.names.joined(separator: ", "), measure: GestureMeasure(of: action.sender))
  }

  // MARK: Writing

  /// Sets the time of the following steps, in seconds; one call of the queue may process several times.
  private func note(time seconds: TimeInterval?) {
    time = seconds?.milliseconds() ?? time
  }

  private func begin(_ kind: TraceStep.Kind) {
    let index = trace.steps.count
    add(kind)
    open.append(OpenStep(index: index))
  }

  private func add(_ kind: TraceStep.Kind) {
    let parents = open.compactMap(\.index)
    trace.append(
      TraceStep(kind: kind, depth: parents.count, parent: parents.last, time: time, tree: trace.trees.count - 1))
  }
}

extension FingerReport {
  fileprivate init(_ sample: TouchSample) {
    self.init(
      finger: sample.finger, phase: sample.phase, point: sample.location,
      force: sample.force > 0 ? Double(sample.force) : nil)
  }
}

extension TimeInterval {
  /// In whole milliseconds; nil for a time that is never reached, such as that of a timer without an end.
  nonisolated func milliseconds(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int? {
    let milliseconds = (self * 1000).rounded(rule)
    return milliseconds.magnitude < 0x1p50 ? Int(milliseconds) : nil
  }
}
