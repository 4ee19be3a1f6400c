import Scenes
import UIKit

// The targets of controls and recognizers.

extension LiveScene {
  /// Adds an action to the control of a name.
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

  /// Adds a recognizer's target and its failure requirements.
  func connect(_ description: RecognizerDescription) {
    guard let recognizer = object(named: description.name) as? UIGestureRecognizer else { return }
    if let message = description.action, let target = receiver(of: message) {
      recognizer.addTarget(target, action: Selector(message.action))
    }
    for other in scene.recognizerNames where description.required.contains(other) && other != description.name {
      if let other = object(named: other) as? UIGestureRecognizer { recognizer.require(toFail: other) }
    }
  }

  /// Returns the target of a recognizer; nil for `to nil`, because a recognizer does not search the chain (RC-26).
  private func receiver(of message: MessageDescription) -> AnyObject? {
    switch message.target {
    case .closure: return silentTarget(for: message.action)
    case .object(let name):
      implement(message.action, on: name)
      return object(named: name)
    case .chain: return nil
    }
  }

  /// Gives an action to the object that a scene names as its target.
  private func implement(_ action: String, on name: String) {
    let actions = value(of: .implements, for: name) as? [String] ?? []
    if !actions.contains(action) { apply(Edit(name, .implements(actions + [action]))) }
  }
}
