import Canvas

/// A colour by its meaning. Each theme has its own colour for a tone.
package enum Tone: Equatable, Sendable {
  /// The current step, and text.
  case text
  /// Text of secondary importance.
  case faintText
  /// Lines without a state.
  case inactive
  /// Asks, inside.
  case yes
  /// Outside, cancelled.
  case no
  /// Skipped because a gate is closed.
  case skip
  /// The hit-test view.
  case result
  /// The responder chain.
  case chain
  /// Gesture recognizers.
  case recognizer
}

extension Theme {
  package func color(_ tone: Tone) -> Color {
    switch tone {
    case .text: text
    case .faintText: faintText
    case .inactive: inactive
    case .yes: yes
    case .no: no
    case .skip: skip
    case .result: result
    case .chain: chain
    case .recognizer: recognizer
    }
  }

  /// The colour of text on a ground of this tone.
  package func textColor(on tone: Tone) -> Color {
    switch tone {
    case .text, .faintText, .inactive: panel
    case .recognizer: textOnRecognizer
    case .yes, .no, .skip, .result, .chain: textOnState
    }
  }
}
