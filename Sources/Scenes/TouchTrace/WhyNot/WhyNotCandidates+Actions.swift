import Scenes
import UIKit

// Changes for a control or recognizer that sends no action, or none that is performed.

extension WhyNotCandidates {
  private var actions: [ActionDescription] { scene.view(named: subject.object)?.actions ?? [] }

  private var message: MessageDescription? { scene.recognizers.first { $0.name == subject.object }?.action }

  var addAction: Candidate {
    let name = subject.object
    let message = MessageDescription(action: self.message?.action ?? "tap", target: .closure)
    if subject.kind == .recognizer { return (.addAction(to: name), [.setAction(name, message)]) }
    let action = ActionDescription(event: .touchUpInside, message: message)
    return (.addAction(to: name), [.setActions(name, actions + [action])])
  }

  func sendForLift(_ event: ControlEvent) -> Candidate {
    let changed = actions.map { action in
      ActionDescription(event: action.event == event ? .touchUpInside : action.event, message: action.message)
    }
    return (.sendFor(.touchUpInside, from: view), [.setActions(view, changed)])
  }

  /// Sends the action, whose target is gone or nil, to the view controller instead.
  var sendToController: Candidate? {
    guard let controller = tree.path(to: view).reversed().compactMap({ tree.node($0)?.controller }).first else {
      return nil
    }
    let name = subject.object
    if var message {
      message.target = .object(controller)
      return (.sendTo(controller, from: name), [.setAction(name, message)])
    }
    let changed = actions.map { action in
      var action = action
      if case .object = action.message.target { action.message.target = .object(controller) }
      return action
    }
    return (.sendTo(controller, from: name), [.setActions(name, changed)])
  }

  func implement(_ action: String) -> [Candidate] {
    let chain = tree.chain(from: view).map(\.name)
    let controllers = tree.path(to: view).reversed().compactMap { tree.node($0)?.controller }
    return (controllers + chain.filter { $0 != view && !controllers.contains($0) }).prefix(3).map { name in
      let edit = Edit(name, .implements([action]))
      return (.implement(action, on: name), [.set(edit)])
    }
  }
}
