extension SourceModule {
  /// Moves the bodies of extensions that override into their class: without Objective-C an extension cannot override, and
  /// what it declares cannot be overridden.
  ///
  /// Line directives keep the lines of compiler messages right.
  mutating func mergeOverridingExtensions() throws(SourceProblem) {
    for type in types where type.kind == .extension && type.open < type.close && mustMove(type) {
      guard let target = classNamed(type.name) else {
        guard type.methods.contains(where: \.isOverride) else { continue }
        let line = type.methods.first(where: \.isOverride)?.line ?? 1
        throw SourceProblem(
          path: files[type.file].path, line: line,
          reason: .overrideInExtension(of: type.name))
      }
      let file = files[type.file], open = file.tokens[type.open], close = file.tokens[type.close]
      let body = files[type.file].take(open.range.upperBound..<close.range.lowerBound)
      let targetFile = files[target.file], end = targetFile.tokens[target.close]
      let text =
        "\n#sourceLocation(file: \(file.path.swiftLiteral), line: \(open.line))\n" + body
        + "\n#sourceLocation(file: \(targetFile.path.swiftLiteral), line: \(end.line))\n"
      files[target.file].insert(text, at: end.range.lowerBound)
    }
  }

  /// Whether an extension overrides, or has a method that a class of the module overrides.
  private func mustMove(_ type: TypeDeclaration) -> Bool {
    if type.methods.contains(where: \.isOverride) { return true }
    guard classNamed(type.name) != nil else { return false }
    let names = Set(type.methods.map(\.name))
    return types.contains { other in
      other.kind == .class && inherits(other, from: type.name)
        && actionsAndMethods(of: other).contains { $0.isOverride && names.contains($0.name) }
    }
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
