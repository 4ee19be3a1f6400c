/// Changes a scene file's text where two contents of it differ, and keeps all other text: comments, order and layout.
struct SceneMerge {
  /// The lines of the file, each with its line break.
  let lines: [String]
  let printer: SceneValuePrinter
  /// Whether only the lines that differ are changed; false replaces each key of the scene whose value differs.
  var isMinimal = true
  /// The views, recognizers and windows of the file, by their names in the new content.
  var sources: [String: Source] = [:]

  /// An element of a list in the file.
  struct Source {
    let item: YAMLNode.Item
    let value: SceneValue
    /// The column of the dash.
    let column: Int
    let isFlow: Bool
  }

  /// Returns the lines of the changed file.
  /// - Parameters:
  ///   - old: what the file says.
  ///   - new: what it must say.
  mutating func merged(_ root: YAMLNode, _ old: SceneValue, _ new: SceneValue) -> [String]? {
    guard old != new else { return lines }
    if root.isFlow {
      guard let text = flowText(root, old, new) else { return nil }
      return spliced(root, with: text, in: 0..<lines.count)
    }
    if isMinimal { collectSources(root, old, Renames(old, new).newNames) }
    let start = root.start.line, end = root.tail.upperBound
    return lines[..<start] + fieldLines(root, old, new, prefix: "", isTop: true) + lines[end...]
  }

  private mutating func collectSources(_ node: YAMLNode, _ old: SceneValue, _ newNames: [String: String]) {
    for entry in node.items where Renames.keys.contains(entry.name) {
      let values = old.list(entry.name), items = entry.value.items
      guard values.count == items.count else { continue }
      for (item, value) in zip(items, values) {
        guard let name = value.text("name") else { continue }
        sources[newNames[name] ?? name] = Source(
          item: item, value: value, column: entry.value.start.column, isFlow: entry.value.isFlow)
        collectSources(item.value, value, newNames)
      }
    }
  }

  // MARK: Keys

  /// Returns the lines of a mapping without braces.
  /// - Parameter prefix: what stands before the first key on its line.
  private func fieldLines(
    _ node: YAMLNode, _ old: SceneValue, _ new: SceneValue, prefix: String, isTop: Bool = false
  ) -> [String] {
    let column = node.start.column
    var groups: [(key: String, leading: [String], body: [String])] = []
    // The comments of a list that is empty now stay; comments of a value that is put back go with the value.
    var kept: [String] = []
    for item in node.items {
      if old[item.name] != nil, new[item.name] == nil {
        if Renames.keys.contains(item.name) { kept += comments(around: item, column) }
        continue
      }
      let leading = kept + lines[item.leading]
      kept = []
      switch (old[item.name], new[item.name]) {
      case (let before?, let after?): groups.append((item.name, leading, entryLines(item, before, after, column)))
      case (nil, let after?): groups.append((item.name, leading, replaced(item, after, column)))
      case (_, nil): groups.append((item.name, leading, Array(lines[item.body])))
      }
    }
    insertNewKeys(into: &groups, old, new, column, isTop)
    let margin = String(repeating: " ", count: column)
    var result: [String] = []
    for (index, group) in groups.enumerated() {
      var body = group.body
      body[0] = (index == 0 ? prefix : margin) + body[0].droppingScalars(column)
      result += index == 0 && !prefix.allSatisfy({ $0 == " " }) ? body + group.leading : group.leading + body
    }
    return result + kept + lines[node.tail]
  }

  /// Returns the comments above, behind and at the end of a list, as lines of their own.
  private func comments(around item: YAMLNode.Item, _ column: Int) -> [String] {
    let behind = item.key.map { comment(after: $0.end) } ?? ""
    let texts = lines[item.leading] + [behind] + lines[item.value.tail]
    return texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { $0.hasPrefix("#") }
      .map { String(repeating: " ", count: column) + $0 + printer.lineBreak }
  }

  /// Inserts each key that the file does not have after its usual predecessor.
  private func insertNewKeys(
    into groups: inout [(key: String, leading: [String], body: [String])], _ old: SceneValue, _ new: SceneValue,
    _ column: Int, _ isTop: Bool
  ) {
    guard case .fields(let fields) = new else { return }
    var place = 0
    for field in fields {
      if let index = groups.firstIndex(where: { $0.key == field.key }) {
        place = max(place, index + 1)
      } else if old[field.key] != field.value {
        let body = printer.lines(of: field, column: column, items: itemLines)
        let needsGap = isTop && SceneValuePrinter.isLarge(field.key) && place > 0
        groups.insert((field.key, needsGap ? [printer.lineBreak] : [], body), at: place)
        place += 1
      }
    }
  }

  /// Returns the lines of a key whose value may have changed.
  private func entryLines(
    _ item: YAMLNode.Item, _ old: SceneValue, _ new: SceneValue, _ column: Int
  ) -> [String] {
    guard old != new else { return Array(lines[item.body]) }
    let node = item.value
    guard isMinimal else { return replaced(item, new, column) }
    let headLine = item.key?.end.line ?? item.body.lowerBound
    switch (node.content, old, new) {
    case (.fields(let items, isFlow: false), .fields, .fields) where !items.isEmpty && node.start.line > headLine:
      let margin = String(repeating: " ", count: node.start.column)
      return lines[item.body.lowerBound...headLine] + fieldLines(node, old, new, prefix: margin)
    case (.list(let items, isFlow: false), .list(let before), .list(let after))
    where items.count == before.count && !after.isEmpty && node.start.line > headLine:
      return lines[item.body.lowerBound...headLine] + listLines(node, before, after, item.name)
    case (.fields(_, isFlow: true), .fields, .fields), (.list(_, isFlow: true), .list, .list):
      if let text = flowText(node, old, new, key: item.name), fits(text, node) {
        return spliced(node, with: text, in: item.body)
      }
    default: break
    }
    return replaced(item, new, column)
  }

