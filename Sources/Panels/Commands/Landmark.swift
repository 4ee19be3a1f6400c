import Narration
import ScenePicture
import TouchTrace

/// A place in the trace that people want to go to.
package enum Landmark: Equatable, Sendable {
  /// Before the touch sequence and after it.
  case start, end
  /// Where the hit-test view is known.
  case result
  /// Where somebody handles the touch.
  case handler
  /// Where a recognizer changes its state.
  case recognizer
  /// Where this view is asked, passed over, or told of a touch.
  case view(String)

  /// Whether the step is one of those places.
  package func isReached(by kind: TraceStep.Kind) -> Bool {
    switch (self, kind) {
    case (.result, .result), (.handler, .handled), (.handler, .dropped), (.recognizer, .gesture(.changes)): true
    case (.view(let name), .ask(view: let view, by: _, point: _)), (.view(let name), .gate(view: let view, _)),
      (.view(let name), .deliver(_, to: let view, fingers: _)):
      name == view
    default: false
    }
  }
}
