import Scenes
import UIKit

// The same overrides as in `LiveViews.swift`, for controls.

/// A control of a live scene.
final class LiveControl: UIControl, ConfigurableResponder {
  var behavior = ResponderBehavior()

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.began.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.moved.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.ended.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.cancelled.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}

/// A button of a live scene.
final class LiveButton: UIButton, ConfigurableResponder {
  var behavior = ResponderBehavior()

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.began.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.moved.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.ended.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.cancelled.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}
