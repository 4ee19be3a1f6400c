import ScenePicture
import TouchTrace
import UIKit

/// A function of a person's own code that a touch has called, or the one of UIKit that ran because there is none.
package struct OwnCall: Equatable {
  /// The argument of a call and its answer.
  package struct Exchange: Equatable {
    /// The index of the step.
    package var step: Int
    /// A point, or the numbers of fingers.
    package var argument: Argument
    /// Nil while it runs, and for a function that returns nothing.
    package var answer: Answer?
  }

  package enum Argument: Equatable { case none, point(CGPoint), fingers([Int]) }
  package enum Answer: Equatable { case flag(Bool), view(String?) }

  package var receiver: String
  /// The name with its labels.
  package var name: String
  /// Nil if UIKit's own function ran.
  package var function: OwnSources.Function?
  /// The last exchange that has happened, or the first one that will.
  package var exchange: Exchange
  package var count = 1
  /// The lines that it has printed in that exchange.
  package var printed: [PrintedLine] = []

  /// The calls of the touch that is shown, each function of each object once, in the order of their first call.
  package static func calls(in display: DisplayState, _ sources: OwnSources) -> [OwnCall] {
    var calls: [OwnCall] = []
    for index in display.sequence where index < display.trace.steps.count {
      guard let call = OwnCall(at: index, in: display, sources) else { continue }
      guard let known = calls.firstIndex(where: { $0.receiver == call.receiver && $0.name == call.name }) else {
        calls.append(call)
        continue
      }
      calls[known].count += 1
      if index < display.cursor { calls[known].exchange = call.exchange }
    }
    calls.notePrinted(in: display)
    return calls
  }

  /// Nil for a step that calls nothing that a person can write, and for an object of a class of UIKit.
  private init?(at index: Int, in display: DisplayState, _ sources: OwnSources) {
    let trace = display.trace, step = trace.steps[index], tree = trace.trees[step.tree]
    func find(_ name: String, of receiver: String) -> OwnSources.Function? {
      guard let className = tree.className(of: receiver) else { return nil }
      return sources.function(of: className) { $0.name == name }
    }
    switch step.kind {
    case .inside(let view, let answer, _):
      name = "point(inside:with:)"
      guard let own = find(name, of: view) else { return nil }
      (receiver, function) = (view, own)
      let point = step.parent.flatMap { parent -> CGPoint? in
        if case .ask(_, _, let point) = trace.steps[parent].kind { point } else { nil }
      }
      exchange = Exchange(step: index, argument: point.map { .point($0) } ?? .none, answer: .flag(answer))
    case .ask(let view, _, let point):
      name = "hitTest(_:with:)"
      guard let className = tree.className(of: view), sources.isOwn(className) else { return nil }
      (receiver, function) = (view, find(name, of: view))
      let result = display.result(ofAsking: view, at: index)
      exchange = Exchange(step: index, argument: .point(point), answer: result)
    case .deliver(let phase, let responder, let fingers):
      guard let (name, own) = OwnCall.handler(of: phase, in: responder, tree, sources) else { return nil }
      (self.name, receiver, function) = (name, responder, own)
      exchange = Exchange(step: index, argument: .fingers(fingers), answer: nil)
    case .gesture(.sees(let recognizer, let phase, let fingers)):
      name = "\(GestureStep.method(phase, fingers))(_:with:)"
      guard let own = find(name, of: recognizer) else { return nil }
      (receiver, function) = (recognizer, own)
      exchange = Exchange(step: index, argument: .fingers(fingers), answer: nil)
    case .action(_, let action, let target, _, _):
      guard let target, let own = sources.action(action, of: tree.className(of: target)) else { return nil }
      (receiver, name, function) = (target, own.name, own)
      exchange = Exchange(step: index, argument: .none, answer: nil)
    default: return nil
    }
  }

  /// The method of a responder that gets touches of a phase: the tracking method of a control that follows the touch, else `touches…`.
  private static func handler(
    of phase: UITouch.Phase, in responder: String, _ tree: TreeSnapshot, _ sources: OwnSources
  ) -> (name: String, function: OwnSources.Function)? {
    guard let className = tree.className(of: responder) else { return nil }
    let tracking: [UITouch.Phase: String] = [
      .began: "beginTracking(_:with:)", .moved: "continueTracking(_:with:)", .ended: "endTracking(_:with:)",
      .cancelled: "cancelTracking(with:)",
    ]
    for name in ["\(phase.method)(_:with:)", tracking[phase] ?? ""] {
      if let own = sources.function(of: className, where: { $0.name == name }) { return (name, own) }
    }
    return nil
  }
}

extension [OwnCall] {
  /// Gives each call what it has printed before the cursor.
  fileprivate mutating func notePrinted(in display: DisplayState) {
    for index in display.sequence where index < Swift.min(display.cursor, display.trace.steps.count) {
      guard case .printed(let line) = display.trace.steps[index].kind else { continue }
      for place in display.trace.callsAround(printedAt: index) {
        guard let own = firstIndex(where: { $0.exchange.step == place && $0.function != nil }) else { continue }
        self[own].printed.append(line)
        break
      }
    }
  }
}

extension Trace {
  /// The steps of the calls in which a line was printed, the innermost first. An answer of `point(inside:)` is a step after
  /// its call.
  fileprivate func callsAround(printedAt index: Int) -> [Int] {
    let parent = steps[index].parent
    var next = index + 1, places: [Int] = []
    while next < steps.count, steps[next].parent == parent, case .printed = steps[next].kind { next += 1 }
    if next < steps.count, steps[next].parent == parent, case .inside = steps[next].kind { places.append(next) }
    var outer = parent
    while let step = outer {
      places.append(step)
      outer = steps[step].parent
    }
    return places
  }
}

extension OwnSources {
  /// The method that an action calls. A trace names an action as it was written, or by its selector.
  package func action(_ name: String, of className: String?) -> Function? {
    let plain = name.prefix { $0 != ":" && $0 != "(" }
    let isWanted: (Function) -> Bool = { function in
      function.selector == name || function.name == name || function.name.prefix { $0 != "(" } == plain
    }
    guard let className else { return nil }
    return function(of: className, where: isWanted)
  }
}

extension DisplayState {
  /// Returns the answer of a view to the question at a step; nil while there is none.
  fileprivate func result(ofAsking view: String, at index: Int) -> OwnCall.Answer? {
    let depth = trace.steps[index].depth
    for step in trace.steps[(index + 1)...] {
      if step.depth == depth, case .returned(view, let hit) = step.kind { return .view(hit) }
      if step.depth < depth { return nil }
    }
    return nil
  }
}
