/// A responder's implementation of the four `touches…` methods.
///
/// A scene file writes one word if all four are alike, `touches: handles`; else each word with its phases,
/// `touches: handles began ended passesOn moved`. A method that is not named is not overridden.
package struct TouchHandling: Hashable, Sendable, Codable {
  /// The overrides of `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`.
  package var began, moved, ended, cancelled: TouchOverride

  /// All four methods are implemented alike.
  package init(_ all: TouchOverride) {
    (began, moved, ended, cancelled) = (all, all, all, all)
  }

  package static let ignores = TouchHandling(.ignores)
  package static let handles = TouchHandling(.handles)
  package static let passesOn = TouchHandling(.passesOn)

  package subscript(phase: Input.Phase) -> TouchOverride {
    get {
      switch phase {
      case .began: began
      case .moved: moved
      case .ended: ended
      case .cancelled: cancelled
      }
    }
    set {
      switch phase {
      case .began: began = newValue
      case .moved: moved = newValue
      case .ended: ended = newValue
      case .cancelled: cancelled = newValue
      }
    }
  }

  /// The implementation that all four methods have; nil if they differ.
  package var shared: TouchOverride? {
    Input.Phase.allCases.allSatisfy { self[$0] == began } ? began : nil
  }

  /// Whether at least one method is implemented so.
  package func contains(_ override: TouchOverride) -> Bool {
    Input.Phase.allCases.contains { self[$0] == override }
  }
}

extension TouchHandling: PropertyValue {
  package var sceneText: String {
    if let shared { return shared.rawValue }
    return [TouchOverride.handles, .passesOn].flatMap { override in
      let phases = Input.Phase.allCases.filter { self[$0] == override }
      return phases.isEmpty ? [] : [override.rawValue] + phases.map(\.rawValue)
    }.joined(separator: " ")
  }
}

extension ValueFormat where Value == TouchHandling {
  /// `ignores`, `handles` or `passesOn`, for all methods or for the phases that follow the word.
  static var touchHandling: ValueFormat {
    ValueFormat(.touches) { words throws(TextError) in
      var handling = TouchHandling.ignores, named: Set<Input.Phase> = []
      repeat {
        let override: TouchOverride = try words.choice("ignores, handles or passesOn")
        if words.peek == nil && named.isEmpty { return TouchHandling(override) }
        repeat {
          let place = words.peek
          let phase: Input.Phase = try words.choice("a phase: began, moved, ended or cancelled")
          if let place, !named.insert(phase).inserted { throw place.error("`\(phase.rawValue)` is there twice") }
          handling[phase] = override
        } while words.peek.map { TouchOverride(rawValue: $0.text) == nil } ?? false
      } while words.peek != nil
      return handling
    }
  }
}
