/// The marks of a script and its end: the places of expectations and of observed touches.
struct MarkNames {
  private let all: [String]
  private let known: Set<String>

  init(of script: Script) {
    all = script.marks + [Expectation.end]
    known = Set(all)
  }

  /// Reads `at`; nil without it.
  func read(_ fields: Fields) -> String? {
    fields.value("at") { text throws(TextError) in
      guard known.contains(text) else {
        throw TextError("there is no mark `\(text)` in the script\(suggestion(for: text, among: all))")
      }
      return text
    }
  }
}

extension SceneNames {
  /// Reads the name of a view, or `none`.
  func readHit(_ text: String) throws(TextError) -> Expectation.Hit {
    if text == "none" { return .nobody }
    try checkView(text)
    return .view(text)
  }
}

extension Fields {
  /// Reads a list of lines such as `view1 began cancelled`.
  func sequences<Step>(
    _ key: String, _ check: (String) throws(TextError) -> Void
  ) -> [PhaseSequence<Step>] {
    scanAll(key) { words throws(TextError) in
      let name = try words.next("a name and its \(key)")
      try check(name.text)
      var steps: [Step] = []
      repeat {
        steps.append(try words.choice("one of the \(key) of `\(name.text)`"))
      } while words.peek != nil
      return PhaseSequence(name.text, steps)
    }
  }
}
