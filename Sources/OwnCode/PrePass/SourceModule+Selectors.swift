extension SourceModule {
  /// Replaces `#selector(…)` and `#keyPath(…)` by the names that they stand for.
  mutating func nameSelectors() {
    for index in files.indices {
      let tokens = files[index].tokens
      var next = 0
      for (position, token) in tokens.enumerated() where token.kind == .directive && position >= next {
        guard token.text == "#selector" || token.text == "#keyPath", tokens.indices.contains(position + 1),
          tokens[position + 1].isSign("(")
        else { continue }
        let end = files[index].end(ofBracketAt: position + 1)
        // The name takes the place of all that is in the bracket.
        next = end + 1
        let inner = Array(tokens[files[index].inside(bracketAt: position + 1)])
        let text = token.text == "#keyPath" ? SourceModule.keyPath(inner) : selector(inner, at: position, in: index)
        files[index].replace(token.range.lowerBound..<tokens[end].range.upperBound, by: text)
      }
    }
  }

  /// `"frame.origin"` for `UIView.frame.origin`: what begins with a capital is a type.
  private static func keyPath(_ tokens: [SwiftToken]) -> String {
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    return words.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".").swiftLiteral
  }

  /// `Selector("save:")` for the method in `#selector(self.save(_:))`. One that an extension adds to a class of UIKit comes
  /// along: `Selector("save:", of: UIView.self) { … }`.
  private func selector(_ tokens: [SwiftToken], at position: Int, in file: Int) -> String {
    var tokens = tokens
    if let first = tokens.first, tokens.count > 1, tokens[1].isSign(":"), ["getter", "setter"].contains(first.text) {
      let name = tokens.last?.text ?? ""
      return "Selector(\((first.text == "getter" ? name : "set\(name.capitalizedFirst):").swiftLiteral))"
    }
    // `save as () -> Void` chooses an overload: its type follows.
    if let cast = tokens.firstIndex(where: { $0.isWord("as") }) { tokens = Array(tokens[..<cast]) }
    let open = tokens.lastIndex { $0.isSign("(") }
    let labels = open.map { open in tokens[(open + 1)...].filter { $0.kind == .word }.map(\.text) }
    let path = tokens[..<(open ?? tokens.count)].filter { $0.kind == .word }.map(\.text)
    guard let name = path.last else { return "Selector(\"\")" }
    guard let (method, owner) = method(name, labels, of: path.dropLast().last, at: position, in: file) else {
      let selector = SourceModule.known[name] ?? MethodDeclaration.selector(name, labels ?? [])
      return "Selector(\(selector.swiftLiteral))"
    }
    guard isForeignResponder(owner), !method.isStatic, method.parameters.count <= 2 else {
      return "Selector(\(method.selector.swiftLiteral))"
    }
    let call = SourceModule.call(method, on: "target")
    return "Selector(\(method.selector.swiftLiteral), of: \(owner.name).self) { target in \(call) }"
  }

  /// Whether it is an extension of a class of UIKit, whose table of actions cannot be changed.
  private func isForeignResponder(_ type: TypeDeclaration) -> Bool {
    type.kind == .extension && !types.contains { $0.name == type.name && $0.kind != .extension }
      && SourceModule.isResponder(type.name)
  }

  /// The method that a name means: of the type that is named before it, else of the type around it, else of any type.
  private func method(
    _ name: String, _ labels: [String]?, of owner: String?, at position: Int, in file: Int
  ) -> (method: MethodDeclaration, owner: TypeDeclaration)? {
    func find(_ types: [TypeDeclaration]) -> (method: MethodDeclaration, owner: TypeDeclaration)? {
      let methods = types.flatMap { type in type.methods.filter { $0.name == name }.map { (method: $0, owner: type) } }
      let fitting = methods.filter { one in labels.map { $0 == one.method.parameters.map(\.label) } ?? true }
      return fitting.first { $0.method.isObjc } ?? fitting.first
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
