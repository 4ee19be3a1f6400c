import TouchTrace

// The look of a view's outcome on the stage, in the sidebar, the inspector and the call stack.

extension ViewOutcome {
  package var tone: Tone {
    switch self {
    case .pending, .insideSkipped, .notAsked: .inactive
    case .asking: .text
    case .inside, .overridden: .yes
    case .outside: .no
    case .skipped: .skip
    case .result: .result
    }
  }

  /// The tone of the arrow that asks the view: the hit-test view is inside, as the views around it are.
  var arrowTone: Tone { isEntered ? .yes : tone }

  package var glyph: Icon? {
    switch self {
    case .pending, .asking: nil
    case .inside: .tick
    case .overridden: .override
    case .outside: .cross
    case .skipped: .skipped
    case .insideSkipped, .notAsked: .notAsked
    case .result: .star
    }
  }
}
