import Scenes
import UIKit

/// Which responder handles the touch of a view? Its choices are three of the chain, several, and nobody.
struct HandlerQuestion {
  let hit: String
  let finger: Int
  let asked: Int
  private let chain: [TreeSnapshot.Responder]

  /// Nil for a control, which handles its touches itself, and for a view without a next responder.
  init?(hit: String, tree: TreeSnapshot, _ asked: Int, _ finger: Int) {
    (self.hit, self.finger, self.asked) = (hit, finger, asked)
    chain = tree.chain(from: hit)
    if chain.count < 2 || tree.node(hit)?.isControl == true { return nil }
  }

  var choices: [PredictionChoice] { ResponderChoices(chain).choices }

  func found(in group: TouchGroup) -> FoundQuestion? {
    let choices = choices
    let prompt = PredictionPrompt(.handler(hit), finger: finger, asked: asked, choices: choices)
    guard let answer = answer(in: group, choices) else { return (prompt, nil, []) }
    return (prompt, answer, choices.map { $0 == answer.choice ? nil : misconception(of: $0, answer) })
  }

  private func answer(in group: TouchGroup, _ choices: [PredictionChoice]) -> PredictionAnswer? {
    var handlers: [String] = [], decided: Int?, isOwn = false
    for index in asked..<max(group.endOfEvent(at: asked - 1), asked) {
      switch group.trace.steps[index].kind {
      // Each finger on another view has a chain of its own.
      case .deliver(_, _, let fingers): isOwn = fingers.contains(finger)
      case .handled(.began, let responder, _) where isOwn:
        if !handlers.contains(responder) { handlers.append(responder) }
        decided = index + 1
      case .dropped(.began, let fingers) where fingers.contains(finger): decided = index + 1
      default: break
      }
    }
    return decided.map { PredictionAnswer(handlers, decided: $0, among: choices) }
  }

  private func misconception(of choice: PredictionChoice, _ answer: PredictionAnswer) -> Misconception? {
    switch choice {
    case .nobody: .unhandledIsLost
    case .others: answer.choice == .nobody ? .touchIsAlwaysHandled : .everyoneHandles
    case .object(hit): .hitViewHandles
    case .object(let name):
      if answer.choice == .nobody {
        .touchIsAlwaysHandled
      } else {
        answer.objects.last.map { isAbove(name, $0) } == true ? .topHandles : nil
      }
    case .yes, .no, .ended, .cancelled, .nothing: nil
    }
  }

  private func isAbove(_ responder: String, _ other: String) -> Bool {
    let names = chain.map(\.name)
    guard let one = names.firstIndex(of: responder), let two = names.firstIndex(of: other) else { return false }
    return one > two
  }
}

/// Three responders of a chain, in its order, and what they leave out.
struct ResponderChoices {
  let choices: [PredictionChoice]

  init(_ chain: [TreeSnapshot.Responder]) {
    var named = Array(chain.prefix(1))
    named += chain.filter { $0.touches != .ignores }.prefix(1)
    named += chain.filter { $0.kind == .controller }.prefix(1)
    named += chain.prefix(2) + chain.filter { $0.kind == .window }
    named += chain.suffix(1) + chain
    var picked: [String] = []
    for responder in named where picked.count < 3 && !picked.contains(responder.name) { picked.append(responder.name) }
    let listed = chain.map(\.name).filter { picked.contains($0) }.map { PredictionChoice.object($0) }
    choices = listed + (chain.count > 1 ? [.others] : []) + [.nobody]
  }
}

extension PredictionAnswer {
  /// The answer that is one, several or none of some objects.
  init(_ objects: [String], decided: Int, among choices: [PredictionChoice]) {
    let single: PredictionChoice = objects.count == 1 ? .object(objects[0]) : objects.isEmpty ? .nobody : .others
    self.init(choice: choices.contains(single) ? single : .others, objects: objects, decided: decided)
  }
}
