import TouchTrace

/// A place in the trace to go to.
package enum Landmark: Equatable, Sendable {
  /// The ends of the touch sequence.
  case start, end
  /// The step that finds the hit-test view.
  case result
  /// The step in which a responder handles the touch, or the event is dropped.
  case handler
  /// A step in which a recognizer changes its state.
  case recognizer
  /// A step in which this view is asked, skipped, or receives a touch.
  case view(String)

  /// Returns whether a step is such a place.
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
