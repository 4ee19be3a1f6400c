import Scenes
import UIKit

extension LiveScene {
  /// Makes a change at once. One that does not fit the scene (`Scene.check(_:)`) changes nothing, nor does one that
  /// was settled when the stage was made (`Property.isSettledAtFirst`).
  func apply(_ edit: Edit) {
    guard let object = object(named: edit.target) else { return }
    switch edit.change {
    case .isResponder(let flag): setDelegate(isResponder: flag)
    case .touches, .implements, .enlargedBy, .pointInside, .hitTest: change(edit.target, edit.change)
    case .isEnabled(let flag):
      (object as? UIControl)?.isEnabled = flag
      (object as? UIGestureRecognizer)?.isEnabled = flag
    case .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch:
      (object as? UIView)?.apply(edit.change)
    case .scrolling(let setting): (object as? UIScrollView)?.apply(setting)
    case .setting(let setting): (object as? UIGestureRecognizer)?.apply(setting)
    case .answer(let answer): if let recognizer = object as? UIGestureRecognizer { apply(answer, to: recognizer) }
    case .isAlive(let flag): if !flag { destroyTarget(edit.target) }
    case .viewClass, .requires: break
    }
  }

  /// What the stage's own classes override.
  private func change(_ name: String, _ change: Change) {
    if name == Scene.delegateName {
      delegateBehaviour.apply(change)
    } else if let object = object(named: name) as? any ConfigurableResponder {
      object.behavior.apply(change)
      if case .hitTest(.returns(let chosen)) = change { object.behavior.chosenView = view(named: chosen) }
    } else if case .implements(let actions) = change {
      (object(named: name) as? LiveTarget)?.implemented = actions
    }
  }

  /// A delegate that has nothing to say is none: then nobody is asked.
  private func apply(_ answer: DelegateAnswer, to recognizer: UIGestureRecognizer) {
    guard let delegate = name(of: recognizer).flatMap(gestureDelegate(of:)) else { return }
    delegate.apply(answer)
    recognizer.delegate = delegate.isSilent ? nil : delegate
  }
}

extension ResponderBehavior {
  fileprivate mutating func apply(_ change: Change) {
    switch change {
    case .enlargedBy(let hitOutsets):
      self.hitOutsets = hitOutsets
      if pointInside != .always { pointInside = hitOutsets == .none ? .bounds : .enlarged }
    case .pointInside(let answer): pointInside = answer
    case .hitTest(let override): hitTest = override
    case .touches(let handling): touches = handling
    case .implements(let actions): self.actions = actions
    case .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch, .isResponder, .isAlive, .viewClass, .scrolling, .setting,
      .answer, .requires:
      break
    }
  }
}

extension UIView {
  fileprivate func apply(_ change: Change) {
    switch change {
    case .frame(let frame): self.frame = frame
    case .boundsOrigin(let origin): bounds.origin = origin
    case .transform(let turn): transform = CGAffineTransform(turn)
    case .isHidden(let flag): isHidden = flag
    case .alpha(let alpha): self.alpha = CGFloat(alpha)
    case .isUserInteractionEnabled(let flag): isUserInteractionEnabled = flag
    case .clipsToBounds(let flag): clipsToBounds = flag
    case .isMultipleTouchEnabled(let flag): isMultipleTouchEnabled = flag
    case .isExclusiveTouch(let flag): isExclusiveTouch = flag
    case .isEnabled, .enlargedBy, .pointInside, .hitTest, .touches, .implements, .isResponder, .isAlive, .viewClass,
      .scrolling, .setting, .answer, .requires:
      break
    }
  }
}

extension UIScrollView {
  fileprivate func apply(_ setting: ScrollSetting) {
    switch setting {
    case .contentSize(let size): contentSize = size
    case .delaysContentTouches(let flag): delaysContentTouches = flag
    case .canCancelContentTouches(let flag): canCancelContentTouches = flag
    }
  }
}

extension CGAffineTransform {
  nonisolated init(_ turn: ViewTransform) {
    self = CGAffineTransform(rotationAngle: turn.degrees * .pi / 180)
      .concatenating(CGAffineTransform(scaleX: turn.scale, y: turn.scale))
  }
}

extension ViewTransform {
  /// The turn that a transform makes, to a millionth.
  nonisolated init(_ transform: CGAffineTransform) {
    func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
    let (a, b) = (Double(transform.a), Double(transform.b))
    self.init(degrees: rounded(atan2(b, a) * 180 / .pi), scale: rounded((a * a + b * b).squareRoot()))
  }
}

extension UIControl.Event {
  /// The event of the same name.
  nonisolated init(_ event: ControlEvent) {
    switch event {
    case .touchDown: self = .touchDown
    case .touchDownRepeat: self = .touchDownRepeat
    case .touchDragInside: self = .touchDragInside
    case .touchDragOutside: self = .touchDragOutside
    case .touchDragEnter: self = .touchDragEnter
    case .touchDragExit: self = .touchDragExit
    case .touchUpInside: self = .touchUpInside
    case .touchUpOutside: self = .touchUpOutside
    case .touchCancel: self = .touchCancel
    case .valueChanged: self = .valueChanged
    case .primaryActionTriggered: self = .primaryActionTriggered
    }
  }
}
