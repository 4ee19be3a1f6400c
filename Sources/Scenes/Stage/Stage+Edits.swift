import UIKit

extension Stage {
  /// Makes a change at once. One that does not fit the scene (`Scene.check(_:)`) changes nothing.
  public func apply(_ edit: Edit) {
    guard let object = object(named: edit.target) else { return }
    switch edit.change {
    case .isResponder(let flag): setDelegate(isResponder: flag)
    case .touches(let handling) where edit.target == Scene.delegateName: setDelegate(touches: handling)
    case .touches(let handling): (object as? any Behaving)?.behaviour.touches = handling
    case .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch:
      (object as? UIView)?.apply(edit.change)
    case .enlargedBy, .pointInside, .hitTest:
      guard let view = object as? any Behaving else { return }
      view.behaviour.apply(edit.change)
      if case .hitTest(.returns(let name)) = edit.change { view.behaviour.chosenView = self.view(named: name) }
    }
  }

  /// The present value of a property; nil if the named thing does not have it.
  public func value(of property: Property, for name: String) -> Change? {
    guard let object = object(named: name) else { return nil }
    let behaviour = (object as? any Behaving)?.behaviour
    switch property {
    case .touches: return behaviour.map { .touches($0.touches) }
    case .isResponder: return name == Scene.delegateName ? .isResponder(object is UIResponder) : nil
    case .enlargedBy: return object is UIView ? behaviour.map { .enlargedBy($0.growth) } : nil
    case .pointInside: return object is UIView ? behaviour.map { .pointInside($0.pointInside) } : nil
    case .hitTest: return object is UIView ? behaviour.map { .hitTest($0.hitTest) } : nil
    case .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch:
      return (object as? UIView)?.value(of: property)
    }
  }
}

extension Behaviour {
  fileprivate mutating func apply(_ change: Change) {
    switch change {
    case .enlargedBy(let growth):
      self.growth = growth
      if pointInside != .always { pointInside = growth == .none ? .bounds : .enlarged }
    case .pointInside(let answer): pointInside = answer
    case .hitTest(let override): hitTest = override
    case .touches(let handling): touches = handling
    case .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch, .isResponder:
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
    case .isEnabled(let flag): (self as? UIControl)?.isEnabled = flag
    case .clipsToBounds(let flag): clipsToBounds = flag
    case .isMultipleTouchEnabled(let flag): isMultipleTouchEnabled = flag
    case .isExclusiveTouch(let flag): isExclusiveTouch = flag
    case .enlargedBy, .pointInside, .hitTest, .touches, .isResponder: break
    }
  }

  fileprivate func value(of property: Property) -> Change? {
    switch property {
    case .frame: .frame(frame)
    case .boundsOrigin: .boundsOrigin(bounds.origin)
    case .transform: .transform(Turn(transform))
    case .isHidden: .isHidden(isHidden)
    case .alpha: .alpha(Double(alpha))
    case .isUserInteractionEnabled: .isUserInteractionEnabled(isUserInteractionEnabled)
    case .isEnabled: (self as? UIControl).map { .isEnabled($0.isEnabled) }
    case .clipsToBounds: .clipsToBounds(clipsToBounds)
    case .isMultipleTouchEnabled: .isMultipleTouchEnabled(isMultipleTouchEnabled)
    case .isExclusiveTouch: .isExclusiveTouch(isExclusiveTouch)
    case .enlargedBy, .pointInside, .hitTest, .touches, .isResponder: nil
    }
  }
}

extension CGAffineTransform {
  nonisolated init(_ turn: Turn) {
    self = CGAffineTransform(rotationAngle: turn.degrees * .pi / 180)
      .concatenating(CGAffineTransform(scaleX: turn.scale, y: turn.scale))
  }
}

extension Turn {
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
