import Scenes
import UIKit

// Who sends what to whom.

extension LiveScene {
  func add(_ action: ActionDescription, to name: String) {
    guard let control = view(named: name) as? UIControl else { return }
    let event = UIControl.Event(action.event), message = action.message
    switch message.target {
    case .closure: control.addAction(UIAction(title: message.action) { _ in }, for: event)
    case .object(let target):
      implement(message.action, on: target)
      control.addTarget(object(named: target), action: Selector(message.action), for: event)
    case .chain: control.addTarget(nil, action: Selector(message.action), for: event)
    }
  }

  /// Gives a recognizer its target and whom it waits for.
  func connect(_ description: RecognizerDescription) {
    guard let recognizer = object(named: description.name) as? UIGestureRecognizer else { return }
    if let message = description.action, let target = receiver(of: message) {
      recognizer.addTarget(target, action: Selector(message.action))
    }
    for other in scene.recognizerNames where description.required.contains(other) && other != description.name {
      if let other = object(named: other) as? UIGestureRecognizer { recognizer.require(toFail: other) }
    }
  }

  /// Nil where there is none: a recognizer does not search the chain (RC-26).
  private func receiver(of message: MessageDescription) -> AnyObject? {
    switch message.target {
    case .closure: return silentTarget(for: message.action)
    case .object(let name):
      implement(message.action, on: name)
      return object(named: name)
    case .chain: return nil
    }
  }

  /// Whom a scene names as the target of an action has that action.
  private func implement(_ action: String, on name: String) {
    let actions = implemented(by: name) ?? []
    if !actions.contains(action) { apply(Edit(name, .implements(actions + [action]))) }
  }

  /// Nil for what can have no actions.
  func implemented(by name: String) -> [String]? {
    if name == Scene.delegateName { return delegateBehaviour.actions }
    let object = object(named: name)
    return (object as? LiveTarget)?.implemented ?? (object as? any ConfigurableResponder)?.behavior.actions
  }
}
