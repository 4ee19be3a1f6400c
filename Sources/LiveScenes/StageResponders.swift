import Scenes
import UIKit

/// A view controller of a stage.
final class StageViewController: UIViewController, Behaving {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

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

/// The application of a stage.
final class StageApplication: UIApplication, Behaving {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

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

/// An application delegate that is a responder, and so the end of the chain (RC-06).
final class StageDelegate: UIResponder, Behaving, UIApplicationDelegate {
  var behaviour = Behaviour()

  override var actions: [Selector: UIActionMethod] { behaviour.actionTable }

  override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

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

/// An application delegate that is no responder; the chain ends before it (RC-06).
final class StagePlainDelegate: NSObject, UIApplicationDelegate {}
