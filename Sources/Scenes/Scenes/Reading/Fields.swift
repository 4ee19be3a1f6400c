import Yams

/// A mapping of a scene file, read by key. Unknown keys are reported when it is made.
struct Fields {
  /// The mapping itself, the place of reports about a missing key.
  let node: Node
  private let values: [String: Node]
  let report: DiagnosticList

  /// - Parameters:
  ///   - what: what the mapping describes, with its article: `a view`.
  ///   - keys: the keys that it may have.
  ///   - oldKeys: keys of earlier versions, which are read with a warning.
  /// - Returns: nil, with a report, if the node is no mapping.
  init?(_ node: Node, of what: ProblemText, keys: [String], oldKeys: [OldKey] = [], _ report: DiagnosticList) {
    guard case .mapping(let mapping) = node else {
      report.error("expected \(what), written as lines of `key: value`, not \(node.kind)", at: node)
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
      } else if let oldKey = oldKeys.first(where: { $0.name == scalar.string }) {
        report.warning(oldKey.warning, at: key)
        if let name = oldKey.newName { values[name] = values[name] ?? value }
      } else {
        report.error("unknown key `\(scalar.string)` in \(what)\(suggestion(for: scalar.string, among: keys))", at: key)
      }
    }
    self.node = node
    self.values = values
    self.report = report
  }

  /// The value of a key.
  subscript(key: String) -> Node? { values[key] }

  /// The text of a key's value; nil if the key is missing, or, with a report, if its value has no text.
  func text(_ key: String) -> String? {
    self[key].flatMap { $0.text(for: "`\(key)`", report) }
  }

  /// The elements of a key's list; none if the key is missing.
  func list(_ key: String) -> [Node] {
    guard let node = self[key] else { return [] }
    switch node {
    case .sequence(let sequence): return Array(sequence)
    case .scalar(let scalar) where scalar.string.isEmpty: return []
    case .scalar, .mapping, .alias:
      report.error("`\(key)` needs a list, written as lines that begin with `- `, not \(node.kind)", at: node)
      return []
    }
  }

  /// The elements of a key's list, with a report if there are too many; none then.
  func list(_ key: String, atMost limit: Int) -> [Node] {
    let nodes = list(key)
    guard nodes.count > limit else { return nodes }
    report.error("a scene has at most \(limit) \(key)", at: nodes[limit])
    return []
  }

  // MARK: Reading texts

  /// Reads the text of a key's value as a whole, and reports the reader's failure.
  func value<Value>(_ key: String, _ read: (String) throws(TextError) -> Value) -> Value? {
    guard let node = self[key], let text = node.text(for: "`\(key)`", report) else { return nil }
    return report.attempt(at: node) { () throws(TextError) in try read(text) }
  }

  /// Reads the text of a key's value word by word, and reports the reader's failure and warnings.
  func scan<Value>(_ key: String, _ read: (inout WordScanner) throws(TextError) -> Value) -> Value? {
    guard let node = self[key], let text = node.text(for: "`\(key)`", report) else { return nil }
    return report.scan(text, at: node, read)
  }

  /// Reads each element of a key's list as a whole; leaves out, with a report, those that the reader fails on.
  func values<Value>(_ key: String, _ read: (String) throws(TextError) -> Value) -> [Value] {
    list(key).compactMap { node in
      guard let text = node.text(for: "an element of `\(key)`", report) else { return nil }
      return report.attempt(at: node) { () throws(TextError) in try read(text) }
    }
  }

  /// Reads each element of a key's list word by word; leaves out, with a report, those that the reader fails on.
  func scanAll<Value>(_ key: String, _ read: (inout WordScanner) throws(TextError) -> Value) -> [Value] {
    list(key).compactMap { node in
      node.text(for: "an element of `\(key)`", report).flatMap { report.scan($0, at: node, read) }
    }
  }

  /// Reads one of the raw values of a type.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String, _ what: ProblemText) -> Choice? {
    value(key) { text throws(TextError) in
      guard let choice = Choice(rawValue: text) else {
        throw TextError("unknown \(what) `\(text)`\(suggestion(for: text, among: Choice.allCases.map(\.rawValue)))")
      }
      return choice
    }
  }

  /// Reads the values of keys that are properties, in the order in which a view takes them.
  func changes(_ properties: [Property]) -> [Change] {
    Property.allCases.filter(properties.contains).compactMap { property in
      scan(property.rawValue) { words throws(TextError) in try Change.parse(property, &words) }
    }
  }
}

extension Node {
  /// The text of a scalar, or the texts of a list of scalars joined with spaces.
  /// - Returns: nil, with a report, for any other node and for an empty text.
  func text(for what: ProblemText, _ report: DiagnosticList) -> String? {
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

  /// The kind of the node, for messages.
  var kind: ProblemText {
    switch self {
    case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "the text `\(scalar.string.prefix(40))`"
    case .mapping: "a mapping of keys"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}
