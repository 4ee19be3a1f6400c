import UIKit

/// The question what acts on the touch: which recognizers recognize it, or does a control send its action? Its choices
/// are three of them, several, and nobody.
struct ActorQuestion {
  let hit: String
  let tree: TreeSnapshot
  let asked: Int
  let finger: Int
  /// The recognizers of the hit-test view and the views around it, innermost first, then the recognizers of other
  /// views.
  private let recognizers: [TreeSnapshot.Recognizer]
  /// The nearest control: the hit-test view itself, or a view around it.
  private let control: String?
  private let path: [String]

  /// Nil if there is no recognizer, and no control around the hit-test view.
  init?(hit: String, tree: TreeSnapshot, asked: Int, finger: Int) {
    (self.hit, self.tree, self.asked, self.finger) = (hit, tree, asked, finger)
    let path = Array(tree.path(to: hit).reversed())
    let all = tree.recognizers.filter(\.isGesture)
    let near = path.flatMap { view in all.filter { $0.view == view } }
    let far = all.filter { !path.contains($0.view) }
    let control = path.first { tree.node($0)?.isControl == true }
    (self.path, self.control, recognizers) = (path, control, near + far)
    if control == hit ? near.isEmpty : near.isEmpty && far.isEmpty && control == nil { return nil }
  }

  private var actors: [String] {
    let near = recognizers.filter { path.contains($0.view) }.map(\.name)
    let far = recognizers.filter { !path.contains($0.view) }.map(\.name)
    return near.prefix(control == nil ? 3 : 2) + [control].compactMap(\.self) + near.dropFirst(control == nil ? 3 : 2)
      + far
  }

  var choices: [PredictionChoice] {
    let actors = actors
    return actors.prefix(3).map { .object($0) } + (actors.count > 1 ? [.others] : []) + [.nobody]
  }

  func found(in group: TouchGroup) -> FoundQuestion? {
    let choices = choices
    let prompt = PredictionPrompt(.actor, finger: finger, asked: asked, choices: choices)
    guard group.isUp(finger) else { return (prompt, nil, []) }
    let answer = answer(in: group, choices)
    return (prompt, answer, choices.map { $0 == answer.choice ? nil : misconception(of: $0, answer, in: group) })
  }

  private func answer(in group: TouchGroup, _ choices: [PredictionChoice]) -> PredictionAnswer {
    var acting: [String] = [], decided: Int?, lastFailure: Int?
    for index in asked..<max(group.steps.upperBound, asked) {
      switch group.trace.steps[index].kind {
      case .gesture(.changes(let name, from: .possible, to: let state, _)):
        if state == .failed { lastFailure = index + 1 }
        guard state == .began || state == .ended, isKnown(name), !acting.contains(name) else { continue }
        (acting, decided) = (acting + [name], index + 1)
      case .action(let sender, _, _, _, _) where tree.node(sender)?.isControl == true && !acting.contains(sender):
        (acting, decided) = (acting + [sender], index + 1)
      default: break
      }
    }
    return PredictionAnswer(acting, decided: decided ?? lastFailure ?? group.steps.upperBound, among: choices)
  }

  private func isKnown(_ recognizer: String) -> Bool { recognizers.contains { $0.name == recognizer } }

  // MARK: Misconceptions

  private func misconception(
    of choice: PredictionChoice, _ answer: PredictionAnswer, in group: TouchGroup
  ) -> Misconception? {
    switch choice {
    case .nobody: control != nil && answer.objects == [control] ? nil : .viewKeepsTouch
    case .others: .allRecognizersAct
    case .object(control): control == hit ? .controlAlwaysActs : .parentControlActs
    case .object(let name): failsByItself(name, in: group) ? .anyTouchSuffices : misconception(of: name, answer)
    case .yes, .no, .ended, .cancelled, .nothing: nil
    }
  }

  private func misconception(of recognizer: String, _ answer: PredictionAnswer) -> Misconception? {
    guard let view = tree.recognizer(recognizer)?.view else { return nil }
    guard let own = path.firstIndex(of: view) else { return .recognizerSeesAll }
    guard answer.objects.count == 1, let other = tree.recognizer(answer.objects[0])?.view,
      let others = path.firstIndex(of: other)
    else { return .conditionsSuffice }
    return own == others ? .conditionsSuffice : own > others ? .outerRecognizerFirst : .innerRecognizerFirst
  }

  /// Whether a recognizer fails because the touch is not its gesture.
  private func failsByItself(_ recognizer: String, in group: TouchGroup) -> Bool {
    group.first(from: asked) { kind in
      guard case .gesture(.changes(recognizer, from: .possible, to: .failed, let reason)) = kind else { return false }
      return reason == .analysis || reason == .undecided
    } != nil
  }
}

extension TreeSnapshot.Recognizer {
  /// Whether it stands for a gesture. The one with which a scroll view delays touches does not.
  fileprivate var isGesture: Bool { className != "ContentDelay" }
}
