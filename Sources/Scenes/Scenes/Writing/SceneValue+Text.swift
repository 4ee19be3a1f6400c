/// Writes values as a person does in a scene file: short things on one line, trees in blocks.
struct SceneValuePrinter {
  /// The line break of the file.
  var lineBreak = "\n"
  /// The columns by which the dashes of a list lie to the right of its key.
  var listIndent = 2

  /// The columns that a line in braces or brackets may have.
  static let width = 120

  /// The lists that are written as a block even if they fit on a line.
  private static let blocks: Set<String> = [
    "script", "views", "windows", "recognizers", "variants", "expect", "notes", "touches",
  ]
  /// The keys whose views and recognizers are worth a block.
  private static let branches = ["views", "recognizers"]

  // MARK: On one line

  /// Returns a value as one line, for a place after a key or a dash; nil if it is better written as a block.
  /// - Parameters:
  ///   - key: the key of the value, or of the list that it is in.
  ///   - column: the column where the text begins.
  func inline(_ value: SceneValue, key: String, isItem: Bool, column: Int) -> String? {
    switch value {
    case .text(let text): return isItem || key != "" ? YAMLText.blockValue(text) : YAMLText.flowValue(text)
    case .list(let items):
      if items.isEmpty { return "[]" }
      if SceneValuePrinter.blocks.contains(key) { return nil }
    case .fields:
      if key == "expect" || key == "windows" { return nil }
      if SceneValuePrinter.branches.contains(where: { value[$0] != nil }) { return nil }
    }
    let text = flow(value)
    return column + text.unicodeScalars.count <= SceneValuePrinter.width ? text : nil
  }

  /// Returns a value in braces and brackets.
  func flow(_ value: SceneValue) -> String {
    switch value {
    case .text(let text): return YAMLText.flowValue(text)
    case .list(let items): return "[" + items.map(flow).joined(separator: ", ") + "]"
    case .fields(let fields):
      return "{ " + fields.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  // MARK: As blocks

  /// Returns the lines of a key with its value.
  /// - Parameter items: writes an element of a list, for a key and a column of the dash.
  func lines(
    of field: SceneValue.Field, column: Int, comment: String = "",
    items: (SceneValue, String, Int) -> [String]
  ) -> [String] {
    let margin = String(repeating: " ", count: column), head = "\(margin)\(field.key):"
    if let text = inline(field.value, key: field.key, isItem: false, column: head.count + 1) {
      return [head + " " + text + comment + lineBreak]
    }
    let rest: [String]
    switch field.value {
    case .text: rest = []
    case .list(let elements): rest = elements.flatMap { items($0, field.key, column + listIndent) }
    case .fields(let fields):
      rest = fields.flatMap { lines(of: $0, column: column + 2, items: items) }
    }
    return [head + comment + lineBreak] + rest
  }

  /// Returns the lines of an element of a list, with its dash at a column.
  func lines(
    ofItem value: SceneValue, in key: String, column: Int, comment: String = "",
    items: (SceneValue, String, Int) -> [String]
  ) -> [String] {
    let dash = String(repeating: " ", count: column) + "- "
    if let text = inline(value, key: key, isItem: true, column: dash.count) {
      return [dash + text + comment + lineBreak]
    }
    var result: [String]
    switch value {
    case .text(let text): result = [dash + YAMLText.blockValue(text) + lineBreak]
    case .list: result = [dash + flow(value) + lineBreak]
    case .fields(let fields):
      result = fields.flatMap { lines(of: $0, column: column + 2, items: items) }
      result[0] = dash + result[0].dropFirst(column + 2)
    }
    if !comment.isEmpty { result[0] = result[0].replacingLineBreak(with: comment + lineBreak) }
    return result
  }

  /// Returns the lines of an element of a list that has nothing from another file.
  func lines(ofItem value: SceneValue, in key: String, column: Int) -> [String] {
    lines(ofItem: value, in: key, column: column, items: lines(ofItem:in:column:))
  }

  /// Returns the lines of the keys of a scene, with a blank line before each large block.
  func lines(ofScene value: SceneValue) -> [String] {
    guard case .fields(let fields) = value else { return [] }
    var result: [String] = [], isAfterBlock = false
    for field in fields {
      let text = lines(of: field, column: 0, items: lines(ofItem:in:column:))
      let isLarge = SceneValuePrinter.isLarge(field.key)
      if !result.isEmpty, isLarge || isAfterBlock { result.append(lineBreak) }
      result += text
      isAfterBlock = isLarge
    }
    return result
  }

  /// Whether a key of a scene has a blank line before it.
  static func isLarge(_ key: String) -> Bool {
    ["views", "windows", "variants", "script", "expect", "observed"].contains(key)
  }
}

extension String {
  /// Returns the line with another end.
  func replacingLineBreak(with end: String) -> String {
    withoutLineBreak + end
  }

  /// The line without the break that ends it.
  var withoutLineBreak: String { last?.isNewline == true ? String(dropLast()) : self }
}
