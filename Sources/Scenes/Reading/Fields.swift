import Yams

/// A mapping of a scene file, read by key. Keys that nobody knows are reported when it is made.
struct Fields {
  /// The mapping itself, for reports about something that is missing.
  let node: Node
  private let values: [String: Node]
  let report: DiagnosticList

  /// - Parameters:
  ///   - what: what the mapping describes, with its article: `a view`.
  ///   - keys: the keys that it may have.
  /// - Returns: nil, with a report, if the node is no mapping.
  init?(_ node: Node, of what: String, keys: [String], _ report: DiagnosticList) {
    guard case .mapping(let mapping) = node else {
      report.error("expected \(what): lines of `key: value`, not \(node.kind)", at: node)
      return nil
    }
    var values: [String: Node] = [:]
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        report.error("a key must be a single word", at: key)
        continue
      }
      if keys.contains(scalar.string) {
        values[scalar.string] = value
      } else {
        report.error("unknown key `\(scalar.string)` in \(what)\(suggestion(for: scalar.string, among: keys))", at: key)
      }
    }
    self.node = node
    self.values = values
    self.report = report
  }

  /// The value behind a key.
  subscript(key: String) -> Node? { values[key] }

  /// Its text, if the key is there and has one.
  func text(_ key: String) -> String? {
    self[key].flatMap { $0.text(for: "`\(key)`", report) }
  }

  /// The elements of its list; none if the key is missing.
  func list(_ key: String) -> [Node] {
    guard let node = self[key] else { return [] }
    switch node {
    case .sequence(let sequence): return Array(sequence)
    case .scalar(let scalar) where scalar.string.isEmpty: return []
    case .scalar, .mapping, .alias:
      report.error("`\(key)` needs a list: lines that begin with `- `, not \(node.kind)", at: node)
      return []
    }
  }

  /// What a reader of text makes of its text; reported if it cannot.
  func value<Value>(_ key: String, _ read: (String) throws(TextError) -> Value) -> Value? {
    guard let node = self[key], let text = node.text(for: "`\(key)`", report) else { return nil }
    return report.attempt(at: node) { () throws(TextError) in try read(text) }
  }

  /// What is set by keys that are properties, in the order in which a view takes them.
  func changes(_ properties: [Property]) -> [Change] {
    Property.allCases.filter(properties.contains).compactMap { property in
      value(property.rawValue) { text throws(TextError) in try Change.parse(property, text) }
    }
  }

  /// One of the raw values of a type.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String, _ what: String) -> Choice? {
    value(key) { text throws(TextError) in
      guard let choice = Choice(rawValue: text) else {
        throw TextError("unknown \(what) `\(text)`\(suggestion(for: text, among: Choice.allCases.map(\.rawValue)))")
      }
      return choice
    }
  }
}

extension Node {
  /// The text of a scalar, or of a list of scalars as if it were written with spaces.
  func text(for what: String, _ report: DiagnosticList) -> String? {
    switch self {
    case .scalar(let scalar) where !scalar.string.isEmpty:
      return scalar.string
    case .scalar:
      report.error("\(what) has no value", at: self)
    case .sequence(let sequence):
      let words = sequence.compactMap { $0.scalar?.string }
      if words.count == sequence.count, !words.isEmpty { return words.joined(separator: " ") }
      report.error("\(what) needs plain values", at: self)
    case .mapping, .alias:
      report.error("\(what) needs a plain value, not \(kind)", at: self)
    }
    return nil
  }

  /// What it is, in a reader's words.
  var kind: String {
    switch self {
    case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "the text `\(scalar.string.prefix(40))`"
    case .mapping: "a group of keys"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}
