import Scenes
import UIKit

/// A view controller of a live scene.
final class LiveViewController: UIViewController, ConfigurableResponder {
  var behavior = ResponderBehavior()

  /// A controller of a table also has the action that shows a selection in the trace.
  override var actionMethods: [Selector: ActionMethod] {
    behavior.actionTable.merging(.doingNothing([LiveTable.selection.name])) { own, _ in own }
  }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

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

/// The application of a live scene.
final class LiveApplication: UIApplication, ConfigurableResponder {
  var behavior = ResponderBehavior()
  /// Whether a trace lists a search once that was done twice with the same answers.
  var foldsSearches = true

  /// Whether interaction is ignored. Setting it makes the one call that changes the answer (PL-10).
  var ignoresInteraction: Bool {
    get { isIgnoringInteractionEvents }
    set {
      guard newValue != isIgnoringInteractionEvents else { return }
      if newValue { beginIgnoringInteractionEvents() } else { endIgnoringInteractionEvents() }
    }
  }

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

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

/// An application delegate that is a responder, the last one of the chain (RC-06).
final class LiveAppDelegate: UIResponder, ConfigurableResponder, UIApplicationDelegate {
  var behavior = ResponderBehavior()

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

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

/// An application delegate that is no responder. The chain ends with the application (RC-06).
final class LivePlainDelegate: NSObject, UIApplicationDelegate {}