  /// Returns the lines of a key with another value; they replace the key's present lines. Comments at their ends stay.
  private func replaced(_ item: YAMLNode.Item, _ new: SceneValue, _ column: Int) -> [String] {
    let isOneLine = item.value.isFlow || item.value.items.isEmpty
    let textColumn = isOneLine ? item.value.start.column : column + item.name.count + 2
    if isOneLine, let text = printer.inline(new, key: item.name, isItem: false, column: textColumn) {
      return spliced(item.value, with: text, in: item.body)
    }
    // A short value may be on the line after its key, which has a comment of its own then.
    let behindKey = item.key.map { comment(after: $0.end) } ?? ""
    let behindValue = isOneLine ? comment(after: item.value.end) : ""
    let above = behindKey.isEmpty || behindValue.isEmpty ? [] : [behindKey]
    let margin = String(repeating: " ", count: column)
    return above.map { margin + $0.drop { $0 == " " || $0 == "\t" } + printer.lineBreak }
      + printer.lines(
        of: SceneValue.Field(key: item.name, value: new), column: column,
        comment: behindValue.isEmpty ? behindKey : behindValue, items: itemLines) + linesAfter(item)
  }

  // MARK: Lists

  private func listLines(_ node: YAMLNode, _ old: [SceneValue], _ new: [SceneValue], _ key: String) -> [String] {
    let matches = Renames.keys.contains(key) ? [] : SceneListMatch.indices(of: new, in: old, key)
    let column = node.start.column
    let result = new.indices.flatMap { index -> [String] in
      guard !Renames.keys.contains(key) else { return itemLines(new[index], key, column) }
      guard let match = matches[index] else {
        return printer.lines(ofItem: new[index], in: key, column: column)
      }
      let source = Source(item: node.items[match], value: old[match], column: column, isFlow: false)
      return lines(of: source, new[index], key, column)
    }
    return result + lines[node.tail]
  }

  /// Returns the lines of an element of a list: its lines in the file, changed and moved, or new lines.
  private func itemLines(_ new: SceneValue, _ key: String, _ column: Int) -> [String] {
    if Renames.keys.contains(key), let source = new.text("name").flatMap({ sources[$0] }) {
      return lines(of: source, new, key, column)
    }
    return printer.lines(ofItem: new, in: key, column: column, items: itemLines)
  }

  private func lines(of source: Source, _ new: SceneValue, _ key: String, _ column: Int) -> [String] {
    if source.isFlow {
      let node = source.item.value
      let text = source.value == new ? text(from: node.start, to: node.end) : flowText(node, source.value, new)
      if let text, !gainsBranches(source.value, new), !text.contains(where: \.isNewline), fits(text, node) {
        return [String(repeating: " ", count: column) + "- " + text + printer.lineBreak]
      }
      return printer.lines(ofItem: new, in: key, column: column, items: itemLines)
    }
    let result = lines[source.item.leading] + body(of: source, new, key)
    return result.map { $0.moved(by: column - source.column) }
  }

  private func body(of source: Source, _ new: SceneValue, _ key: String) -> [String] {
    let item = source.item, node = item.value, old = source.value
    guard old != new else { return Array(lines[item.body]) }
    switch (node.content, old, new) {
    case (.fields(let items, isFlow: false), .fields, .fields) where !items.isEmpty:
      let line = item.body.lowerBound
      guard node.start.line > line else {
        return fieldLines(node, old, new, prefix: lines[line].prefixOfScalars(node.start.column))
      }
      return [lines[line]] + fieldLines(node, old, new, prefix: String(repeating: " ", count: node.start.column))
    case (.fields(_, isFlow: true), .fields, .fields) where !gainsBranches(old, new):
      if let text = flowText(node, old, new), fits(text, node) { return spliced(node, with: text, in: item.body) }
    case (.scalar, .text, .text(let text)):
      return spliced(node, with: YAMLText.blockValue(text), in: item.body)
    default: break
    }
    let comment = node.isFlow || node.items.isEmpty ? comment(after: node.end) : ""
    return printer.lines(ofItem: new, in: key, column: source.column, comment: comment, items: itemLines)
      + linesAfter(item)
  }

  /// Whether an object in braces gets subviews or recognizers, for which a person writes it in lines.
  private func gainsBranches(_ old: SceneValue, _ new: SceneValue) -> Bool {
    ["views", "recognizers"].contains { old[$0] == nil && new[$0] != nil }
  }

  /// Whether a text is short enough for its place. One with comments or line breaks stays as the author began it.
  private func fits(_ text: String, _ node: YAMLNode) -> Bool {
    let isLong = node.end.line == node.start.line && node.end.column > SceneValuePrinter.width
    return isLong || text.contains(where: \.isNewline)
      || node.start.column + text.unicodeScalars.count <= SceneValuePrinter.width
  }
}
