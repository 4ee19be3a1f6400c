// Properties that a protocol of Objective-C leaves to choice, like its methods:
//
//     @objc protocol DialDelegate { @objc optional var isLocked: Bool { get } }
//     if delegate?.isLocked == true {
//
// is compiled as
//
//     protocol DialDelegate: AnyObject {}
//     protocol DialDelegate_isLocked { var isLocked: Bool { get } }
//     extension DialDelegate { var isLocked: (Bool)? { (self as? any DialDelegate_isLocked)?.isLocked } }

/// An optional property, and the protocol that it is of.
private struct OptionalProperty {
  var name: String
  /// As it is written.
  var type: String
  var owner: TypeDeclaration
  /// The declaration, from its first attribute.
  var tokens: Range<Int>
}

extension SourceModule {
  /// Lets protocols have optional properties. They are read only: setting one does nothing without the property.
  mutating func allowOptionalProperties() {
    for property in types.filter({ $0.kind == .protocol }).flatMap({ optionalProperties(of: $0) }) {
      let file = property.owner.file, tokens = files[file].tokens, close = tokens[property.owner.close]
      let range =
        tokens[property.tokens.lowerBound].range.lowerBound..<tokens[property.tokens.upperBound - 1].range.upperBound
      _ = files[file].take(range)
      let access =
        tokens[property.owner.tokens.lowerBound..<property.owner.open].contains { $0.isWord("public") } ? "public " : ""
      let name = property.name, protocolName = "\(property.owner.name)_\(name)".replacing(".", with: "_")
      files[file].insert(
        "; \(access)protocol \(protocolName) { var \(name): \(property.type) { get } }; extension "
          + "\(property.owner.name) { \(access)var \(name): (\(property.type))? { (self as? any \(protocolName))?.\(name) } }",
        at: close.range.upperBound)
      for type in implementers(of: property) {
        files[type.file].insert(
          "; extension \(type.name): \(protocolName) {}", at: files[type.file].tokens[type.close].range.upperBound)
      }
    }
  }

  private func optionalProperties(of owner: TypeDeclaration) -> [OptionalProperty] {
    let tokens = files[owner.file].tokens, body = (owner.open + 1)..<owner.close
    return body.compactMap { index -> OptionalProperty? in
      guard tokens[index].isWord("optional"), index + 3 < owner.close, tokens[index + 1].isWord("var"),
        tokens[index + 3].isSign(":"),
        let brace = (index + 4..<owner.close).first(where: { tokens[$0].isSign("{") }), brace > index + 4
      else { return nil }
      let type = tokens[index + 4].range.lowerBound..<tokens[brace - 1].range.upperBound
      let isMarked = index > body.lowerBound && tokens[index - 1].text == "@objc"
      return OptionalProperty(
        name: tokens[index + 2].text, type: files[owner.file].text(type).replacing("\n", with: " "), owner: owner,
        tokens: (isMarked ? index - 1 : index)..<(files[owner.file].end(ofBracketAt: brace) + 1))
    }
  }

  /// The declarations with the property, of types that conform to the protocol. A subclass inherits the conformance.
  private func implementers(of property: OptionalProperty) -> [TypeDeclaration] {
    let all = types.filter { type in
      type.kind != .protocol && conforms(type.name, to: property.owner.name) && declares(type, property.name)
    }
    return all.filter { type in !all.contains { $0.name != type.name && isSubclass(type.name, of: $0.name) } }
  }

  /// Whether the body of a type has a property of a name, not in one of its functions.
  private func declares(_ type: TypeDeclaration, _ name: String) -> Bool {
    let file = files[type.file]
    var index = type.open + 1
    while index < type.close {
      let isProperty = file.tokens[index].isWord("var") || file.tokens[index].isWord("let")
      if isProperty, file.tokens[index + 1].isWord(name) { return true }
      index = file.tokens[index].isSign("{") ? file.end(ofBracketAt: index) + 1 : index + 1
    }
    return false
  }
}
