import Yams

nonisolated extension SceneReader {
  // MARK: Variants

  func readVariants(_ fields: Fields, in scene: Scene) -> [Variant] {
    guard fields["variants"] != nil else { return [.unchanged] }
    var variants: [Variant] = []
    for node in fields.list("variants") {
      guard let variant = readVariant(node, in: scene) else { continue }
      if variants.contains(where: { $0.name == variant.name }) {
        report.error("there is already a variant `\(variant.name)`", at: node)
      }
      variants.append(variant)
    }
    return variants.isEmpty ? [.unchanged] : variants
  }

  private func readVariant(_ node: Node, in scene: Scene) -> Variant? {
    guard let fields = Fields(node, of: "a variant", keys: ["name", "title", "edits"], report) else { return nil }
    guard let name = fields.text("name") else {
      report.error("a variant needs a `name`", at: node)
      return nil
    }
    let edits = readLines(fields, "edits") { text throws(TextError) in
      let edit = try Edit.parse(text)
      try scene.check(edit)
      return edit
    }
    return Variant(name: name, title: readText(fields, "title") ?? LocalizedText(name), edits: edits)
  }

  // MARK: Script

  func readScript(_ fields: Fields, in scene: Scene) -> Script {
    var performance = ScriptPerformance()
    _ = readLines(fields, "script") { text throws(TextError) in
      let line = try ScriptLine.parse(text)
      try scene.check(line)
      try performance.play(line)
    }
    return Script(performance)
  }

  // MARK: Expectations

  private static let expectationKeys = [
    "at", "variant", "hit", "order", "notAsked", "chain", "handled", "actions", "trace",
  ]

  func readExpectations(_ fields: Fields, in scene: Scene) -> [Expectation] {
    fields.list("expect").compactMap { readExpectation($0, in: scene) }
  }

  private func readExpectation(_ node: Node, in scene: Scene) -> Expectation? {
    guard let fields = Fields(node, of: "an expectation", keys: SceneReader.expectationKeys, report) else { return nil }
    return Expectation(
      mark: readMark(fields, in: scene), variant: readVariantName(fields, in: scene),
      hit: fields.value("hit") { text throws(TextError) in
        if text == "none" { return .nobody }
        try scene.checkView(text)
        return .view(text)
      },
      order: fields.value("order") { text throws(TextError) in try readOrder(text, in: scene) },
      notAsked: readNames(fields, "notAsked", scene.checkView) ?? [],
      chain: readNames(fields, "chain", scene.checkResponder),
      handled: fields.value("handled") { text throws(TextError) in
        if text == "dropped" { return .dropped }
        try scene.checkResponder(text)
        return .responder(text)
      },
      actions: fields["actions"].map { _ in
        readLines(fields, "actions") { text throws(TextError) in try readAction(text, in: scene) }
      },
      trace: readLines(fields, "trace") { text throws(TextError) in text }, line: node.mark?.line ?? 0)
  }

  private func readMark(_ fields: Fields, in scene: Scene) -> String {
    fields.value("at") { text throws(TextError) in
      let marks = scene.script.marks + [Expectation.end]
      guard marks.contains(text) else {
        throw TextError("there is no mark `\(text)` in the script\(suggestion(for: text, among: marks))")
      }
      return text
    } ?? Expectation.end
  }

  private func readVariantName(_ fields: Fields, in scene: Scene) -> String? {
    fields.value("variant") { text throws(TextError) in
      let names = scene.variants.map(\.name)
      guard names.contains(text) else {
        throw TextError("there is no variant `\(text)`\(suggestion(for: text, among: names))")
      }
      return text
    }
  }

  /// Reads `W+ A+ C- B+`.
  private func readOrder(_ text: String, in scene: Scene) throws(TextError) -> [Expectation.Question] {
    var words = Words(text)
    var order: [Expectation.Question] = []
    while words.peek != nil {
      let word = try words.next("a view and its answer")
      let sign = word.text.last.map { $0 == "−" ? "-" : String($0) }
      guard let answer = sign.flatMap(Expectation.Answer.init(rawValue:)) else {
        throw word.error("`\(word.text)` needs its answer: + inside, - outside, / skipped, ~ its own override")
      }
      let name = String(word.text.dropLast())
      do { try scene.checkView(name) } catch { throw word.error(error.message) }
      order.append(Expectation.Question(view: name, answer: answer))
    }
    return order
  }

  /// Reads `button touchUpInside`, with the name of the action behind or without.
  private func readAction(_ text: String, in scene: Scene) throws(TextError) -> Expectation.SentAction {
    var words = Words(text)
    let sender = try words.next("a control and its event: `button touchUpInside`").text
    try scene.checkView(sender)
    let event = try ControlEvent.parse(&words)
    let action = words.peek == nil ? nil : try words.next("the name of the action").text
    try words.end()
    return Expectation.SentAction(sender: sender, event: event, action: action)
  }

  // MARK: Lists

  /// The elements of a list as a reader of text makes them; those it cannot make are reported and left out.
  private func readLines<Line>(
    _ fields: Fields, _ key: String, _ read: (String) throws(TextError) -> Line
  ) -> [Line] {
    fields.list(key).compactMap { node in
      guard let text = node.text(for: "an element of `\(key)`", report) else { return nil }
      return report.attempt(at: node) { () throws(TextError) in try read(text) }
    }
  }

  private func readNames(
    _ fields: Fields, _ key: String, _ check: (String) throws(TextError) -> Void
  ) -> [String]? {
    fields[key].map { _ in
      readLines(fields, key) { name throws(TextError) in
        try check(name)
        return name
      }
    }
  }
}
