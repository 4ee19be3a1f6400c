import Yams

/// Reads the expectations of a scene, when its tree, variants and script are known.
struct ExpectationReader {
  private let names: SceneNames
  private let marks: MarkNames
  private let variants: [String]
  private let report: DiagnosticList

  init(names: SceneNames, script: Script, variants: [Variant], report: DiagnosticList) {
    (self.names, self.report) = (names, report)
    marks = MarkNames(of: script)
    self.variants = variants.map(\.name)
  }

  static let keys = [
    "at", "variant", "hit", "order", "notAsked", "chain", "handled", "phases", "gestures", "actions", "trace",
  ]

  func read(_ fields: Fields) -> [Expectation] { fields.list("expect").compactMap(readExpectation) }

  private func readExpectation(_ node: Node) -> Expectation? {
    guard let fields = Fields(node, of: "an expectation", keys: ExpectationReader.keys, report) else { return nil }
    return Expectation(
      mark: marks.read(fields) ?? Expectation.end, variant: readVariantName(fields),
      hit: fields.value("hit", names.readHit),
      order: fields.scan("order") { words throws(TextError) in try readOrder(&words) },
      notAsked: readNames(fields, "notAsked", names.checkView) ?? [],
      chain: readNames(fields, "chain", names.checkResponder),
      handled: fields.value("handled") { text throws(TextError) in
        if text == "dropped" { return .dropped }
        try names.checkResponder(text)
        return .responder(text)
      },
      phases: fields["phases"].map { _ in fields.sequences("phases", names.checkView) },
      gestures: fields["gestures"].map { _ in fields.sequences("gestures", names.checkRecognizer) },
      actions: fields["actions"].map { _ in
        fields.scanAll("actions") { words throws(TextError) in try readAction(&words) }
      },
      trace: fields.values("trace") { text throws(TextError) in text }, line: node.mark?.line ?? 0)
  }

  private func readVariantName(_ fields: Fields) -> String? {
    fields.value("variant") { text throws(TextError) in
      guard variants.contains(text) else {
        throw TextError("there is no variant `\(text)`\(suggestion(for: text, among: variants))")
      }
      return text
    }
  }

  private func readNames(
    _ fields: Fields, _ key: String, _ check: (String) throws(TextError) -> Void
  ) -> [String]? {
    fields[key].map { _ in
      fields.values(key) { name throws(TextError) in
        try check(name)
        return name
      }
    }
  }

  /// Reads `W+ A+ C- B+`, or `none` if no view was asked.
  private func readOrder(_ words: inout WordScanner) throws(TextError) -> [Expectation.Question] {
    if words.take("none") { return [] }
    var order: [Expectation.Question] = []
    while words.peek != nil {
      let word = try words.next("a view and its answer")
      let sign = word.text.last.map { $0 == "−" ? "-" : String($0) }
      guard let answer = sign.flatMap(Expectation.Answer.init(rawValue:)) else {
        throw word.error("`\(word.text)` needs the view's answer: + inside, - outside, / skipped, ~ its own override")
      }
      let name = String(word.text.dropLast())
      do { try names.checkView(name) } catch { throw word.error(error.text) }
      order.append(Expectation.Question(view: name, answer: answer))
    }
    return order
  }

  /// Reads `button touchUpInside` or the name of a recognizer, either of them followed by the action and its receiver
  /// (`save to saver`), by one of them, or by none.
  private func readAction(_ words: inout WordScanner) throws(TextError) -> Expectation.SentAction {
    let sender = try words.next("a control and its event, or a recognizer").text
    if !names.isRecognizer(sender) { try names.checkView(sender) }
    var sent = Expectation.SentAction(sender: sender, event: nil, action: nil)
    // Own code has no description of its controls: only the event says that the sender is a control.
    let hasEvent =
      names.areOfCode
      ? words.peek.map { ControlEvent(rawValue: $0.text) != nil } ?? false
      : !names.sendsWithoutEvents(sender)
    if hasEvent { sent.event = try ControlEvent.parse(&words) }
    if let word = words.peek, word.text != "to" { sent.action = try words.next("the name of the action").text }
    if words.take("to") { sent.receiver = try readReceiver(&words) }
    return sent
  }

  private func readReceiver(_ words: inout WordScanner) throws(TextError) -> Expectation.Receiver {
    let name = try words.next("the receiver of the action, or nil").text
    guard name != "nil" else { return .nobody }
    try names.checkTarget(name)
    return .object(name)
  }
}
