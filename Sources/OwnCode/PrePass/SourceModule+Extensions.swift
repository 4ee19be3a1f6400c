extension SourceModule {
  /// Moves the bodies of extensions that override into their class: without Objective-C an extension cannot override, and
  /// what it declares cannot be overridden.
  ///
  /// Line directives keep the lines of compiler messages right.
  mutating func mergeOverridingExtensions() throws(SourceProblem) {
    for type in types where type.kind == .extension && type.open < type.close && mustMove(type) {
      guard let target = classNamed(type.name) else {
        let refused = type.methods.filter { $0.isOverride && !isReplaced($0, of: type) }
        guard let line = refused.first?.line else { continue }
        throw SourceProblem(
          path: files[type.file].path, line: line,
          reason: .overrideInExtension(of: type.name))
      }
      let file = files[type.file], open = file.tokens[type.open], close = file.tokens[type.close]
      raiseAccess(of: type)
      let body = files[type.file].take(open.range.upperBound..<close.range.lowerBound)
      let targetFile = files[target.file], end = targetFile.tokens[target.close]
      let text =
        "\n#sourceLocation(file: \(file.path.swiftLiteral), line: \(open.line))\n" + body
        + "\n#sourceLocation(file: \(targetFile.path.swiftLiteral), line: \(end.line))\n"
      files[target.file].insert(text, at: end.range.lowerBound)
    }
  }

  /// Members of a `public extension` are public; moved into the class, they have to say so.
  private mutating func raiseAccess(of type: TypeDeclaration) {
    let tokens = files[type.file].tokens
    guard tokens[type.tokens.lowerBound..<type.open].contains(where: { $0.isWord("public") || $0.isWord("open") })
    else {
      return
    }
    let levels = ["public", "open", "internal", "private", "fileprivate"]
    var index = type.open + 1, start = index
    while index < type.close {
      let isDeclaration =
        ["func", "var", "let", "init", "subscript", "typealias"].contains(tokens[index].text)
        && tokens[index].kind == .word && !(index > start && tokens[index - 1].isSign("."))
      if isDeclaration {
        // Modifiers stand between the declaration and what ends the one before.
        var first = index
        while first > start, tokens[first - 1].kind == .word, tokens[first - 1].line == tokens[index].line {
          first -= 1
        }
        if !tokens[first..<index].contains(where: { levels.contains($0.text) }) {
          files[type.file].insert("public ", at: tokens[first].range.lowerBound)
        }
        start = index + 1
      }
      let isBracket = tokens[index].kind == .sign && "([{".contains(tokens[index].text)
      if isBracket { start = files[type.file].end(ofBracketAt: index) + 1 }
      index = isBracket ? start : index + 1
    }
  }

  /// Whether an extension overrides, or has a method that a class of the module overrides.
  private func mustMove(_ type: TypeDeclaration) -> Bool {
    if overrides(type) { return true }
    guard classNamed(type.name) != nil else { return false }
    let names = Set(type.methods.map(\.name))
    return types.contains { other in
      other.kind == .class && inherits(other, from: type.name)
        && actionsAndMethods(of: other).contains { $0.isOverride && names.contains($0.name) }
    }
  }

  /// Whether a member has the modifier `override`: a method, or a property.
  private func overrides(_ type: TypeDeclaration) -> Bool {
    let file = files[type.file]
    var index = type.open + 1
    while index < type.close {
      if file.tokens[index].isWord("override") { return true }
      let isBracket = file.tokens[index].kind == .sign && "([{".contains(file.tokens[index].text)
      index = isBracket ? file.end(ofBracketAt: index) + 1 : index + 1
    }
    return false
  }

  private func inherits(_ type: TypeDeclaration, from name: String) -> Bool {
    var type = type
    for _ in types {
      guard let next = superclass(of: type) else { return false }
      if next.name == name { return true }
      type = next
    }
    return false
  }

  private func actionsAndMethods(of type: TypeDeclaration) -> [MethodDeclaration] {
    types.filter { $0.name == type.name }.flatMap(\.methods)
  }
}
