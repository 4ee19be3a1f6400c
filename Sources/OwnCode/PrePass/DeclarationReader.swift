/// Finds the types and methods of a file.
struct DeclarationReader {
  private let file: SourceFile
  private let index: Int
  private var types: [TypeDeclaration] = []
  /// The types around the position. What is in deeper ones is not read.
  private var depth = 0
  private static let deepest = 64

  /// - Parameter index: that of the file.
  static func types(of file: SourceFile, index: Int) -> [TypeDeclaration] {
    var reader = DeclarationReader(file: file, index: index)
    reader.read(0..<file.tokens.count, in: nil)
    return reader.types
  }

  private var tokens: [SwiftToken] { file.tokens }

  /// Reads the declarations in a part of the file.
  /// - Parameter outer: the index of the type around them.
  private mutating func read(_ part: Range<Int>, in outer: Int?) {
    var position = part.lowerBound
    var head = Head(start: position)
    while position < part.upperBound {
      let token = tokens[position]
      if token.kind == .attribute {
        position = head.addAttribute(at: position, in: file)
        continue
      }
      if token.kind == .word {
        if let kind = typeKind(at: position), let next = readType(kind, at: position, head, in: outer, part) {
          (position, head) = (next, Head(start: next))
          continue
        }
        if token.text == "func", let outer, let next = readMethod(at: position, head, in: outer, part) {
          (position, head) = (next, Head(start: next))
          continue
        }
        if token.text == "init", position == part.lowerBound || !tokens[position - 1].isSign("."), let outer,
          let next = readInitializer(at: position, head, in: outer, part)
        {
          (position, head) = (next, Head(start: next))
          continue
        }
        if head.addModifier(token.text, at: position) {
          position += 1
          // `private(set)`
          if position < part.upperBound, tokens[position].isSign("("), token.text != "func" {
            position = file.end(ofBracketAt: position) + 1
          }
          continue
        }
      }
      // A body or a list: what is in it are statements, not members.
      position = "{([".contains(token.text) && token.kind == .sign ? file.end(ofBracketAt: position) + 1 : position + 1
      head = Head(start: position)
    }
  }

  private func typeKind(at position: Int) -> TypeDeclarationKind? {
    guard let kind = TypeDeclarationKind(rawValue: tokens[position].text), tokens.indices.contains(position + 1),
      tokens[position + 1].kind == .word, !["func", "var", "let", "subscript"].contains(tokens[position + 1].text),
      !Head.modifiers.contains(tokens[position + 1].text)
    else { return nil }
    return kind
  }

  /// - Returns: the index after the declaration; nil if it has no body.
  private mutating func readType(
    _ kind: TypeDeclarationKind, at position: Int, _ head: Head, in outer: Int?, _ part: Range<Int>
  ) -> Int? {
    guard let open = (position..<part.upperBound).first(where: { tokens[$0].isSign("{") }) else { return nil }
    let words = (position + 1)..<open
    let colon = words.first { tokens[$0].isSign(":") && !isInAngles($0, from: position) }
    var name = words.prefix { $0 != colon && !tokens[$0].isSign("<") && !tokens[$0].isWord("where") }
      .map { tokens[$0].text }.joined()
    if let outer { name = types[outer].name + "." + name }
    let end = file.end(ofBracketAt: open)
    types.append(
      TypeDeclaration(
        kind: kind, name: name, inherited: colon.map { inherited(in: ($0 + 1)..<open) } ?? [], file: index,
        tokens: head.start..<(end + 1), open: open, hasObjcMembers: head.hasObjcMembers,
        isPrivate: head.privacy != nil || outer.map { types[$0].isPrivate } == true))
    if depth < Self.deepest {
      depth += 1
      read(file.inside(bracketAt: open), in: types.count - 1)
      depth -= 1
    }
    return end + 1
  }

  private func isInAngles(_ index: Int, from start: Int) -> Bool {
    let angles = tokens[start..<index].reduce(0) { $0 + ($1.isSign("<") ? 1 : $1.isSign(">") ? -1 : 0) }
    return angles > 0
  }

  private func inherited(in part: Range<Int>) -> [String] {
    let list = tokens[part].prefix { !$0.isWord("where") }
    return list.split { $0.isSign(",") }.map { $0.filter { $0.kind != .attribute }.map(\.text).joined() }
  }

