extension SourceModule {
  /// Replaces `#selector(…)` and `#keyPath(…)` by the names that they stand for.
  mutating func nameSelectors() {
    for index in files.indices {
      let tokens = files[index].tokens
      for (position, token) in tokens.enumerated() where token.kind == .directive {
        guard token.text == "#selector" || token.text == "#keyPath", tokens.indices.contains(position + 1),
          tokens[position + 1].isSign("(")
        else { continue }
        let end = files[index].end(ofBracketAt: position + 1)
        let inner = Array(tokens[files[index].inside(bracketAt: position + 1)])
        let text =
          token.text == "#keyPath"
          ? SourceModule.keyPath(inner) : "Selector(\(selector(inner, at: position, in: index).swiftLiteral))"
        files[index].replace(token.range.lowerBound..<tokens[end].range.upperBound, by: text)
      }
    }
  }

  /// `"frame.origin"` for `UIView.frame.origin`: what begins with a capital is a type.
  private static func keyPath(_ tokens: [SwiftToken]) -> String {
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    return words.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".").swiftLiteral
  }

  /// The name of the method in `#selector(self.save(_:))`.
  private func selector(_ tokens: [SwiftToken], at position: Int, in file: Int) -> String {
    var tokens = tokens
    if let first = tokens.first, tokens.count > 1, tokens[1].isSign(":"), ["getter", "setter"].contains(first.text) {
      let name = tokens.last?.text ?? ""
      return first.text == "getter" ? name : "set\(name.capitalizedFirst):"
    }
    // `save as () -> Void` chooses an overload: its type follows.
    if let cast = tokens.firstIndex(where: { $0.isWord("as") }) { tokens = Array(tokens[..<cast]) }
    let open = tokens.lastIndex { $0.isSign("(") }
    let labels = open.map { open in tokens[(open + 1)...].filter { $0.kind == .word }.map(\.text) }
    let path = tokens[..<(open ?? tokens.count)].filter { $0.kind == .word }.map(\.text)
    guard let name = path.last else { return "" }
    let method = method(name, labels, of: path.dropLast().last, at: position, in: file)
    return method?.selector ?? SourceModule.known[name] ?? MethodDeclaration.selector(name, labels ?? [])
  }

  /// The method that a name means: of the type that is named before it, else of the type around it, else of any type.
  private func method(
    _ name: String, _ labels: [String]?, of owner: String?, at position: Int, in file: Int
  ) -> MethodDeclaration? {
    func find(_ types: [TypeDeclaration]) -> MethodDeclaration? {
      let methods = types.flatMap(\.methods).filter { $0.name == name }
      let fitting = methods.filter { method in labels.map { $0 == method.parameters.map(\.label) } ?? true }
      return fitting.first(where: \.isObjc) ?? fitting.first
    }
    let around = types.last { $0.file == file && $0.tokens.contains(position) }?.name
    let names = [owner, around].compactMap { $0 }
    for wanted in names {
      if let found = find(types.filter { $0.name == wanted || $0.name.hasSuffix("." + wanted) }) { return found }
    }
    return find(types)
  }

  /// The standard actions of `UIResponder`, which sources name without their parameter.
  private static let known = Dictionary(
    uniqueKeysWithValues: ["copy", "cut", "paste", "delete", "select", "selectAll"].map { ($0, $0 + ":") })
}
