import Foundation

nonisolated extension Change {
  /// Reads the value of a property from the words that are left.
  static func parse(_ property: Property, _ words: inout Words) throws(TextError) -> Change {
    switch property {
    case .frame: .frame(try parseFrame(&words))
    case .boundsOrigin: .boundsOrigin(try parsePoint(&words))
    case .transform: .transform(try parseTurn(&words))
    case .isHidden: .isHidden(try parseFlag(&words))
    case .alpha: .alpha(try parseAlpha(&words))
    case .isUserInteractionEnabled: .isUserInteractionEnabled(try parseFlag(&words))
    case .isEnabled: .isEnabled(try parseFlag(&words))
    case .clipsToBounds: .clipsToBounds(try parseFlag(&words))
    case .isMultipleTouchEnabled: .isMultipleTouchEnabled(try parseFlag(&words))
    case .isExclusiveTouch: .isExclusiveTouch(try parseFlag(&words))
    case .enlargedBy: .enlargedBy(try parseGrowth(&words))
    case .pointInside: .pointInside(try parseChoice(&words, "an answer for point(inside:)"))
    case .hitTest: .hitTest(try parseHitTest(&words))
    case .touches: .touches(try parseChoice(&words, "what the responder does with touches"))
    case .isResponder: .isResponder(try parseFlag(&words))
    }
  }

  /// Reads a whole text as the value of a property: what a scene file has behind the key.
  public static func parse(_ property: Property, _ text: String) throws(TextError) -> Change {
    var words = Words(text)
    let change = try parse(property, &words)
    try words.end()
    return change
  }

  // MARK: The kinds of value

  private static func parseFlag(_ words: inout Words) throws(TextError) -> Bool {
    let word = try words.next("true or false")
    switch word.text {
    case "true": return true
    case "false": return false
    default: throw word.error("expected true or false, not `\(word.text)`")
    }
  }

  private static func parseAlpha(_ words: inout Words) throws(TextError) -> Double {
    let word = try words.next("an alpha from 0 to 1")
    let alpha = try Words.number(word.text, at: word, "an alpha from 0 to 1")
    guard (0...1).contains(alpha) else { throw word.error("alpha goes from 0 to 1; \(word.text) is outside") }
    return alpha
  }

  private static func parseFrame(_ words: inout Words) throws(TextError) -> CGRect {
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

  private static func parsePoint(_ words: inout Words) throws(TextError) -> CGPoint {
    let start = words.peek?.offset ?? 0
    let numbers = try words.numbers("a point of two numbers: x y")
    guard numbers.count == 2 else {
      throw TextError("a point has two numbers: x y; this one has \(numbers.count)", offset: start)
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private static func parseGrowth(_ words: inout Words) throws(TextError) -> Growth {
    let start = words.peek?.offset ?? 0
    let numbers = try words.numbers("one number, or four: top left bottom right")
    switch numbers.count {
    case 1: return Growth(numbers[0])
    case 4: return Growth(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default:
      throw TextError("enlargedBy has one number, or four: top left bottom right; not \(numbers.count)", offset: start)
    }
  }

  private static func parseTurn(_ words: inout Words) throws(TextError) -> Turn {
    var turn = Turn()
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

  private static func parseHitTest(_ words: inout Words) throws(TextError) -> HitTestOverride {
    let word = try words.next("default, article, safe or `returns NAME`")
    switch word.text {
    case "default": return .standard
    case "article": return .article
    case "safe": return .safe
    case "returns": return .returns(try words.next("the name of a view").text)
    default:
      let hint = suggestion(for: word.text, among: ["default", "article", "safe", "returns NAME"])
      throw word.error("unknown hitTest override `\(word.text)`\(hint)")
    }
  }

  private static func parseChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ words: inout Words, _ expected: String
  ) throws(TextError) -> Choice {
    let word = try words.next(expected)
    guard let choice = Choice(rawValue: word.text) else {
      let hint = suggestion(for: word.text, among: Choice.allCases.map(\.rawValue))
      throw word.error("expected \(expected), not `\(word.text)`\(hint)")
    }
    return choice
  }
}

nonisolated extension Change: CustomStringConvertible {
  /// `PROPERTY VALUE`, as an edit has it behind the dot.
  public var description: String { "\(property.rawValue) \(value)" }

  /// The value alone, as a scene file has it behind the key.
  public var value: String {
    switch self {
    case .frame(let frame):
      "\(text(frame.origin.x)) \(text(frame.origin.y)) \(text(frame.width)) \(text(frame.height))"
    case .boundsOrigin(let point): "\(text(point.x)) \(text(point.y))"
    case .transform(let turn): "rotate \(text(turn.degrees)) scale \(text(turn.scale))"
    case .isHidden(let flag), .isUserInteractionEnabled(let flag), .isEnabled(let flag), .clipsToBounds(let flag),
      .isMultipleTouchEnabled(let flag), .isExclusiveTouch(let flag), .isResponder(let flag):
      String(flag)
    case .alpha(let alpha): text(alpha)
    case .enlargedBy(let growth):
      growth == Growth(growth.top)
        ? text(growth.top)
        : [growth.top, growth.left, growth.bottom, growth.right].map(text).joined(separator: " ")
    case .pointInside(let answer): answer.rawValue
    case .hitTest(let override): override.description
    case .touches(let handling): handling.rawValue
    }
  }
}

/// A number as a person writes it: without `.0`, and exact.
nonisolated func text(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}

nonisolated func text(_ number: CGFloat) -> String { text(Double(number)) }
