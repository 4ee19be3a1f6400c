import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The source that the code page shows.
package struct CodeSource: Equatable {
  package var lines: [CodeLine]
  /// Nil if it is not running.
  package var state: CodeState?
}

extension CallFrame {
  /// Whether its source is shown: UIKit's own functions have none.
  package var hasSource: Bool {
    switch function {
    case .hitTest, .touches: true
    case .sendEvent, .queue, .action: false
    }
  }
}

extension DisplayState {
  /// Returns the source of a call, and how far the call has run.
  package func source(of frame: CallFrame, _ language: CodeLanguage) -> CodeSource {
    let tree = trace.trees[trace.steps[frame.step].tree]
    let state = CodeState(of: frame, in: trace, at: cursor)
    switch frame.function {
    case .hitTest: return CodeSource(lines: hitTestLines(of: frame.receiver, in: tree, language), state: state)
    case .touches(let phase, _):
      let override = tree.responder(frame.receiver)?.touches.override(of: phase) ?? .ignores
      let follower = keepsTouches(frame) ? tree.node(frame.receiver)?.className : nil
      return CodeSource(lines: touchesLines(of: phase, override, follower: follower, language), state: state)
    case .sendEvent, .queue, .action: return idleSource(language)
    }
  }

  /// Returns whether the receiver does anything but forward the touches.
  private func keepsTouches(_ frame: CallFrame) -> Bool {
    trace.steps[frame.step..<trace.end(of: frame.step)].contains { step in
      if case .handled = step.kind { return step.parent == frame.step }
      return false
    }
  }

  /// Returns the hit test of the inspected view, while none is running.
  package func idleSource(_ language: CodeLanguage) -> CodeSource {
    CodeSource(lines: inspectedView.map { hitTestLines(of: $0, in: tree, language) } ?? [])
  }

  package func touchesLines(
    of phase: UITouch.Phase, _ override: TouchOverride, follower: String?, _ language: CodeLanguage
  ) -> [CodeLine] {
    switch language {
    case .swift: SwiftSource.touches(phase, override, follower: follower)
    case .objectiveC: ObjectiveCSource.touches(phase, override, follower: follower)
    }
  }

  package func hitTestLines(of view: String, in tree: TreeSnapshot, _ language: CodeLanguage) -> [CodeLine] {
    let override = tree.node(view)?.hitTest ?? .standard
    return language == .swift ? SwiftSource.hitTest(override) : ObjectiveCSource.hitTest(override)
  }
}
