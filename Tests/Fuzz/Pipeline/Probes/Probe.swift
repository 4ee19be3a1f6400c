import UIKit

/// A view or a recognizer that reports its callbacks to the world of its case.
protocol Probe: AnyObject {
  var traits: ProbeTraits? { get set }
  /// The id of the object in its case.
  var number: Int { get }
}

/// What a probe needs besides being a view or a recognizer.
struct ProbeTraits {
  weak var world: World?
  /// The seed of its answers, and of the states that a recognizer sets by itself; 0: the defaults.
  var answers = 0
  /// Whether a view calls its superclass with its touches.
  var forwards = true
  var canBecomeFirstResponder = false
  /// The kind of a recognizer.
  var kind: GesturePlan.Kind?

  init(world: World, _ plan: ViewPlan) {
    self.world = world
    answers = plan.answers
    forwards = plan.flags.contains(.forwards)
    canBecomeFirstResponder = plan.flags.contains(.responder)
  }

  init(world: World, _ plan: GesturePlan) {
    self.world = world
    (kind, answers) = (plan.kind, plan.answers)
  }

  /// A cell of a table.
  init(world: World?) { self.world = world }
}

extension Probe {
  func called(_ callback: Callback, _ detail: Int = 0) { traits?.world?.called(callback, on: number, detail) }

  /// Checks and reports touches that the probe receives.
  func called(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    guard let world = traits?.world else { return }
    let touches = touches.sorted { $0.serial < $1.serial }, view = self as? UIView
    world.check(touches, phase, of: view, number: number)
    if let view { world.note(touches, phase, in: view) }
    let callback = view == nil ? phase.callbackOfRecognizer : phase.callbackOfView
    world.called(callback, on: number, touches.first?.finger ?? 0)
  }

  func called(_ callback: Callback, usually answer: Bool) -> Bool {
    guard let traits, let world = traits.world else { return answer }
    world.called(callback, on: number)
    return world.answers.flag(traits.answers, usually: answer)
  }
}

extension Probe where Self: UIView {
  var number: Int { tag }

  /// Sometimes another view than the hit test found, or none (HT-23).
  func chosen(_ found: UIView?) -> UIView? {
    guard let traits, let world = traits.world, let number = world.answers.number(traits.answers, below: 12) else {
      return found
    }
    return number < 8 ? found : world.views[number]
  }

  var forwards: Bool { traits?.forwards ?? true }
}

extension Probe where Self: UIGestureRecognizer {
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
