import Foundation

extension Change {
  /// Reads the value of a property from the words that are left.
  static func parse(_ property: Property, _ words: inout WordScanner) throws(TextError) -> Change {
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
    case .enlargedBy: .enlargedBy(try parseHitOutsets(&words))
    case .pointInside: .pointInside(try parseChoice(&words, "an answer for point(inside:)"))
    case .hitTest: .hitTest(try parseHitTest(&words))
    case .touches: .touches(try parseChoice(&words, "what the responder does with touches"))
    case .implements: .implements(try parseActions(&words))
    case .isResponder: .isResponder(try parseFlag(&words))
    case .isAlive: .isAlive(try parseFlag(&words))
    case .contentSize: .scrolling(.contentSize(try parseSize(&words)))
    case .delaysContentTouches: .scrolling(.delaysContentTouches(try parseFlag(&words)))
    case .canCancelContentTouches: .scrolling(.canCancelContentTouches(try parseFlag(&words)))
    case .class: .viewClass(try parseChoice(&words, "a class"))
    case .cancelsTouchesInView: .setting(.cancelsTouchesInView(try parseFlag(&words)))
    case .delaysTouchesBegan: .setting(.delaysTouchesBegan(try parseFlag(&words)))
    case .delaysTouchesEnded: .setting(.delaysTouchesEnded(try parseFlag(&words)))
    case .numberOfTapsRequired: .setting(.numberOfTapsRequired(try words.integer("a number of taps", in: 0...10)))
    case .numberOfTouchesRequired: .setting(.numberOfTouchesRequired(try parseFingers(&words)))
    case .minimumNumberOfTouches: .setting(.minimumNumberOfTouches(try parseFingers(&words)))
    case .maximumNumberOfTouches: .setting(.maximumNumberOfTouches(try parseFingers(&words)))
    case .minimumPressDuration: .setting(.minimumPressDuration(try parseMeasure(&words, "a duration in seconds")))
    case .allowableMovement: .setting(.allowableMovement(try parseMeasure(&words, "a distance in points")))
    case .direction: .setting(.direction(try parseDirections(&words)))
    case .edges: .setting(.edges(try parseChoice(&words, "an edge")))
    case .requires: .requires(try NameFilter.parse(&words, of: "recognizer"))
    case .shouldBegin: .answer(.shouldBegin(try parseFlag(&words)))
    case .shouldReceive: .answer(.shouldReceive(try NameFilter.parse(&words, of: "view")))
    case .shouldRecognizeSimultaneouslyWith:
      .answer(.shouldRecognizeSimultaneouslyWith(try NameFilter.parse(&words, of: "recognizer")))
    case .shouldRequireFailureOf: .answer(.shouldRequireFailureOf(try NameFilter.parse(&words, of: "recognizer")))
    case .shouldBeRequiredToFailBy:
      .answer(.shouldBeRequiredToFailBy(try NameFilter.parse(&words, of: "recognizer")))
    }
  }

  /// Reads a whole text as the value of a property: what a scene file has behind the key.
  static func parse(_ property: Property, _ text: String) throws(TextError) -> Change {
    var words = WordScanner(text)
    let change = try parse(property, &words)
    try words.end()
    return change
  }
}

extension Change: CustomStringConvertible {
  /// `PROPERTY VALUE`, as an edit has it behind the dot.
  package var description: String { "\(property.rawValue) \(value)" }

  /// The value alone, as a scene file has it behind the key.
  var value: String {
    switch self {
    case .frame(let frame):
      "\(text(frame.origin.x)) \(text(frame.origin.y)) \(text(frame.width)) \(text(frame.height))"
    case .boundsOrigin(let point): "\(text(point.x)) \(text(point.y))"
    case .transform(let turn): "rotate \(text(turn.degrees)) scale \(text(turn.scale))"
    case .isHidden(let flag), .isUserInteractionEnabled(let flag), .isEnabled(let flag), .clipsToBounds(let flag),
      .isMultipleTouchEnabled(let flag), .isExclusiveTouch(let flag), .isResponder(let flag),
      .isAlive(let flag):
      String(flag)
    case .alpha(let alpha): text(alpha)
    case .enlargedBy(let hitOutsets):
      hitOutsets == HitOutsets(hitOutsets.top)
        ? text(hitOutsets.top)
        : [hitOutsets.top, hitOutsets.left, hitOutsets.bottom, hitOutsets.right].map(text).joined(separator: " ")
    case .pointInside(let answer): answer.rawValue
    case .hitTest(let override): override.description
    case .touches(let handling): handling.rawValue
    case .implements(let actions): actions.isEmpty ? "none" : actions.joined(separator: " ")
    case .viewClass(let viewClass): viewClass.rawValue
    case .scrolling(let setting): setting.value
    case .setting(let setting): setting.value
    case .answer(let answer): answer.value
    case .requires(let others): others.description
    }
  }
}

/// A number as a person writes it: without `.0`, and exact.
func text(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}

func text(_ number: CGFloat) -> String { text(Double(number)) }
