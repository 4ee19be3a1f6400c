import Foundation

// The kinds of value that a property can have, each read from the words that are left.

extension Change {
  static func parseFlag(_ words: inout WordScanner) throws(TextError) -> Bool {
    let word = try words.next("true or false")
    switch word.text {
    case "true": return true
    case "false": return false
    default: throw word.error("expected true or false, not `\(word.text)`")
    }
  }

  static func parseAlpha(_ words: inout WordScanner) throws(TextError) -> Double {
    let word = try words.next("an alpha from 0 to 1")
    let alpha = try WordScanner.number(word.text, at: word, "an alpha from 0 to 1")
    guard (0...1).contains(alpha) else { throw word.error("alpha goes from 0 to 1; \(word.text) is outside") }
    return alpha
  }

  static func parseFrame(_ words: inout WordScanner) throws(TextError) -> CGRect {
    let start = words.peek?.offset ?? 0
    let numbers = try words.numbers("a frame of four numbers: x y width height")
    guard numbers.count == 4 else {
      throw TextError("a frame has four numbers: x y width height; this one has \(numbers.count)", offset: start)
    }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw TextError("width and height of a frame cannot be negative", offset: start)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func parsePoint(_ words: inout WordScanner) throws(TextError) -> CGPoint {
    let start = words.peek?.offset ?? 0
    let numbers = try words.numbers("a point of two numbers: x y")
    guard numbers.count == 2 else {
      throw TextError("a point has two numbers: x y; this one has \(numbers.count)", offset: start)
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  static func parseSize(_ words: inout WordScanner) throws(TextError) -> CGSize {
    let start = words.peek?.offset ?? 0
    let numbers = try words.numbers("a size of two numbers: width height")
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
      throw TextError("a size has two numbers that are not negative: width height", offset: start)
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  static func parseHitOutsets(_ words: inout WordScanner) throws(TextError) -> HitOutsets {
    let start = words.peek?.offset ?? 0
    let numbers = try words.numbers("one number, or four: top left bottom right")
    switch numbers.count {
    case 1: return HitOutsets(numbers[0])
    case 4: return HitOutsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default:
      throw TextError("enlargedBy has one number, or four: top left bottom right; not \(numbers.count)", offset: start)
    }
  }

  static func parseTurn(_ words: inout WordScanner) throws(TextError) -> ViewTransform {
    var turn = ViewTransform()
    repeat {
      let word = try words.next("`rotate DEGREES`, `scale FACTOR` or both")
      switch word.text {
      case "rotate": turn.degrees = try words.number("an angle in degrees")
      case "scale": turn.scale = try words.number("a factor")
      default: throw word.error("expected `rotate DEGREES`, `scale FACTOR` or both, not `\(word.text)`")
      }
    } while words.peek != nil
    return turn
  }

  static func parseHitTest(_ words: inout WordScanner) throws(TextError) -> HitTestOverride {
    let word = try words.next("default, beyondBounds, safeBeyondBounds or `returns NAME`")
    switch word.text {
    case "default": return .standard
    case "beyondBounds": return .beyondBounds
    case "safeBeyondBounds": return .safeBeyondBounds
    // The spellings of earlier versions.
    case "article":
      words.warn("`article` is now called `beyondBounds`", at: word)
      return .beyondBounds
    case "safe":
      words.warn("`safe` is now called `safeBeyondBounds`", at: word)
      return .safeBeyondBounds
    case "returns": return .returns(try words.next("the name of a view").text)
    default:
      let hint = suggestion(for: word.text, among: ["default", "beyondBounds", "safeBeyondBounds", "returns NAME"])
      throw word.error("unknown hitTest override `\(word.text)`\(hint)")
    }
  }

  static func parseChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ words: inout WordScanner, _ expected: String
  ) throws(TextError) -> Choice {
    let word = try words.next(expected)
    guard let choice = Choice(rawValue: word.text) else {
      let hint = suggestion(for: word.text, among: Choice.allCases.map(\.rawValue))
      throw word.error("expected \(expected), not `\(word.text)`\(hint)")
    }
    return choice
  }

  static func parseFingers(_ words: inout WordScanner) throws(TextError) -> Int {
    try words.integer("a number of fingers", in: 1...20)
  }

  /// A number that is not negative.
  static func parseMeasure(_ words: inout WordScanner, _ expected: String) throws(TextError) -> Double {
    let word = words.peek
    let number = try words.number(expected)
    if let word, number < 0 { throw word.error("\(expected) cannot be negative") }
    return number
  }

  static func parseDirections(_ words: inout WordScanner) throws(TextError) -> [SwipeDirection] {
    var directions: [SwipeDirection] = []
    repeat { directions.append(try parseChoice(&words, "a direction")) } while words.peek != nil
    return directions
  }

  /// `none`, or names of actions.
  static func parseActions(_ words: inout WordScanner) throws(TextError) -> [String] {
    let first = try words.next("names of actions, or none").text
    guard first != "none" else { return [] }
    var actions = [first]
    while words.peek != nil { actions.append(try words.next("the name of an action").text) }
    return actions
  }
}

extension NameFilter {
  /// Reads `all`, `none`, or names, with `except` before them or without.
  static func parse(_ words: inout WordScanner, of what: String) throws(TextError) -> NameFilter {
    if words.take("all") { return .all }
    if words.take("none") { return .none }
    let isExcept = words.take("except")
    var names: [String] = []
    repeat { names.append(try words.next("all, none, or the name of a \(what)").text) } while words.peek != nil
    return isExcept ? .except(names) : .only(names)
  }
}

extension RecognizerSetting {
  /// As a scene file has it behind the key.
  var value: String {
    switch self {
    case .cancelsTouchesInView(let flag), .delaysTouchesBegan(let flag), .delaysTouchesEnded(let flag): String(flag)
    case .numberOfTapsRequired(let number), .numberOfTouchesRequired(let number),
      .minimumNumberOfTouches(let number), .maximumNumberOfTouches(let number):
      String(number)
    case .minimumPressDuration(let number), .allowableMovement(let number): text(number)
    case .direction(let directions): directions.map(\.rawValue).joined(separator: " ")
    case .edges(let edge): edge.rawValue
    }
  }
}

extension DelegateAnswer {
  /// As a scene file has it behind the key.
  var value: String {
    switch self {
    case .shouldBegin(let flag): String(flag)
    case .shouldReceive(let some), .shouldRecognizeSimultaneouslyWith(let some), .shouldRequireFailureOf(let some),
      .shouldBeRequiredToFailBy(let some):
      some.description
    }
  }
}
