import SwiftParser
import SwiftSyntax

/// A source file of a person, as the compiler's own parser reads it, and the changes that the pre-pass makes in it.
///
/// Changes keep every line where it is: what the compiler says of a line is true of the person's own line.
final class SourceFile {
  let path: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  /// The file as the person wrote it; nil if this is it.
  private let original: SourceFile?
  /// The parts that are as the person wrote them, in their order. The first one begins with the file.
  private let kept: [KeptPart]
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The names in the file.
  private(set) lazy var names = Set(
    tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier = token.tokenKind { token.plain } else { nil }
    })
  /// The places of names with a parenthesis behind them: calls, most of all.
  private(set) lazy var calls = Dictionary(
    grouping: tree.tokens(viewMode: .sourceAccurate).filter {
      guard case .identifier = $0.tokenKind else { return false }
      return $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
    }, by: \.plain
  ).mapValues { $0.map(\.span.lowerBound) }
  private lazy var lines = SourceLocationConverter(fileName: path, tree: tree)

  convenience init(path: String, _ text: String) {
    self.init(path: path, Array(text.utf8), of: nil, [KeptPart(start: 0, original: 0, count: text.utf8.count)])
  }

  private init(path: String, _ bytes: [UInt8], of original: SourceFile?, _ kept: [KeptPart]) {
    (self.path, self.bytes, self.original, self.kept) = (path, bytes, original, kept)
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The file as the person wrote it.
  var whole: SourceFile { original ?? self }

  /// From 1; the column in bytes.
  func place(at offset: Int) -> SourceLocation { lines.location(for: AbsolutePosition(utf8Offset: offset)) }

  func line(at offset: Int) -> Int { place(at: offset).line }

  /// A problem at the place where the person wrote the node.
  func problem(at node: some SyntaxProtocol, _ reason: SourceProblem.Reason) -> SourceProblem {
    let offset = node.span.lowerBound, part = kept.last { $0.start <= offset } ?? kept[0]
    let place = whole.place(at: part.original(of: offset))
    return SourceProblem(path: path, line: place.line, column: place.column, reason: reason)
  }

  /// Behind the mark of UTF-8 that a file may begin with.
  var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  // MARK: Changes

  /// Replaces bytes, with the changes in them. The line ends in them stay.
  func replace(_ range: Range<Int>, by text: String) {
    let lines = bytes[range].filter { $0 == newline || $0 == carriageReturn }
    edits.append((range, text + String(decoding: lines, as: UTF8.self)))
  }

  func replace(_ node: some SyntaxProtocol, by text: String = "") { replace(node.span, by: text) }

  func replace(_ names: Set<String>, in modifiers: DeclModifierListSyntax, by text: String = "") {
    for modifier in modifiers where names.contains(modifier.name.text) { replace(modifier, by: text) }
  }

  /// Takes the labels of a call away, with their colons.
  func removeLabels(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      if let label = argument.label, let colon = argument.colon {
        replace(label.span.lowerBound..<colon.span.upperBound, by: "")
      }
    }
  }

  func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  func insert(_ text: String, after node: some SyntaxProtocol) { insert(text, at: node.span.upperBound) }

  func insert(_ text: String, before node: some SyntaxProtocol) { insert(text, at: node.span.lowerBound) }

  /// The source with all changes, and its parts that are as the person wrote them.
  private var edited: (text: [UInt8], kept: [KeptPart]) {
    // Insertions at one place stay in their order, before what takes the place of the text there. What is changed as a whole has
    // no changes inside.
    func order(_ offset: Int, _ range: Range<Int>) -> (Int, Int, Int, Int) {
      (range.lowerBound, range.isEmpty ? 0 : 1, -range.count, offset)
    }
    let ordered = edits.enumerated().sorted { order($0.offset, $0.element.range) < order($1.offset, $1.element.range) }
    var result: [UInt8] = [], parts: [KeptPart] = [], position = 0, index = 0
    func keep(until end: Int) {
      parts += kept[index...].prefix { $0.start <= end }.compactMap {
        $0.part(from: position, to: end, movedTo: result.count)
      }
      while index + 1 < kept.count, kept[index].end < end { index += 1 }
      result += bytes[position..<end]
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      keep(until: edit.range.lowerBound)
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    keep(until: bytes.count)
    return (result, parts)
  }

  /// The file with all changes made, so that others can follow.
  var reread: SourceFile {
    guard !edits.isEmpty else { return self }
    let (text, parts) = edited
    return SourceFile(path: path, text, of: whole, parts)
  }

  /// The source with all changes, to be compiled. The first line tells the compiler the person's path.
  var changed: (text: String, columns: [KeptColumns]) {
    let (text, parts) = edited
    let first = "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n"
    return (first + String(decoding: text, as: UTF8.self), columns(of: parts, in: text))
  }
}

private let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

extension SyntaxProtocol {
  /// The bytes of the file without the comments and spaces around the node.
  var span: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text in one line, without comments.
  var inOneLine: String {
    var text = "", hasSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, hasSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      hasSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }

  /// The nodes around this one, the nearest first.
  var outerNodes: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The nearest node around this one that has a type.
  func around<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? { outerNodes.lazy.compactMap { $0.as(type) }.first }

  /// The finds in this node and the nodes in it, in the order of the source.
  func all<Found>(_ find: (Syntax) -> Found?) -> [Found] {
    var found: [Found] = []
    func search(_ node: Syntax) {
      if let one = find(node) { found.append(one) }
      for child in node.children(viewMode: .sourceAccurate) { search(child) }
    }
    search(Syntax(self))
    return found
  }

  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] { all { $0.as(type) } }
}

extension TokenSyntax {
  /// The text without backticks.
  var plain: String { identifier?.name ?? text }
}

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String { "\"" + unicodeScalars.map(\.inSwiftLiteral).joined() + "\"" }
}

extension Unicode.Scalar {
  fileprivate var inSwiftLiteral: String {
    switch self {
    case "\\", "\"": "\\\(self)"
    case _ where properties.generalCategory == .control: "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: String(self)
    }
  }
}
