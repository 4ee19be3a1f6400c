import Scenes
import UIKit

extension LiveScene {
  /// Makes a change at once. An edit that does not fit the scene (`Scene.check(_:)`) changes nothing, nor does one of a
  /// fixed property (`Property.isFixed`).
  func apply(_ edit: Edit) { edit.change.property.live.set(self, edit.target, edit.change.value) }

  /// Returns the present value of a property; nil if the object of this name does not have it.
  package func value(of property: Property, for name: String) -> (any PropertyValue)? { property.live.get(self, name) }

  // MARK: Overrides

  /// Returns the overrides of a responder. The delegate's are kept while it is replaced by an object that is no responder.
  func behavior(named name: String) -> ResponderBehavior? {
    if name == Scene.delegateName { return delegateBehavior }
    return (object(named: name) as? any ConfigurableResponder)?.behavior
  }

  func changeBehavior(named name: String, _ body: (inout ResponderBehavior) -> Void) {
    if name == Scene.delegateName {
      body(&delegateBehavior)
    } else if let responder = object(named: name) as? any ConfigurableResponder {
      body(&responder.behavior)
    }
  }

  // MARK: Animations

  func animation(of view: String) -> AnimationState? {
    self.view(named: view).flatMap { behavior(of: $0)?.animation }
  }

  /// Begins an animation of a view that repeats, or ends it.
  func setAnimation(of view: String, to state: AnimationState) {
    guard let object = self.view(named: view) else { return }
    changeBehavior(named: view) { $0.animation = state }
    // An animation that changes nothing is none (HT-20a). This one ends where it began, so that only touches notice it.
    let changeAndBack = {
      let alpha = object.alpha
      object.alpha = alpha > 0.5 ? 0 : 1
      object.alpha = alpha
    }
    // A later animation of the same property ends the earlier one; this one takes no time.
    UIView.animate(withDuration: 0, animations: changeAndBack)
    guard state != .none else { return }
    UIView.animate(
      withDuration: 1, options: state == .running ? .repeat : [.repeat, .allowUserInteraction],
      animations: changeAndBack)
  }

  func hitTestOverride(of view: String) -> HitTestOverride? {
    self.view(named: view).flatMap { behavior(of: $0)?.hitTest }
  }

  func setHitTestOverride(of view: String, to override: HitTestOverride) {
    guard self.view(named: view) != nil else { return }
    changeBehavior(named: view) { behavior in
      behavior.hitTest = override
      if case .returns(let chosen) = override { behavior.chosenView = self.view(named: chosen) }
      if override == .observed { behavior.observedAnswers = LiveAnswers(of: view, in: self) }
    }
  }
}
