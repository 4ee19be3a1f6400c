import Yams

/// Writes and reads single values of YAML files. Quotes are used only where YAML needs them.
package enum YAMLText {
  /// Returns a text as one value, on one line, after a key or in a list in brackets.
  package static func scalar(_ text: String) -> String {
    // Scalars, because a mark that combines with the bracket before it is one character with it.
    String(emitted(text, .flow).unicodeScalars.dropFirst().dropLast(2))
  }

  /// Returns a text as one element of a list that has an element on each line, where commas need no quotes.
  package static func listItem(_ text: String) -> String {
    String(emitted(text, .block).unicodeScalars.dropFirst(2).dropLast())
  }

  /// Returns a text as the value of a scene's key, in braces or brackets. Numbers and flags are written as they are.
  static func flowValue(_ text: String) -> String { simplest(text, scalar(text)) }

  /// Returns a text as the value of a scene's key, on a line of its own, or as an element of a list with a line for each.
  static func blockValue(_ text: String) -> String { simplest(text, listItem(text)) }

  /// - Parameter emitted: the text as the YAML library writes it.
  private static func simplest(_ text: String, _ emitted: @autoclosure () -> String) -> String {
    if isPlain(text) { return text }
    let emitted = emitted()
    return emitted.unicodeScalars.first == "'" ? quoted(text) ?? emitted : emitted
  }

  /// Whether a text is one value without quotes, whatever stands around it.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, first != " ", last != " " else {
      return false
    }
    let begins = first.properties.isAlphabetic || ("0"..."9").contains(first) || "_+.".unicodeScalars.contains(first)
    let isNegative = first == "-" && text.unicodeScalars.dropFirst().first.map { ("0"..."9").contains($0) } == true
    return (begins || isNegative) && !text.hasPrefix("...")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || " _+-.~/".unicodeScalars.contains($0)
      }
  }

  /// Returns a text in the double quotes that people write; nil if it has characters that need escapes.
  private static func quoted(_ text: String) -> String? {
    let needsEscapes = text.unicodeScalars.contains { scalar in
      scalar == "\"" || scalar == "\\" || scalar.properties.generalCategory == .control || scalar == "\u{FEFF}"
    }
    return needsEscapes || text.contains(where: \.isNewline) ? nil : "\"\(text)\""
  }

  /// Returns the text of a value that `scalar(_:)` or `listItem(_:)` wrote.
  package static func plain(_ scalar: String) -> String {
    guard let first = scalar.unicodeScalars.first, first == "'" || first == "\"" else { return scalar }
    // Something other than one value may follow the quote, even aliases.
    return (try? Scene.compose(scalar, file: ""))?.string ?? scalar
  }

  /// Returns `[B, A]`.
  static func list(_ items: [String]) -> String { "[" + items.map(scalar).joined(separator: ", ") + "]" }

  /// Returns a list of one text: `[text]` or `- text`, with the line break after it.
  private static func emitted(_ text: String, _ style: Node.Sequence.Style) -> String {
    // A text with line breaks is written on one line, in double quotes.
    let hasBreaks = text.contains { $0.isNewline }
    let item = Node.scalar(hasBreaks ? Node.Scalar(text, Tag(.str), .doubleQuoted) : text.represented())
    do {
      return try Yams.serialize(
        node: .sequence(Node.Sequence([item], .implicit, style)), width: -1, allowUnicode: true)
    } catch {
      preconditionFailure("YAML has a form for every text, but not for \(text.debugDescription): \(error)")
    }
  }
}

extension Expectation {
  /// The lines of one item of an `expect:` block, without line breaks.
  package var yaml: [String] {
    var pairs = [("at", YAMLText.scalar(mark))]
    if let variant { pairs.append(("variant", YAMLText.scalar(variant))) }
    if let hit { pairs.append(("hit", YAMLText.scalar(hit.description))) }
    if let order {
      let text = order.isEmpty ? "none" : order.map(\.description).joined(separator: " ")
      pairs.append(("order", YAMLText.scalar(text)))
    }
    if !notAsked.isEmpty { pairs.append(("notAsked", YAMLText.list(notAsked))) }
    if let chain { pairs.append(("chain", YAMLText.list(chain))) }
    if let handled { pairs.append(("handled", YAMLText.scalar(handled.description))) }
    if let phases { pairs.append(("phases", YAMLText.list(phases.map(\.description)))) }
    if let gestures { pairs.append(("gestures", YAMLText.list(gestures.map(\.description)))) }
    if let actions { pairs.append(("actions", YAMLText.list(actions.map(\.description)))) }
    if !trace.isEmpty { pairs.append(("trace", YAMLText.list(trace))) }
    return pairs.enumerated().map { index, pair in (index == 0 ? "  - " : "    ") + "\(pair.0): \(pair.1)" }
  }
}