  /// - Returns: the index after the declaration; nil for what is no method.
  private mutating func readMethod(at position: Int, _ head: Head, in outer: Int, _ part: Range<Int>) -> Int? {
    guard position + 1 < part.upperBound, tokens[position + 1].kind == .word,
      let open = ((position + 2)..<part.upperBound).first(where: { tokens[$0].isSign("(") })
    else { return nil }
    let close = file.end(ofBracketAt: open)
    var method = MethodDeclaration(
      name: tokens[position + 1].text, parameters: parameters(in: file.inside(bracketAt: open)),
      line: tokens[position].line)
    (method.isObjc, method.givenName) = (head.isObjc, head.givenName)
    (method.isOverride, method.isStatic, method.privacy) = (head.isOverride, head.isStatic, head.privacy)
    method.isOptional = head.isOptional
    // The tokens after the parameters, up to the body or the next declaration.
    var next = close + 1
    (method.bodyLine, method.lastLine) = (tokens[close].line, tokens[close].line)
    while next < part.upperBound, !tokens[next].isSign("{"), tokens[next].line == tokens[next - 1].line {
      if tokens[next].isWord("async") { method.isAsync = true }
      if tokens[next].isWord("throws") { method.isThrowing = true }
      if tokens[next].isSign(">"), tokens[next - 1].isSign("-") { method.returnsValue = true }
      next += 1
    }
    method.tokens = head.start..<next
    if method.returnsValue, let arrow = (close..<next).first(where: { tokens[$0].isSign(">") }), arrow + 1 < next {
      let type = tokens[arrow + 1].range.lowerBound..<tokens[next - 1].range.upperBound
      method.returnType = file.text(type)
    }
    if next < part.upperBound, tokens[next].isSign("{") {
      method.bodyLine = tokens[next].line
      next = file.end(ofBracketAt: next) + 1
      method.lastLine = tokens[next - 1].line
    }
    types[outer].methods.append(method)
    return next
  }

  /// - Returns: the index after the declaration; nil for what is no initializer.
  private mutating func readInitializer(at position: Int, _ head: Head, in outer: Int, _ part: Range<Int>) -> Int? {
    guard let open = ((position + 1)..<part.upperBound).first(where: { tokens[$0].isSign("(") }), open <= position + 2
    else { return nil }
    let isFailable = open == position + 2
    let close = file.end(ofBracketAt: open)
    types[outer].initializers.append(
      InitializerDeclaration(
        labels: lists(in: file.inside(bracketAt: open)).filter { !$0.contains { tokens[$0].isSign("=") } }
          .map { tokens[$0[0]].text },
        isConvenience: head.isConvenience, isFailable: isFailable, isPrivate: head.privacy != nil))
    guard let body = ((close + 1)..<part.upperBound).first(where: { tokens[$0].isSign("{") }) else { return close + 1 }
    return file.end(ofBracketAt: body) + 1
  }

  /// The tokens of each parameter.
  private func lists(in part: Range<Int>) -> [[Int]] {
    var lists: [[Int]] = [[]], position = part.lowerBound, angles = 0
    while position < part.upperBound {
      if tokens[position].isSign("<") { angles += 1 }
      if tokens[position].isSign(">"), !tokens[position - 1].isSign("-") { angles -= 1 }
      if tokens[position].isSign(","), angles == 0 {
        lists.append([])
      } else {
        // A closure type or a tuple is one piece.
        let isBracket = tokens[position].kind == .sign && "([{".contains(tokens[position].text)
        let end = isBracket ? file.end(ofBracketAt: position) : position
        lists[lists.count - 1] += position...min(end, part.upperBound - 1)
        position = end
      }
      position += 1
    }
    return lists.filter { !$0.isEmpty }
  }

  private func parameters(in part: Range<Int>) -> [MethodDeclaration.Parameter] {
    lists(in: part).compactMap { list in
      guard let colon = list.firstIndex(where: { tokens[$0].isSign(":") }), colon > 0, colon + 1 < list.count else {
        return nil
      }
      let value = list[(colon + 1)...].prefix { !tokens[$0].isSign("=") }
      guard let first = value.first, let last = value.last else { return nil }
      return MethodDeclaration.Parameter(
        label: tokens[list[0]].text, type: file.text(tokens[first].range.lowerBound..<tokens[last].range.upperBound))
    }
  }
}

/// The attributes and modifiers before a declaration.
private struct Head {
  /// The index of the first one.
  let start: Int
  private(set) var isObjc = false
  private(set) var hasObjcMembers = false
  private(set) var givenName: String?
  private(set) var isOverride = false
  private(set) var isOptional = false
  private(set) var isStatic = false
  private(set) var isConvenience = false
  private(set) var privacy: Int?

  init(start: Int) { self.start = start }

  /// - Returns: the index after the attribute and its arguments.
  mutating func addAttribute(at position: Int, in file: SourceFile) -> Int {
    let name = file.tokens[position].text
    var next = position + 1
    if next < file.tokens.count, file.tokens[next].isSign("("),
      file.tokens[next].range.lowerBound == file.tokens[position].range.upperBound
    {
      let end = file.end(ofBracketAt: next)
      if name == "@objc" { givenName = file.tokens[file.inside(bracketAt: next)].map(\.text).joined() }
      next = end + 1
    }
    if name == "@objc" || name == "@IBAction" { isObjc = true }
    if name == "@objcMembers" { hasObjcMembers = true }
    return next
  }

  fileprivate static let modifiers: Set = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "override", "static", "class",
    "dynamic",
    "nonisolated", "mutating", "weak", "lazy", "unowned", "required", "convenience", "optional", "isolated",
  ]

  /// - Returns: whether the word is a modifier.
  mutating func addModifier(_ word: String, at position: Int) -> Bool {
    guard Head.modifiers.contains(word) else { return false }
    if word == "override" { isOverride = true }
    if word == "optional" { isOptional = true }
    if word == "convenience" { isConvenience = true }
    if word == "static" || word == "class" { isStatic = true }
    if word == "private" || word == "fileprivate" { privacy = position }
    return true
  }
}
