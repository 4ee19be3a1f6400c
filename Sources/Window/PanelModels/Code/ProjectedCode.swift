import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The code that a projected window shows: of the function that the scene is about, at its last call. It stays while other
/// functions run, so that a class can follow it. In a scene without such a function, the innermost call that has source.
package struct ProjectedCode: Equatable {
  /// The function as it is called: `yellow.hitTest(_:with:)`.
  package var title: String
  package var lines: [CodeLine]
  /// Nil before the first call.
  package var state: CodeState?
  package var values: [CodeValue] = []

  package init(title: String, lines: [CodeLine], state: CodeState? = nil, values: [CodeValue] = []) {
    (self.title, self.lines, self.state, self.values) = (title, lines, state, values)
  }
}

extension ProjectedCode {
  /// Nil if there is nothing to show.
  package init?(_ display: DisplayState, _ language: CodeLanguage) {
    switch OverriddenFunction(of: display.scene) {
    case .hitTest(let views): self.init(hitTestOf: views, display, language)
    case .pointInside(let views): self.init(pointInsideOf: views, display, language)
    case .touches(let responders): self.init(touchesOf: responders, display, language)
    case nil:
      if let frame = display.shownCall {
        self.init(frame, display, language)
      } else if let view = display.inspectedView {
        self.init(hitTestOf: [view], display, language)
      } else {
        return nil
      }
    }
    // Empty lines cost height, and a class knows the parts by their indentation.
    lines.removeAll { $0.text.isEmpty }
  }

  package init(_ frame: CallFrame, _ display: DisplayState, _ language: CodeLanguage) {
    let source = display.source(of: frame, language)
    self.init(
      title: frame.function.title(on: frame.receiver, language), lines: source.lines, state: source.state,
      values: display.projectedValues(of: frame))
  }

  package init(hitTestOf views: [String], _ display: DisplayState, _ language: CodeLanguage) {
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
      let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]
      let phase = phases.first { handling.override(of: $0) != .ignores } ?? .began
      self.init(
        title: CallFrame.Function.touches(phase, fingers: []).title(on: name, language),
        lines: display.touchesLines(of: phase, handling.override(of: phase), follower: nil, language))
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
