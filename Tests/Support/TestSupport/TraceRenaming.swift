import Foundation
import Scenes
import TouchTrace
import UIKit

extension Trace {
  /// Returns the trace with every name replaced.
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
    case .event, .device, .pass, .dropped: self
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
    case .ignored(let finger, let view, let reason): .ignored(finger: finger, view: name(view), reason.renamed(name))
    case .action(let sender, let action, let target, let event, let measure):
      .action(from: name(sender), name: name(action), to: target.map(name), event: event, measure: measure)
    case .climbed(let action, let responder): .climbed(action: name(action), past: name(responder))
    case .gesture(let step): .gesture(step.renamed(name))
    case .withheld(let phase, let finger, let view, let holders):
      .withheld(phase, finger: finger, view: name(view), by: holders.map(name))
    case .lost(let finger, let view, let one): .lost(finger: finger, view: name(view), to: one.map(name))
    case .timeout: self
    case .interrupted(let interruption): .interrupted(interruption.renamed(name))
    case .printed: self
    case .warning(.noTarget(let action, let sender, let wasObject)):
      .warning(.noTarget(action, sender: name(sender), wasObject: wasObject))
    case .warning(.noAction(let action, let target, let sender)):
      .warning(.noAction(action, target: name(target), sender: sender.map(name)))
    case .warning(.unsampled(let object)): .warning(.unsampled(name(object)))
    case .warning(.other), .warning(.refused): self
    case .signal(let signal, let responder): .signal(signal, to: name(responder))
    }
  }
}

extension TraceStep.IgnoreReason {
  fileprivate func renamed(_ name: (String) -> String) -> TraceStep.IgnoreReason {
    switch self {
    case .singleTouch, .touchCancelled: self
    case .exclusiveTouch(let view): .exclusiveTouch(name(view))
    case .recognized(let one): .recognized(name(one))
    case .scrollView(let view): .scrollView(name(view))
    }
  }
}

extension TraceStep.Interruption {
  fileprivate func renamed(_ name: (String) -> String) -> TraceStep.Interruption {
    switch self {
    case .resignedActive, .ignoringInteraction: self
    case .leftWindow(let view): .leftWindow(name(view))
    }
  }
}

extension GestureStep {
  fileprivate func renamed(_ name: (String) -> String) -> GestureStep {
    switch self {
    case .attends(let one, let finger): .attends(name(one), finger: finger)
    case .sees(let one, let phase, let fingers): .sees(name(one), phase, fingers: fingers)
    case .letsGo(let one, let finger): .letsGo(name(one), finger: finger)
    case .asked(let question, .view(let view), let answer):
      .asked(question.renamed(name), by: .view(name(view)), answer: answer)
    case .asked(let question, let asked, let answer): .asked(question.renamed(name), by: asked, answer: answer)
    case .verdict(let one, .waits(let other)): .verdict(name(one), .waits(for: name(other)))
    case .verdict(let one, .fails(let failure)): .verdict(name(one), .fails(failure.renamed(name)))
    case .verdict(let one, .granted): .verdict(name(one), .granted)
    case .changes(let one, let old, let new, .failed(let failure)):
      .changes(name(one), from: old, to: new, .failed(failure.renamed(name)))
    case .changes(let one, let old, let new, let reason): .changes(name(one), from: old, to: new, reason)
    }
  }
}

extension GestureFailure {
  fileprivate func renamed(_ name: (String) -> String) -> GestureFailure {
    switch self {
    case .requirementRecognized(let other): .requirementRecognized(name(other))
    case .excluded(let other): .excluded(by: name(other))
    case .refusedByView(let view): .refusedByView(name(view))
    case .refusedByDelegate: .refusedByDelegate
    }
  }
}

extension GestureQuestion {
  fileprivate func renamed(_ name: (String) -> String) -> GestureQuestion {
    switch self {
    case .shouldReceiveEvent(let one): .shouldReceiveEvent(name(one))
    case .shouldReceiveTouch(let one, let finger): .shouldReceiveTouch(name(one), finger: finger)
    case .shouldBegin(let one): .shouldBegin(name(one))
    case .shouldRequireFailure(let one, let other): .shouldRequireFailure(name(one), of: name(other))
    case .shouldBeRequiredToFail(let one, let other): .shouldBeRequiredToFail(name(one), by: name(other))
    case .shouldRecognizeSimultaneously(let one, let other):
      .shouldRecognizeSimultaneously(name(one), with: name(other))
    case .touchesShouldBegin(let view): .touchesShouldBegin(name(view))
    case .touchesShouldCancel(let view): .touchesShouldCancel(name(view))
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
    for index in tree.recognizers.indices {
      tree.recognizers[index].name = name(tree.recognizers[index].name)
      tree.recognizers[index].view = name(tree.recognizers[index].view)
    }
    for index in tree.responders.indices {
      tree.responders[index].name = name(tree.responders[index].name)
      tree.responders[index].next = tree.responders[index].next.map(name)
    }
    return tree
  }
}
