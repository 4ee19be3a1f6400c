extension SourceModule {
  /// Attributes that mean nothing here.
  private static let removed: Set = [
    "@objc", "@objcMembers", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
    "@NSCopying",
    "@GKInspectable", "@nonobjc",
  ]

  /// Removes attributes and the modifier `dynamic`, and notes the class with `@main` or `@UIApplicationMain`.
  /// - Throws: `SourceProblem` if there are two.
  mutating func removeAttributes() throws(SourceProblem) {
    for index in files.indices {
      let tokens = files[index].tokens
      for (position, token) in tokens.enumerated() {
        if token.kind == .attribute, SourceModule.removed.contains(token.text) {
          files[index].replace(token.range.lowerBound..<end(ofAttribute: position, in: index), by: "")
        } else if token.text == "@UIApplicationMain" || token.text == "@main",
          let type = type(after: position, in: index),
          type.kind == .class
        {
          // The program that runs the module makes the application and its delegate.
          files[index].replace(token.range, by: "")
          if let first = appDelegate {
            throw SourceProblem(
              path: files[index].path, line: token.line,
              reason: .secondMain(first))
          }
          appDelegate = type.name
        } else if token.isWord("dynamic"), isModifier(position, in: tokens) {
          files[index].replace(token.range, by: "")
        }
      }
    }
  }

  /// The offset after an attribute and its arguments, which follow without a space.
  private func end(ofAttribute position: Int, in file: Int) -> Int {
    let tokens = files[file].tokens, end = tokens[position].range.upperBound
    guard tokens.indices.contains(position + 1), tokens[position + 1].isSign("("),
      tokens[position + 1].range.lowerBound == end
    else { return end }
    return tokens[files[file].end(ofBracketAt: position + 1)].range.upperBound
  }

  /// The type whose attribute it is.
  private func type(after attribute: Int, in file: Int) -> TypeDeclaration? {
    types.first { $0.file == file && $0.tokens.lowerBound <= attribute && attribute < $0.open }
  }

  /// Whether a word stands before a declaration; it could be a name.
  private func isModifier(_ position: Int, in tokens: [SwiftToken]) -> Bool {
    let declarations = [
      "var", "func", "let", "subscript", "public", "open", "private", "internal", "override", "class",
    ]
    return tokens.indices.contains(position + 1) && declarations.contains(tokens[position + 1].text)
  }

  /// Makes conditions of `#if` and `#elseif` those of an iPhone: `os(iOS)` is true, other systems are false.
  mutating func chooseBranches() {
    for index in files.indices {
      let tokens = files[index].tokens
      for (position, token) in tokens.enumerated()
      where token.kind == .directive && (token.text == "#if" || token.text == "#elseif") {
        var next = position + 1
        while next + 3 < tokens.count, tokens[next].line == token.line {
          if let value = SourceModule.value(of: tokens[next..<(next + 4)]) {
            files[index].replace(tokens[next].range.lowerBound..<tokens[next + 3].range.upperBound, by: "\(value)")
          }
          next += 1
        }
      }
    }
  }

  /// The value of `os(iOS)` and `targetEnvironment(simulator)`; nil for other conditions.
  private static func value(of tokens: ArraySlice<SwiftToken>) -> Bool? {
    let texts = tokens.map(\.text)
    guard texts[1] == "(", texts[3] == ")" else { return nil }
    switch texts[0] {
    case "os": return texts[2] == "iOS"
    case "targetEnvironment": return texts[2] == "simulator"
    default: return nil
    }
  }
}
