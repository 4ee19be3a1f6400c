/// Texts as a scene file has them.
package enum YAMLText {
  /// `text` as one value: plain where nothing in it means anything to YAML, else in single quotes.
  package static func scalar(_ text: String) -> String {
    isPlain(text) ? text : "'" + text.replacing("'", with: "''") + "'"
  }

  /// Reads what `scalar(_:)` writes.
  package static func plain(_ scalar: String) -> String {
    guard scalar.count > 1, scalar.hasPrefix("'"), scalar.hasSuffix("'") else { return scalar }
    return String(scalar.dropFirst().dropLast()).replacing("''", with: "'")
  }

  /// `[B, A]`.
  static func list(_ items: [String]) -> String { "[" + items.map(scalar).joined(separator: ", ") + "]" }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first.isNumber, text.last?.isWhitespace == false else {
      return false
    }
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    guard !words.contains(text.lowercased()) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789 ._+-/~".unicodeScalars.contains(scalar)
    }
  }
}

extension Script {
  /// The lines of a `script:` block, without line breaks.
  package var yaml: [String] { lines.map { "  - " + YAMLText.scriptLine($0) } }
}

extension YAMLText {
  /// Commas stand in every point, and mean nothing in a list that has one item a line.
  package static func scriptLine(_ line: ScriptLine) -> String {
    let text = line.description
    return scalar(text.replacing(",", with: "")) == text.replacing(",", with: "") ? text : scalar(text)
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
