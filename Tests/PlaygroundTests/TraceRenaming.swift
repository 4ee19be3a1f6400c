import Foundation

@testable import Playground
@testable import Scenes
@testable import UIKit

extension Trace {
  /// The same trace of a scene in which everything has another name.
  func renamed(_ name: (String) -> String) -> Trace {
    var trace = Trace()
    for var step in steps {
      step.kind = step.kind.renamed(name)
      trace.append(step)
    }
    trace.trees = trees.map { $0.renamed(name) }
    trace.marks = marks
    return trace
  }
}

extension TraceStep.Kind {
  fileprivate func renamed(_ name: (String) -> String) -> TraceStep.Kind {
    switch self {
    case .event, .pass, .dropped: self
    case .ask(let view, let asker, let point): .ask(view: name(view), by: asker.map(name), point: point)
    case .gate(let view, let refusal): .gate(view: name(view), refusal)
    case .override(let view, .returns(let other)): .override(view: name(view), .returns(name(other)))
    case .override(let view, let override): .override(view: name(view), override)
    case .inside(let view, let answer, let miss): .inside(view: name(view), answer, miss: miss)
    case .returned(let view, let hit): .returned(view: name(view), hit: hit.map(name))
    case .result(let finger, let view): .result(finger: finger, view: view.map(name))
    case .sendEvent(let responder): .sendEvent(name(responder))
    case .deliver(let phase, let responder, let fingers): .deliver(phase, to: name(responder), fingers: fingers)
    case .forward(let phase, let responder, let next): .forward(phase, from: name(responder), to: next.map(name))
    case .handled(let phase, let responder, let passesOn): .handled(phase, by: name(responder), passesOn: passesOn)
    case .ignored(let finger, let view): .ignored(finger: finger, view: name(view))
    case .action(let sender, let action, let target, let event):
      .action(from: name(sender), name: name(action), to: target.map(name), event: event)
    }
  }
}

extension TreeSnapshot {
  fileprivate func renamed(_ name: (String) -> String) -> TreeSnapshot {
    var tree = self
    for index in tree.nodes.indices {
      tree.nodes[index].name = name(tree.nodes[index].name)
      tree.nodes[index].superview = tree.nodes[index].superview.map(name)
      tree.nodes[index].subviews = tree.nodes[index].subviews.map(name)
      tree.nodes[index].controller = tree.nodes[index].controller.map(name)
    }
    for index in tree.responders.indices {
      tree.responders[index].name = name(tree.responders[index].name)
      tree.responders[index].next = tree.responders[index].next.map(name)
    }
    return tree
  }
}
