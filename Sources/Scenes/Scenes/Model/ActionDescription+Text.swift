extension ActionDescription {
  /// Reads `touchUpInside open`, with or without a target after it.
  static func parse(_ words: inout WordScanner) throws(TextError) -> ActionDescription {
    let event = try ControlEvent.parse(&words)
    return ActionDescription(event: event, message: try MessageDescription.parse(&words))
  }
}

extension MessageDescription {
  /// Reads `open`, `open to ViewController` or `open to nil`.
  static func parse(_ words: inout WordScanner) throws(TextError) -> MessageDescription {
    let action = try words.next("a name for the action, such as `open`").text
    guard words.take("to") else { return MessageDescription(action: action, target: .closure) }
    let name = try words.next("the name of a responder or target, or nil").text
    return MessageDescription(action: action, target: name == "nil" ? .chain : .object(name))
  }
}

extension ControlEvent {
  static func parse(_ words: inout WordScanner) throws(TextError) -> ControlEvent {
    let word = try words.next("an event such as `touchUpInside`")
    guard let event = ControlEvent(rawValue: word.text) else {
      let hint = suggestion(for: word.text, among: allCases.map(\.rawValue))
      throw word.error("unknown control event `\(word.text)`\(hint)")
    }
    return event
  }
}
