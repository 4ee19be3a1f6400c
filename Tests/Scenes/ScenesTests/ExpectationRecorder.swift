@testable import LiveScenes
@testable import Scenes
@testable import UIKitCore

/// Records what happens in a live scene, in the form of expectations. It does not use a trace, so it tests the
/// expectations of presets independently.
final class ExpectationRecorder: PipelineObserver {
  private let liveScene: LiveScene
  private var order: [Expectation.Question] = []
  private var hit: Expectation.Hit?
  private var chain: [String] = []
  private var isForwarded = false
  private var phases: [PhaseSequence<Input.Phase>] = []
  private var gestures: [PhaseSequence<GestureState>] = []
  private var actions: [Expectation.SentAction] = []
  /// The number of `touches…` methods that are running, the one of the hit-test view first.
  private var runningMethods = 0

  init(_ liveScene: LiveScene) {
    self.liveScene = liveScene
    liveScene.application.observer = self
  }

  /// Returns what happened since the last report, as text, for the conditions that an expectation has.
  func report(on expectation: Expectation) -> [String] {
    defer { (order, hit, chain, isForwarded, phases, gestures, actions) = ([], nil, [], false, [], [], []) }
    let asked = order.map(\.view)
    var lines: [String] = []
    if expectation.hit != nil { lines.append("hit \(hit?.description ?? "not searched")") }
    if expectation.order != nil { lines.append("order \(order)") }
    lines.append("notAsked \(expectation.notAsked.filter { !asked.contains($0) })")
    if expectation.chain != nil { lines.append("chain \(chain)") }
    if expectation.handled != nil { lines.append("handled \(isForwarded ? "dropped" : chain.last ?? "nothing")") }
    if expectation.phases != nil { lines.append("phases \(phases)") }
    if expectation.gestures != nil { lines.append("gestures \(gestures)") }
    if let expected = expectation.actions { lines.append("actions \(actions.leavingOpen(expected))") }
    return lines
  }

  /// Returns the conditions of an expectation in the same form.
  static func lines(of expectation: Expectation) -> [String] {
    var lines: [String] = []
    if let hit = expectation.hit { lines.append("hit \(hit)") }
    if let order = expectation.order { lines.append("order \(order)") }
    lines.append("notAsked \(expectation.notAsked)")
    if let chain = expectation.chain { lines.append("chain \(chain)") }
    if let handled = expectation.handled { lines.append("handled \(handled)") }
    if let phases = expectation.phases { lines.append("phases \(phases)") }
    if let gestures = expectation.gestures { lines.append("gestures \(gestures)") }
    if let actions = expectation.actions { lines.append("actions \(actions)") }
    return lines
  }

  private func name(_ object: AnyObject) -> String { liveScene.name(of: object) ?? "?" }

  // MARK: PipelineObserver

  func pipelineWillPerform(_ step: PipelineStep) {
    switch step {
    case .hitTestPass: order = []
    case .hitTest(let view, _):
      let isOverridden = liveScene.behavior(of: view)?.hitTest != .standard
      order.append(.init(view: name(view), answer: isOverridden ? .overridden : .outside))
    case .touches(let responder, let phase, _):
      if runningMethods == 0, let phase = Input.Phase(rawValue: "\(phase)") { phases.note(name(responder), phase) }
      runningMethods += 1
      guard phase == .began else { return }
      if responder is UIView, (responder as? UIView) === hitView { chain = [] }
      isForwarded = false
      chain.append(name(responder))
    case .action(let action):
      let event = ControlEvent.allCases.first { UIControl.Event($0) == action.controlEvent }
      let receiver = action.target.flatMap(liveScene.name(of:)).map { Expectation.Receiver.object($0) } ?? .nobody
      let sent = Expectation.SentAction(
        sender: name(action.sender), event: event, action: action.name, receiver: receiver)
      if !sent.repeats(actions.last) { actions.append(sent) }
    case .event, .pointInside, .sendEvent, .timeout, .recognizerTouches, .recognizerPresses, .question, .reset,
      .motion, .presses, .remoteControl:
      break
    }
  }

  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {
    if case .touches = step { runningMethods -= 1 }
    guard case .pointInside(let view, _) = step, case .flag(true) = answer else { return }
    set(.inside, for: view)
  }

  private weak var hitView: UIView?

  func pipelineDidNote(_ note: PipelineNote) {
    switch note {
    case .refused(let view, _): set(.skipped, for: view)
    case .bound(_, let view):
      hitView = view
      hit = view.map { .view(name($0)) } ?? .nobody
      chain = []
    case .forwarded(.began, _, _): isForwarded = true
    case .stateChange(let recognizer, from: _, to: let state, _):
      if let state = GestureState(rawValue: "\(state)") { gestures.note(name(recognizer), state) }
    case .forwarded, .dropped, .attends, .ignored, .bid, .verdict, .withheld, .cancelled, .climbed, .postponed,
      .interrupted, .warning:
      break
    }
  }

  private func set(_ answer: Expectation.Answer, for view: UIView) {
    guard let index = order.lastIndex(where: { $0.view == name(view) && $0.answer != .overridden }) else { return }
    order[index].answer = answer
  }
}

extension [Expectation.SentAction] {
  /// The actions without the parts on which the expected actions have no condition.
  fileprivate func leavingOpen(_ expected: [Expectation.SentAction]) -> [Expectation.SentAction] {
    enumerated().map { index, sent in
      guard expected.indices.contains(index) else { return sent }
      var sent = sent
      if expected[index].action == nil { sent.action = nil }
      if expected[index].receiver == nil { sent.receiver = nil }
      return sent
    }
  }
}
