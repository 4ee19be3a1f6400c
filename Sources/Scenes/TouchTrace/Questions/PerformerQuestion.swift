import UIKit

/// Which responder performs an action without a target? Asked when the first one could not.
enum PerformerQuestion {
  static func found(in group: TouchGroup, _ finger: Int) -> FoundQuestion? {
    let climb = group.first(from: group.steps.lowerBound) { if case .climbed = $0 { true } else { false } }
    guard let climb, case .climbed(let action, let past) = group.trace.steps[climb].kind else { return nil }
    let chain = Array(group.trace.tree(at: climb + 1).chain(from: past).dropFirst())
    guard !chain.isEmpty else { return nil }
    let choices = ResponderChoices(chain).choices
    let prompt = PredictionPrompt(.performer(action), finger: finger, asked: climb + 1, choices: choices)
    var performers: [String] = [], decided = climb + 1
    for index in climb + 1..<max(group.endOfEvent(at: climb), climb + 1) {
      switch group.trace.steps[index].kind {
      case .climbed(action, _): decided = index + 1
      case .action(_, action, let target, _, _):
        (performers, decided) = (target.map { [$0] } ?? [], index + 1)
      default: break
      }
    }
    let answer = PredictionAnswer(performers, decided: decided, among: choices)
    return (prompt, answer, choices.map { $0 == answer.choice ? nil : misconception(of: $0) })
  }

  private static func misconception(of choice: PredictionChoice) -> Misconception? {
    switch choice {
    case .nobody: .actionNeedsTarget
    case .object: .topPerforms
    case .others, .yes, .no, .ended, .cancelled, .nothing: nil
    }
  }
}
