import UIKit

/// A view that reports its callbacks to the world of its case.
protocol Probe: UIView {
  var traits: ProbeTraits? { get set }
}

/// What a probe needs besides being a view.
struct ProbeTraits {
  weak var world: World?
  /// The seed of its answers; 0: the defaults.
  let answers: Int
  let forwards: Bool
  let canBecomeFirstResponder: Bool

  init(world: World, _ plan: ViewPlan) {
    self.world = world
    answers = plan.answers
    forwards = plan.flags.contains(.forwards)
    canBecomeFirstResponder = plan.flags.contains(.responder)
  }

  /// A cell of a table.
  init(world: World?) {
    self.world = world
    (answers, forwards, canBecomeFirstResponder) = (0, true, false)
  }
}

extension Probe {
  func called(_ callback: Callback, _ detail: Int = 0) { traits?.world?.called(callback, on: tag, detail) }

  /// Checks and reports touches that the view receives.
  func called(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    guard let world = traits?.world else { return }
    let touches = touches.sorted { $0.serial < $1.serial }
    world.check(touches, phase, of: self, number: tag)
    world.note(touches, phase, in: self)
    world.called(phase.callbackOfView, on: tag, touches.first?.finger ?? 0)
  }

  func called(_ callback: Callback, usually answer: Bool) -> Bool {
    guard let traits, let world = traits.world else { return answer }
    world.called(callback, on: tag)
    return world.answers.flag(traits.answers, usually: answer)
  }

  /// Sometimes another view than the hit test found, or none (HT-23).
  func chosen(_ found: UIView?) -> UIView? {
    guard let traits, let world = traits.world, let number = world.answers.number(traits.answers, below: 12) else {
      return found
    }
    return number < 8 ? found : world.views[number]
  }

  var forwards: Bool { traits?.forwards ?? true }
}

extension UITouch.Phase {
  var callbackOfView: Callback {
    switch self {
    case .began: .viewBegan
    case .ended: .viewEnded
    case .cancelled: .viewCancelled
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: .viewMoved
    }
  }

  var callbackOfRecognizer: Callback {
    switch self {
    case .began: .recognizerBegan
    case .ended: .recognizerEnded
    case .cancelled: .recognizerCancelled
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: .recognizerMoved
    }
  }
}
