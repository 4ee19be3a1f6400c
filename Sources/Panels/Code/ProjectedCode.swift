import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The code that a projected window shows: of the function that the scene is about, at its last call. It stays while other
/// functions run, so that a class can follow it. In a scene without such a function, the innermost call that has source.
struct ProjectedCode: Equatable {
  /// The function as it is called: `yellow.hitTest(_:with:)`.
  var title: String
  var lines: [CodeLine]
  /// Nil before the first call.
  var state: CodeState?
  var values: [CodeValue] = []
}

extension ProjectedCode {
  /// Nil if there is nothing to show.
  init?(_ display: DisplayState, _ language: CodeLanguage) {
    switch OwnCode(of: display.scene) {
    case .hitTest(let views): self.init(hitTestOf: views, display, language)
    case .pointInside(let views): self.init(pointInsideOf: views, display, language)
    case .touches(let responders): self.init(touchesOf: responders, display, language)
    case nil:
      if let frame = display.shownCall {
        self.init(frame, display, language)
      } else if let view = display.inspected {
        self.init(hitTestOf: [view], display, language)
      } else {
        return nil
      }
    }
    // Empty lines cost height, and a class knows the parts by their indentation.
    lines.removeAll { $0.text.isEmpty }
  }

  private init(_ frame: CallFrame, _ display: DisplayState, _ language: CodeLanguage) {
    let source = display.source(of: frame, language)
    self.init(
      title: frame.function.title(on: frame.receiver, language), lines: source.lines, state: source.state,
      values: display.projectedValues(of: frame))
  }

  private init(hitTestOf views: [String], _ display: DisplayState, _ language: CodeLanguage) {
    let view = views[0]
    if let frame = display.lastCall(where: { views.contains($0.receiver) && $0.isHitTest }) {
      self.init(frame, display, language)
    } else {
      self.init(
        title: CallFrame.Function.hitTest(.zero).title(on: view, language),
        lines: display.hitTestLines(of: view, in: display.tree, language))
    }
  }

  private init(touchesOf responders: [String], _ display: DisplayState, _ language: CodeLanguage) {
    let name = responders[0]
    // In this variant, another responder may have the override.
    let own = responders.filter { display.tree.responder($0)?.touches != .ignores }
    let call = display.lastCall { $0.isTouches && own.contains($0.receiver) }
    if let frame = call ?? display.lastCall(where: { $0.isTouches && responders.contains($0.receiver) }) {
      self.init(frame, display, language)
    } else {
      let handling = display.tree.responder(name)?.touches ?? .ignores
      self.init(
        title: CallFrame.Function.touches(.began, fingers: []).title(on: name, language),
        lines: display.touchesLines(of: .began, handling, follower: nil, language))
    }
  }

  private init(pointInsideOf views: [String], _ display: DisplayState, _ language: CodeLanguage) {
    let frame = display.lastCall { views.contains($0.receiver) && $0.isHitTest }
    let view = frame?.receiver ?? views[0]
    let node = display.tree.node(view)
    let (override, outsets) = (node?.pointInside ?? .bounds, node?.hitOutsets ?? .none)
    switch language {
    case .swift: self.init(title: "\(view).point(inside:with:)", lines: SwiftSource.pointInside(override, outsets))
    case .objectiveC:
      self.init(title: "[\(view) pointInside:withEvent:]", lines: ObjectiveCSource.pointInside(override, outsets))
    }
    guard let frame, case .hitTest(let point) = frame.function else { return }
    values = [CodeValue(name: "point", value: pointText(point))]
    if let answer = display.trace.insideAnswer(in: frame, at: display.cursor) {
      state = CodeState(answering: answer)
      values.append(CodeValue(name: "return", value: language == .swift ? "\(answer)" : answer ? "YES" : "NO"))
    }
  }
}

extension CallFrame {
  fileprivate var isHitTest: Bool { if case .hitTest = function { true } else { false } }
  fileprivate var isTouches: Bool { if case .touches = function { true } else { false } }
}

extension CallFrame.Function {
  fileprivate func title(on receiver: String, _ language: CodeLanguage) -> String {
    switch (self, language) {
    case (.hitTest, .swift): "\(receiver).hitTest(_:with:)"
    case (.hitTest, .objectiveC): "[\(receiver) hitTest:withEvent:]"
    case (.touches(let phase, _), .swift): "\(receiver).\(phase.method)(_:with:)"
    case (.touches(let phase, _), .objectiveC): "[\(receiver) \(phase.method):withEvent:]"
    case (.sendEvent, _), (.queue, _), (.action, _): receiver
    }
  }
}

extension DisplayState {
  /// The innermost running call with source; else the last one of the touch sequence.
  fileprivate var shownCall: CallFrame? {
    trace.callStack(at: cursor).first(where: \.hasSource) ?? lastCall(where: \.hasSource)
  }

  /// Returns the last call of the touch sequence, up to the cursor, for which `isWanted` is true.
  fileprivate func lastCall(where isWanted: (CallFrame) -> Bool) -> CallFrame? {
    stepsOfSequence.reversed().lazy.compactMap { trace.frame(at: $0) }.first(where: isWanted)
  }

  /// Returns the values that matter in a call at the cursor: the subview that is asked now, or the answer.
  fileprivate func projectedValues(of frame: CallFrame) -> [CodeValue] {
    switch frame.function {
    case .hitTest(let point):
      let own = CodeValue(name: "point", value: pointText(point))
      if let hit = trace.hit(of: frame.step, at: cursor) { return [own, CodeValue(name: "return", value: hit)] }
      let asked = trace.steps.indices.dropFirst(frame.step + 1).prefix { $0 < cursor }.last { index in
        guard case .ask = trace.steps[index].kind else { return false }
        return trace.steps[index].parent == frame.step && trace.hit(of: index, at: cursor) == nil
      }
      guard let asked, case .ask(let child, _, let place) = trace.steps[asked].kind else { return [own] }
      return [CodeValue(name: "child", value: child), CodeValue(name: "p", value: pointText(place))]
    case .touches:
      let responder = trace.trees[trace.steps[frame.step].tree].responder(frame.receiver)
      return [CodeValue(name: "next", value: responder?.next ?? "nil")]
    case .sendEvent, .queue, .action: return []
    }
  }
}

extension Trace {
  /// Returns what the call at a step returned before the cursor; nil if it has not returned.
  fileprivate func hit(of call: Int, at cursor: Int) -> String? {
    guard case .ask(let view, _, _) = steps[call].kind else { return nil }
    for step in steps[(call + 1)..<max(cursor, call + 1)] where step.depth == steps[call].depth {
      if case .returned(view, let hit) = step.kind { return hit ?? "nil" }
      return nil
    }
    return nil
  }

  /// Returns the answer of `point(inside:)` in a call of `hitTest`; nil before it is known.
  fileprivate func insideAnswer(in frame: CallFrame, at cursor: Int) -> Bool? {
    for step in steps[(frame.step + 1)..<max(cursor, frame.step + 1)] {
      if step.depth <= steps[frame.step].depth { return nil }
      if step.parent == frame.step, case .inside(_, let answer, _) = step.kind { return answer }
    }
    return nil
  }
}
