extension ActionDescription {
  /// Reads `touchUpInside open`, with a target behind or without.
  static func parse(_ text: String) throws(TextError) -> ActionDescription {
    var words = Words(text)
    let event = try ControlEvent.parse(&words)
    return ActionDescription(event: event, message: try MessageDescription.parse(&words))
  }
}

extension MessageDescription {
  /// Reads `open`, `open to ViewController` or `open to nil` from the words that are left.
  static func parse(_ words: inout Words) throws(TextError) -> MessageDescription {
    let action = try words.next("a name for the action, such as `open`").text
    var target = Target.closure
    if words.take("to") {
      let name = try words.next("the name of a responder or target, or nil").text
      target = name == "nil" ? .chain : .object(name)
    }
    try words.end()
    return MessageDescription(action: action, target: target)
  }
}

extension ControlEvent {
  static func parse(_ words: inout Words) throws(TextError) -> ControlEvent {
    let word = try words.next("an event such as `touchUpInside`")
    guard let event = ControlEvent(rawValue: word.text) else {
      let hint = suggestion(for: word.text, among: allCases.map(\.rawValue))
      throw word.error("unknown control event `\(word.text)`\(hint)")
    }
    return event
  }
}
