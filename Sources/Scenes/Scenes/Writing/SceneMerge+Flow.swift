import Foundation

// Values in braces and brackets.

extension SceneMerge {
  /// Returns the text of a value in braces or brackets with the parts changed that differ; nil if it is none.
  /// - Parameter key: the key of a list.
  func flowText(_ node: YAMLNode, _ old: SceneValue, _ new: SceneValue, key: String = "") -> String? {
    switch (node.content, old, new) {
    case (.fields(let items, isFlow: true), .fields, .fields(let fields)):
      return fieldsText(node, items, old, fields)
    case (.list(let items, isFlow: true), .list(let before), .list(let after)) where items.count == before.count:
      return listText(node, items, before, after, key)
    default: return nil
    }
  }

  private func fieldsText(
    _ node: YAMLNode, _ items: [YAMLNode.Item], _ old: SceneValue, _ fields: [SceneValue.Field]
  ) -> String {
    let parts = FlowParts(node, items, self)
    var pieces: [(key: String, piece: FlowParts.Piece)] = []
    let new = SceneValue.fields(fields)
    for (item, piece) in zip(items, parts.pieces) {
      let before = old[item.name], after = new[item.name]
      if before == after {
        pieces.append((item.name, piece))
      } else if let after {
        var piece = piece
        let head = text(from: item.start, to: item.value.start)
        let value = before.flatMap { flowText(item.value, $0, after, key: item.name) } ?? printer.flow(after)
        piece.text = (item.value.start == item.value.end ? "\(item.name): " : head) + value
        pieces.append((item.name, piece))
      }
    }
    var place = 0
    for field in fields {
      if let index = pieces.firstIndex(where: { $0.key == field.key }) {
        place = max(place, index + 1)
      } else if old[field.key] != field.value {
        let piece = parts.newPiece("\(field.key): \(printer.flow(field.value))")
        pieces.insert((field.key, piece), at: place)
        place += 1
      }
    }
    return parts.joined(pieces.map(\.piece))
  }

  private func listText(
    _ node: YAMLNode, _ items: [YAMLNode.Item], _ old: [SceneValue], _ new: [SceneValue], _ key: String
  ) -> String {
    let parts = FlowParts(node, items, self)
    let matches = SceneListMatch.indices(of: new, in: old, key)
    let pieces = new.indices.map { index in
      guard let match = matches[index] else { return parts.newPiece(printer.flow(new[index])) }
      guard old[match] != new[index] else { return parts.pieces[match] }
      var piece = parts.pieces[match]
      piece.text = flowText(items[match].value, old[match], new[index]) ?? printer.flow(new[index])
      return piece
    }
    return parts.joined(pieces)
  }
}

/// A value in braces or brackets as its elements, with the spaces and comments around them.
struct FlowParts {
  struct Piece {
    /// Spaces, line breaks and comments before the element.
    var lead: String
    var text: String
    /// The comment after the element's comma, on its line.
    var comment = ""
    var isFirst = false
  }

  private(set) var pieces: [Piece] = []
  private let opening: String
  private let closing: String
  private var rest = ""
  private var hasLastComma = false

  init(_ node: YAMLNode, _ items: [YAMLNode.Item], _ merge: SceneMerge) {
    let whole = merge.text(from: node.start, to: node.end)
    (opening, closing) = (String(whole.prefix(1)), String(whole.suffix(1)))
    guard let first = items.first, let last = items.last else { return }
    let inside = YAMLPlace(line: node.start.line, column: node.start.column + 1)
    var lead = merge.text(from: inside, to: first.start)
    for (index, item) in items.enumerated() {
      let text = merge.text(from: item.start, to: item.value.end)
      var piece = Piece(lead: lead, text: text, isFirst: index == 0)
      if index + 1 < items.count {
        let gap = Gap(merge.text(from: item.value.end, to: items[index + 1].start))
        (piece.comment, lead) = (gap.comment, gap.rest)
      } else {
        let gap = Gap(String(merge.text(from: last.value.end, to: node.end).dropLast()))
        (piece.comment, rest, hasLastComma) = (gap.comment, gap.rest, gap.hasComma)
      }
      pieces.append(piece)
    }
  }

  func newPiece(_ text: String) -> Piece {
    let lead = pieces.dropFirst().first?.lead ?? " "
    let lastLine = lead.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return Piece(lead: lead.contains("\n") ? "\n" + lastLine : " ", text: text)
  }

  func joined(_ pieces: [Piece]) -> String {
    guard !pieces.isEmpty else { return opening + closing }
    let first = self.pieces.first?.lead ?? (opening == "{" ? " " : "")
    var result = opening
    for (index, piece) in pieces.enumerated() {
      var lead = piece.lead
      if index == 0, !piece.isFirst, !lead.contains("#") { lead = first }
      if index > 0, piece.isFirst, lead.isEmpty { lead = " " }
      add(lead, to: &result)
      result += piece.text + (index + 1 < pieces.count || hasLastComma ? "," : "") + piece.comment
    }
    add(self.pieces.isEmpty && opening == "{" ? " " : rest, to: &result)
    return result + closing
  }

  /// Begins a new line after a comment.
  private func add(_ text: String, to result: inout String) {
    let line = result.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    if line.contains(" #"), !text.contains("\n"),
      pieces.contains(where: { !$0.comment.isEmpty && result.hasSuffix($0.comment) })
    {
      result += "\n"
    }
    result += text
  }

  /// The text between two elements, or after the last one.
  private struct Gap {
    var hasComma = false
    var comment = ""
    var rest = ""

    init(_ text: String) {
      var before = "", after = "", isComment = false
      for character in text {
        if character.isNewline { isComment = false }
        if character == "#" { isComment = true }
        if character == ",", !hasComma, !isComment {
          hasComma = true
        } else if hasComma {
          after.append(character)
        } else {
          before.append(character)
        }
      }
      if !hasComma { (before, after) = ("", before) }
      let line = after.prefix { !$0.isNewline }
      let isCommentLine = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
      comment = isCommentLine ? String(line) : ""
      rest = isCommentLine ? String(after.dropFirst(line.count)) : after
      // Comments before the comma stay with the element.
      if before.contains("#") { rest = before + rest }
    }
  }
}
