import Scenes
import UIKit

// A class cannot inherit from a type parameter, so the same eight overrides stand in each of these classes.

/// A plain view of a stage.
final class StageView: UIView, Behaving {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}

/// A label of a stage.
final class StageLabel: UILabel, Behaving {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}

/// An image view of a stage.
final class StageImageView: UIImageView, Behaving {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}

/// A window of a stage.
final class StageWindow: UIWindow, Behaving {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behaviour.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}
