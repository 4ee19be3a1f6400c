import Foundation

/// The way to read a kind of value, with its limits and its error messages.
struct ValueFormat<Value: PropertyValue>: Sendable {
  /// Reads a value from the words that are left.
  let read: @Sendable (inout WordScanner) throws(TextError) -> Value
  /// The values, for an editor.
  let domain: ValueDomain
  /// The kind of object that the names in a value stand for, if a value has names.
  let referent: PropertyDefinition.Referent?

  init(
    _ domain: ValueDomain, naming referent: PropertyDefinition.Referent? = nil,
    _ read: @escaping @Sendable (inout WordScanner) throws(TextError) -> Value
  ) {
    (self.domain, self.read, self.referent) = (domain, read, referent)
  }
}

extension ValueFormat where Value: RawRepresentable<String> & CaseIterable {
  /// One of the raw values of a type.
  static func choice(_ expected: ProblemText) -> ValueFormat {
    ValueFormat(.choice(Value.allCases.map(\.rawValue))) { words throws(TextError) in try words.choice(expected) }
  }
}

extension ValueFormat where Value == Bool {
  static var flag: ValueFormat {
    ValueFormat(.flag) { words throws(TextError) in
      let word = try words.next("true or false")
      switch word.text {
      case "true": return true
      case "false": return false
      default: throw word.error("expected true or false, not `\(word.text)`")
      }
    }
  }
}

extension ValueFormat where Value == Int {
  static var tapCount: ValueFormat { integer("a number of taps", in: 0...10) }
  static var fingerCount: ValueFormat { integer("a number of fingers", in: 1...20) }

  private static func integer(_ expected: ProblemText, in range: ClosedRange<Int>) -> ValueFormat {
    let domain = ValueDomain.number(Double(range.lowerBound)...Double(range.upperBound), step: 1, isWhole: true)
    return ValueFormat(domain) { words throws(TextError) in try words.integer(expected, in: range) }
  }
}

extension ValueFormat where Value == Double {
  static var alpha: ValueFormat {
    ValueFormat(.number(0...1, step: 0.01, isWhole: false)) { words throws(TextError) in
      let word = try words.next("an alpha from 0 to 1")
      let alpha = try WordScanner.number(word.text, at: word, "an alpha from 0 to 1")
      guard (0...1).contains(alpha) else { throw word.error("an alpha is from 0 to 1, not \(word.text)") }
      return alpha
    }
  }

  static var seconds: ValueFormat { measure("a duration in seconds", step: 0.1, editedTo: 60) }
  static var points: ValueFormat { measure("a distance in points", step: 1, editedTo: 9_999) }

  /// A number that is not negative. An editor has those up to a limit.
  private static func measure(_ expected: ProblemText, step: Double, editedTo limit: Double) -> ValueFormat {
    ValueFormat(.number(0...limit, step: step, isWhole: false)) { words throws(TextError) in
      let word = words.peek
      let number = try words.number(expected)
      if let word, number < 0 { throw word.error("\(expected) cannot be negative") }
      return number
    }
  }
}

extension ValueFormat where Value == PointInsideOverride {
  static var pointInside: ValueFormat { choice("an answer for point(inside:)") }
}

extension ValueFormat where Value == AnimationState {
  static var animation: ValueFormat { choice("none, running or allowUserInteraction") }
}

extension ValueFormat where Value == ViewClass {
  static var viewClass: ValueFormat { choice("a class") }
}

extension ValueFormat where Value == ScreenEdge {
  static var edge: ValueFormat { choice("an edge") }
}

extension ValueFormat where Value == [SwipeDirection] {
  static var directions: ValueFormat {
    ValueFormat(.words(SwipeDirection.allCases.map(\.rawValue))) { words throws(TextError) in
      var directions: [SwipeDirection] = []
      repeat { directions.append(try words.choice("a direction")) } while words.peek != nil
      return directions
    }
  }
}

extension ValueFormat where Value == [String] {
  /// `none`, or names of actions.
  static var actionNames: ValueFormat {
    ValueFormat(.text) { words throws(TextError) in
      if words.take("none") { return [] }
      var actions: [String] = []
      repeat { actions.append(try words.next("names of actions, or none").text) } while words.peek != nil
      return actions
    }
  }
}

extension ValueFormat where Value == NameFilter {
  static var viewNames: ValueFormat {
    ValueFormat(.names(ofViews: true), naming: .view) { words throws(TextError) in
      try NameFilter.parse(&words, of: "view")
    }
  }

  static var recognizerNames: ValueFormat {
    ValueFormat(.names(ofViews: false), naming: .recognizer) { words throws(TextError) in
      try NameFilter.parse(&words, of: "recognizer")
    }
  }
}

extension ValueFormat where Value == HitTestOverride {
  static var hitTest: ValueFormat {
    ValueFormat(.hitTest, naming: .view) { words throws(TextError) in try HitTestOverride.parse(&words) }
  }
}
