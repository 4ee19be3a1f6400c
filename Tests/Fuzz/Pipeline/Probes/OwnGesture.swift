import UIKit

/// A recognizer that reports its callbacks to the world of its case and sets its state by itself.
protocol OwnGesture: UIGestureRecognizer {
  var traits: OwnTraits? { get set }
}

/// What such a recognizer needs besides being one.
struct OwnTraits {
  weak var world: World?
  let kind: GesturePlan.Kind
  /// The seed of its answers and of the states that it sets; 0: the defaults.
  let answers: Int

  init(world: World, _ plan: GesturePlan) {
    self.world = world
    (kind, answers) = (plan.kind, plan.answers)
  }
}

extension OwnGesture {
  /// Checks and reports touches that the recognizer receives.
  func called(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    guard let world = traits?.world else { return }
    let touches = touches.sorted { $0.serial < $1.serial }
    world.check(touches, phase, of: nil, number: number)
    world.called(phase.callbackOfRecognizer, on: number, touches.first?.finger ?? 0)
  }

  func called(_ callback: Callback) { traits?.world?.called(callback, on: number) }

  func called(_ callback: Callback, usually answer: Bool) -> Bool {
    guard let traits, let world = traits.world else { return answer }
    world.called(callback, on: number)
    return world.answers.flag(traits.answers, usually: answer)
  }

  /// Now and then sets any state, or ignores a touch, as code does that knows better than its superclass.
  func meddle(with touches: Set<UITouch>, _ event: UIEvent) {
    guard let traits, let choice = traits.world?.answers.number(traits.answers, below: 8) else { return }
    if let state = UIGestureRecognizer.State(rawValue: choice) {
      self.state = state
    } else if choice == 6, let touch = touches.min(by: { $0.serial < $1.serial }) {
      ignore(touch, for: event)
    }
  }
}
