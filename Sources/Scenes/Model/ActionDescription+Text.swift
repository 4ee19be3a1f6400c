nonisolated extension ActionDescription {
  /// Reads `touchUpInside open` or `touchUpInside open to ViewController`.
  static func parse(_ text: String) throws(TextError) -> ActionDescription {
    var words = Words(text)
    let event = try ControlEvent.parse(&words)
    let action = try words.next("a name for the action, such as `open`").text
    var target = Target.closure
    if words.take("to") {
      let name = try words.next("the name of a responder")
      guard name.text != "nil" else {
        throw name.error("`to nil` is kept for actions that climb the chain, which scenes cannot have yet")
      }
      target = .responder(name.text)
    }
    try words.end()
    return ActionDescription(event: event, action: action, target: target)
  }
}

nonisolated extension ControlEvent {
  static func parse(_ words: inout Words) throws(TextError) -> ControlEvent {
    let word = try words.next("an event such as `touchUpInside`")
    guard let event = ControlEvent(rawValue: word.text) else {
      let hint = suggestion(for: word.text, among: allCases.map(\.rawValue))
      throw word.error("unknown control event `\(word.text)`\(hint)")
    }
    return event
  }
}
