import Foundation

/// Gives each item of a YAML text its lines. A comment belongs to the item below it; one that is indented deeper than
/// that item belongs to the item above.
struct YAMLLayout {
  let lines: [String]

  /// - Returns: whether every item outside flow style begins on a line of its own, as the lines of a scene do.
  func assign(to root: YAMLNode, end: Int) -> Bool {
    guard case .fields(_, isFlow: false) = root.content else { return false }
    return assign(to: root, headLine: root.start.line, end: end)
  }

  /// - Parameters:
  ///   - headLine: the line of the key or dash before the node.
  ///   - end: the line after the last one that may belong to the node.
  private func assign(to node: YAMLNode, headLine: Int, end: Int) -> Bool {
    guard !node.isFlow, case var items = node.items, !items.isEmpty else { return true }
    let column = node.start.column
    guard let starts = startLines(of: node, items) else { return false }
    items[0].leading = min(headLine + 1, starts[0])..<starts[0]
    for index in items.indices {
      let next = index + 1 < items.count ? starts[index + 1] : end
      let bodyEnd = split(lastLine(of: items[index].value) + 1, next, column)
      items[index].body = starts[index]..<bodyEnd
      if index + 1 < items.count { items[index + 1].leading = bodyEnd..<next } else { node.tail = bodyEnd..<end }
      let head = items[index].key?.end.line ?? starts[index]
      guard assign(to: items[index].value, headLine: head, end: bodyEnd) else { return false }
    }
    if case .list = node.content {
      node.content = .list(items, isFlow: false)
    } else {
      node.content = .fields(items, isFlow: false)
    }
    return true
  }

  /// Returns the lines on which items begin; nil if two of them share one, or if they have different columns.
  private func startLines(of node: YAMLNode, _ items: [YAMLNode.Item]) -> [Int]? {
    var result: [Int] = []
    for item in items {
      let line: Int
      if let key = item.key {
        guard key.start.column == node.start.column else { return nil }
        line = key.start.line
      } else {
        guard let dash = dashLine(of: item.value, node.start.column, after: result.last ?? node.start.line - 1) else {
          return nil
        }
        line = dash
      }
      if let last = result.last, line <= last { return nil }
      result.append(line)
    }
    return result
  }

  private func dashLine(of value: YAMLNode, _ column: Int, after: Int) -> Int? {
    var line = min(value.start.line, lines.count - 1)
    while line > after {
      let scalars = lines[line].unicodeScalars
      let indent = scalars.prefix { $0 == " " }.count
      if indent == column, scalars.dropFirst(indent).first == "-" { return line }
      line -= 1
    }
    return nil
  }

  /// The index of the last line of a value. The end of a block of text is the start of the line after it.
  func lastLine(of node: YAMLNode) -> Int {
    if !node.isFlow, let last = node.items.last { return lastLine(of: last.value) }
    return node.end.column == 0 && node.end > node.start ? node.end.line - 1 : node.end.line
  }

  /// Returns where the lines between two items are divided.
  private func split(_ start: Int, _ end: Int, _ column: Int) -> Int {
    guard start < end else { return end }
    var result = start
    for line in start..<end {
      let scalars = lines[line].unicodeScalars
      let indent = scalars.prefix { $0 == " " }.count
      if scalars.dropFirst(indent).first == "#" {
        guard indent > column else { break }
        result = line + 1
      }
    }
    return result
  }
}
