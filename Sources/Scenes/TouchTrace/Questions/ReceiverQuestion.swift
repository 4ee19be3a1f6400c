import UIKit

/// Which view receives `touchesEnded` when the finger lifts over another view than it came down on?
enum ReceiverQuestion {
  static func found(of hit: String, finger: Int, in group: TouchGroup) -> FoundQuestion? {
    let steps = group.trace.steps
    let lifted = group.first(from: group.steps.lowerBound) { kind in
      guard case .event(let reports) = kind else { return false }
      return reports.contains { $0.finger == finger && $0.phase == .ended }
    }
    guard let lifted, case .event(let reports) = steps[lifted].kind,
      let point = reports.first(where: { $0.finger == finger })?.point, point != group.fingers.first?.point
    else { return nil }
    let tree = group.trace.tree(at: lifted + 1)
    guard keeps(hit, finger, before: lifted, in: group), let now = tree.view(at: point), now != hit,
      let node = tree.node(hit), !node.corners.contain(point), !node.takes(point)
    else { return nil }
    var names = [hit, now]
    if let parent = tree.node(hit)?.superview, !names.contains(parent) { names.append(parent) }
    let choices = names.map { PredictionChoice.object($0) } + [.others, .nobody]
    let prompt = PredictionPrompt(.receiver(over: now), finger: finger, asked: lifted + 1, choices: choices)
    let end = group.endOfEvent(at: lifted)
    let delivery = (lifted + 1..<end).first { index in
      guard case .deliver(let phase, _, let fingers) = steps[index].kind else { return false }
      return (phase == .ended || phase == .cancelled) && fingers.contains(finger)
    }
    var receivers: [String] = []
    if let delivery, case .deliver(_, let view, _) = steps[delivery].kind { receivers = [view] }
    let answer = PredictionAnswer(receivers, decided: delivery.map { $0 + 1 } ?? end, among: choices)
    return (prompt, answer, choices.map { $0 == answer.choice ? nil : misconception(of: $0, hit) })
  }

  private static func misconception(of choice: PredictionChoice, _ hit: String) -> Misconception? {
    switch choice {
    case .object(hit), .others: nil
    case .nobody: .outsideIsLost
    default: .viewUnderFingerGetsIt
    }
  }

  /// Whether the view has received the finger and not lost it.
  private static func keeps(_ view: String, _ finger: Int, before end: Int, in group: TouchGroup) -> Bool {
    var keeps = false
    for index in group.steps.lowerBound..<end {
      switch group.trace.steps[index].kind {
      case .deliver(.began, to: view, let fingers) where fingers.contains(finger): keeps = true
      case .lost(finger, view, _), .ignored(finger, view, _): keeps = false
      default: break
      }
    }
    return keeps
  }
}
