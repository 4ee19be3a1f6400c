@testable import Scenes
@testable import UIKit

/// Watches a stage and says, in the words of an expectation, what happened since it was last asked.
final class Witness: UIPipelineObserver {
  private let stage: Stage
  private var order: [Expectation.Question] = []
  private var hit: Expectation.Hit?
  private var chain: [String] = []
  private var isForwarded = false
  private var actions: [Expectation.SentAction] = []

  init(_ stage: Stage) {
    self.stage = stage
    stage.application.observer = self
  }

  /// What an expectation's fields should read, in text; then starts afresh.
  func report(on expectation: Expectation) -> [String] {
    defer { (order, hit, chain, isForwarded, actions) = ([], nil, [], false, []) }
    let asked = order.map(\.view)
    var lines: [String] = []
    if expectation.hit != nil { lines.append("hit \(hit?.description ?? "not searched")") }
    if expectation.order != nil { lines.append("order \(order)") }
    lines.append("notAsked \(expectation.notAsked.filter { !asked.contains($0) })")
    if expectation.chain != nil { lines.append("chain \(chain)") }
    if expectation.handled != nil { lines.append("handled \(isForwarded ? "dropped" : chain.last ?? "nothing")") }
    if let expected = expectation.actions {
      let isNamed = expected.allSatisfy { $0.action != nil }
      lines.append(
        "actions " + actions.map { "\($0.sender) \($0.event)\(isNamed ? " \($0.action ?? "")" : "")" }.description)
    }
    return lines
  }

  /// The same of what the scene says.
  static func lines(of expectation: Expectation) -> [String] {
    var lines: [String] = []
    if let hit = expectation.hit { lines.append("hit \(hit)") }
    if let order = expectation.order { lines.append("order \(order)") }
    lines.append("notAsked \(expectation.notAsked)")
    if let chain = expectation.chain { lines.append("chain \(chain)") }
    if let handled = expectation.handled { lines.append("handled \(handled)") }
    if let actions = expectation.actions { lines.append("actions " + actions.map(\.description).description) }
    return lines
  }

  private func name(_ object: AnyObject) -> String { stage.name(of: object) ?? "?" }

  // MARK: UIPipelineObserver

  func pipelineWillPerform(_ step: UIPipelineStep) {
    switch step {
    case .hitTestPass: order = []
    case .hitTest(let view, _):
      let isOverridden = stage.behaviour(of: view)?.hitTest != .standard
      order.append(.init(view: name(view), answer: isOverridden ? .overridden : .outside))
    case .touches(let responder, .began, _):
      if responder is UIView, (responder as? UIView) === hitView { chain = [] }
      isForwarded = false
      chain.append(name(responder))
    case .action(let action):
      guard let event = ControlEvent.allCases.first(where: { UIControl.Event($0) == action.controlEvent }) else {
        return
      }
      actions.append(.init(sender: name(action.sender), event: event, action: action.name))
    case .event, .pointInside, .sendEvent, .touches, .timeout, .recognizerTouches, .question, .reset, .motion,
      .presses, .remoteControl:
      break
    }
  }

  func pipelineDidPerform(_ step: UIPipelineStep, answer: UIPipelineAnswer) {
    guard case .pointInside(let view, _) = step, case .flag(true) = answer else { return }
    set(.inside, for: view)
  }

  private weak var hitView: UIView?

  func pipelineDidNote(_ note: UIPipelineNote) {
    switch note {
    case .refused(let view, _): set(.skipped, for: view)
    case .bound(_, let view):
      hitView = view
      hit = view.map { .view(name($0)) } ?? .nobody
      chain = []
    case .forwarded(.began, _, _): isForwarded = true
    case .forwarded, .dropped, .attends, .ignored, .bid, .verdict, .stateChange, .withheld, .cancelled, .climbed,
      .interrupted:
      break
    }
  }

  private func set(_ answer: Expectation.Answer, for view: UIView) {
    guard let index = order.lastIndex(where: { $0.view == name(view) && $0.answer != .overridden }) else { return }
    order[index].answer = answer
  }
}
