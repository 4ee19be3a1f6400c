import Scenes
import UIKit

/// The first thing after the hit test that keeps a view from its touch, or a control from its action.
struct DeliveryObstacle {
  /// Nil if the view gets the whole touch at once, and if a control sends an action that an object performs.
  private(set) var obstacle: Obstacle?
  /// The progress of the touch.
  private(set) var rank = 0

  private let name: String
  private let story: TouchStory
  private let trace: Trace
  private let objects: WhyNotObjects

  /// - Parameter isRow: whether the view stands for a row of a list, which a late touch selects as well.
  init(
    to view: TreeSnapshot.Node, _ story: TouchStory, _ trace: Trace, _ objects: WhyNotObjects, isRow: Bool = false
  ) {
    (name, self.story, self.trace, self.objects) = (view.name, story, trace, objects)
    let control = view.isControl ? [disabled, action] : [], late = isRow ? [] : [delayed, delayedEnd]
    let questions = [ignored, interrupted, cancelled] + control + late
    for (index, question) in questions.enumerated() {
      rank = index * 100
      obstacle = question()
      guard let obstacle else { continue }
      // If several objects hold the touch back, each object less brings it further.
      if case .delayed = obstacle { rank += max(0, 50 - holders(of: .began)) }
      if case .delayedEnd = obstacle { rank += max(0, 50 - holders(of: .ended)) }
      return
    }
  }

  private func holders(of phase: UITouch.Phase) -> Int {
    for case .withheld(phase, story.finger, name, let recognizers) in trace.steps.map(\.kind) {
      return recognizers.count
    }
    return 0
  }

  // MARK: Delivery

  private func ignored() -> Obstacle? {
    for step in trace.steps {
      guard case .ignored(story.finger, name, let reason) = step.kind else { continue }
      if case .recognized(let recognizer) = reason { return cancelled(by: recognizer) }
      return .ignored(reason)
    }
    return nil
  }

  private func interrupted() -> Obstacle? {
    story.incidents.contains { if case .interrupted = $0 { true } else { false } } ? .interrupted : nil
  }

  private func cancelled() -> Obstacle? { story.claimer.map { cancelled(by: $0) } }

  private func cancelled(by recognizer: String) -> Obstacle {
    .cancelled(by: recognizer, isOwn: objects.tree.recognizer(recognizer)?.view == name)
  }

  private func delayed() -> Obstacle? {
    lateness(of: .began).map { .delayed(by: $0.recognizer, milliseconds: $0.milliseconds) }
  }

  private func delayedEnd() -> Obstacle? {
    lateness(of: .ended).map { .delayedEnd(by: $0.recognizer, milliseconds: $0.milliseconds) }
  }

  private func lateness(of phase: UITouch.Phase) -> (recognizer: String, milliseconds: Int)? {
    for incident in story.incidents {
      if case .deliveredLate(phase, name, let recognizer, let time) = incident { return (recognizer, time) }
    }
    return nil
  }

  // MARK: Controls

  private func disabled() -> Obstacle? {
    objects.tree.node(name)?.isEnabled == false ? .disabled : nil
  }

  private func action() -> Obstacle? {
    guard let scene = objects.scene else { return sentAction() }
    guard let view = scene.view(named: name), view.viewClass.isControl else { return nil }
    guard !view.actions.isEmpty else { return .noAction }
    let sent = story.actions.filter { $0.sender == name }
    for action in view.actions {
      guard let one = sent.first(where: { $0.name == action.message.action }) else { continue }
      switch action.message.target {
      case .closure: return nil
      case .object(let target): if one.target == target { return nil }
      case .chain: if one.target != nil { return nil }
      }
    }
    guard let action = view.actions.first(where: { action in sent.contains { $0.name == action.message.action } })
    else {
      if case .object(let target)? = view.actions.first?.message.target, !objects.exists(target) {
        return .targetGone(target)
      }
      let isUnperformed = trace.steps.contains { step in
        if case .climbed(let name, _) = step.kind { view.actions.contains { $0.message.action == name } } else { false }
      }
      if isUnperformed, let action = view.actions.first { return .nobodyImplements(action.message.action) }
      let events = view.actions.map(\.event)
      return events.contains(.touchUpInside) ? .liftedOutside : .otherEvents(events)
    }
    if case .object(let target) = action.message.target { return .targetGone(target) }
    return .nobodyImplements(action.message.action)
  }

  /// The actions of a control of own code are known once they are sent.
  private func sentAction() -> Obstacle? {
    if let obstacle = trace.actionObstacle(of: name) { return obstacle }
    if story.actions.contains(where: { $0.sender == name }) { return nil }
    guard let node = objects.tree.node(name), let end = story.trail.last.flatMap(node.local) else {
      return .sendsNothing
    }
    return node.bounds.insetBy(dx: -70, dy: -70).contains(end) ? .sendsNothing : .liftedOutside
  }
}
