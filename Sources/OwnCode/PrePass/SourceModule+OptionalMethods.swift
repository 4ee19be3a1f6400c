// Methods that a protocol of Objective-C leaves to choice. Swift has none: each becomes a protocol of its own, to which the
// types conform that have the method, and a property of the first protocol that holds the method, or nil.
//
//     @objc protocol DialDelegate { @objc optional func dial(_ dial: Dial, turnedTo angle: CGFloat) }
//     delegate?.dial?(self, turnedTo: angle)
//
// is compiled as
//
//     protocol DialDelegate: AnyObject {}
//     protocol DialDelegate_dial_turnedTo { func dial(_ dial: Dial, turnedTo angle: CGFloat) }
//     extension DialDelegate { var dial_turnedTo: ((Dial, CGFloat) -> Void)? { … } }
//     delegate?.dial_turnedTo?(self, angle)

/// An optional method, and the protocol that it is of.
private struct OptionalMethod {
  var method: MethodDeclaration
  var owner: TypeDeclaration

  /// `dial_turnedTo`: unlike any other method of the module.
  var property: String { ([method.name] + method.parameters.map(\.label)).joined(separator: "_") }
  var protocolName: String { "\(owner.name)_\(property)".replacing(".", with: "_") }
  /// `((Dial, CGFloat) -> Void)?`
  var type: String {
    "((\(method.parameters.map(\.type).joined(separator: ", "))) -> \(method.returnType ?? "Void"))?"
  }
  /// `dial(_:turnedTo:)`
  var reference: String {
    method.parameters.isEmpty
      ? method.name : "\(method.name)(\(method.parameters.map { $0.label + ":" }.joined()))"
  }
}

extension SourceModule {
  /// Lets protocols have optional methods, and makes those of Objective-C protocols of classes.
  mutating func allowOptionalMethods() {
    let methods = types.filter { $0.kind == .protocol }.flatMap { owner in
      owner.methods.filter(\.isOptional).map { OptionalMethod(method: $0, owner: owner) }
    }
    for type in types where type.kind == .protocol && isObjc(type) { requireClasses(type) }
    guard !methods.isEmpty else { return }
    for method in methods {
      declare(method)
      for type in implementers(of: method) {
        files[type.file].insert(
          "; extension \(type.name): \(method.protocolName) {}",
          at: files[type.file].tokens[type.close].range.upperBound)
      }
    }
    for index in files.indices { replaceCalls(of: methods, in: index) }
  }

  private func isObjc(_ type: TypeDeclaration) -> Bool {
    files[type.file].tokens[type.tokens.lowerBound..<type.open].contains { $0.text == "@objc" }
  }

  /// A protocol of Objective-C is one of classes, so that a property of it may be weak.
  private mutating func requireClasses(_ type: TypeDeclaration) {
    let known = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
    guard !type.inherited.contains(where: { known.contains($0) || $0.hasPrefix("UI") }) else { return }
    let open = files[type.file].tokens[type.open]
    files[type.file].insert(type.inherited.isEmpty ? ": AnyObject " : ", AnyObject ", at: open.range.lowerBound)
  }

  /// Moves the declaration into a protocol of its own.
  private mutating func declare(_ method: OptionalMethod) {
    let file = method.owner.file, tokens = files[file].tokens, close = tokens[method.owner.close]
    let declaration = files[file].take(
      tokens[method.method.tokens.lowerBound].range
        .lowerBound..<tokens[method.method.tokens.upperBound - 1].range.upperBound)
    let access =
      tokens[method.owner.tokens.lowerBound..<method.owner.open].first { $0.isWord("public") } == nil
      ? "" : "public "
    let text = declaration.replacing("\n", with: " ").replacing(/\boptional\b/, with: "", maxReplacements: 1)
    files[file].insert(
      "; \(access)protocol \(method.protocolName) { \(text) }; extension \(method.owner.name) { \(access)var "
        + "\(method.property): \(method.type) { (self as? any \(method.protocolName))?.\(method.reference) } }",
      at: close.range.upperBound)
  }

  /// The declarations with the method, of types that conform to the protocol. A subclass inherits the conformance.
  private func implementers(of method: OptionalMethod) -> [TypeDeclaration] {
    let all = types.filter { type in
      type.kind != .protocol && conforms(type.name, to: method.owner.name)
        && type.methods.contains {
          $0.name == method.method.name && $0.parameters.map(\.label) == method.method.parameters.map(\.label)
        }
    }
    return all.filter { type in
      !all.contains { $0.name != type.name && isSubclass(type.name, of: $0.name) }
    }
  }

  func conforms(_ type: String, to protocolName: String) -> Bool {
    var name = type
    // Classes that inherit from one another in a circle have no end.
    for _ in types {
      let declarations = types.filter { $0.name == name }
      if declarations.contains(where: { $0.inherited.contains(protocolName) }) { return true }
      guard let next = declarations.first(where: { $0.kind == .class }).flatMap({ superclass(of: $0) }) else { break }
      name = next.name
    }
    return false
  }

  func isSubclass(_ type: String, of other: String) -> Bool {
    var level = classNamed(type)
    for _ in types {
      guard let next = level.flatMap({ superclass(of: $0) }) else { return false }
      if next.name == other { return true }
      level = next
    }
    return false
  }

  /// `delegate?.dial?(self, turnedTo: angle)` becomes `delegate?.dial_turnedTo?(self, angle)`, and the method without a
  /// call, `delegate?.dial(_:turnedTo:)` or `delegate?.dial`, the property.
  private mutating func replaceCalls(of methods: [OptionalMethod], in index: Int) {
    let tokens = files[index].tokens
    for position in tokens.indices.dropFirst().dropLast(2)
    where tokens[position].kind == .word && tokens[position - 1].isSign(".") {
      let named = methods.filter { $0.method.name == tokens[position].text }
      guard !named.isEmpty else { continue }
      let next = tokens[position + 1]
      if next.isSign("?") || next.isSign("!"), tokens[position + 2].isSign("(") {
        replaceCall(of: named, at: position, in: index)
      } else if next.isSign("(") {
        let end = files[index].end(ofBracketAt: position + 1)
        let reference = tokens[position...end].map(\.text).joined()
        guard let method = named.first(where: { $0.reference == reference && !$0.method.parameters.isEmpty }) else {
          continue
        }
        files[index].replace(tokens[position].range.lowerBound..<tokens[end].range.upperBound, by: method.property)
      } else if named.count == 1, !isDeclared(tokens[position].text) {
        files[index].replace(tokens[position].range, by: named[0].property)
      }
    }
  }

  private mutating func replaceCall(of methods: [OptionalMethod], at position: Int, in index: Int) {
    let tokens = files[index].tokens, labels = files[index].labels(ofCallAt: position + 2)
    let after = files[index].end(ofBracketAt: position + 2) + 1
    // A closure after the bracket is the last argument.
    let isTrailed = after < tokens.count && tokens[after].isSign("{") && tokens[after].line == tokens[after - 1].line
    let method =
      methods.first { $0.method.parameters.map(\.label) == labels.map(\.text) }
      ?? methods.first {
        isTrailed && $0.method.parameters.last?.type.contains("->") == true
          && $0.method.parameters.dropLast().map(\.label) == labels.map(\.text)
      }
    guard let method else { return }
    files[index].replace(tokens[position].range, by: method.property)
    for label in labels { if let range = label.range { files[index].replace(range, by: "") } }
    conform(receiverOf: position, to: method.owner.name, in: index)
  }

  /// Objective-C finds a method of any object by its name: `delegate`, an `AnyObject?`, becomes `(delegate as? any Dial)`.
  private mutating func conform(receiverOf position: Int, to protocolName: String, in index: Int) {
    let tokens = files[index].tokens
    guard position >= 3, tokens[position - 2].isSign("?"), tokens[position - 3].kind == .word,
      isAnyObject(tokens[position - 3].text, in: tokens)
    else { return }
    let isOfSelf = position >= 5 && tokens[position - 4].isSign(".") && tokens[position - 5].isWord("self")
    files[index].insert("(", at: tokens[position - (isOfSelf ? 5 : 3)].range.lowerBound)
    files[index].insert(" as? any \(protocolName))", at: tokens[position - 3].range.upperBound)
  }

  /// Whether a file declares a property of this name that is an `AnyObject?`.
  func isAnyObject(_ name: String, in tokens: [SwiftToken]) -> Bool {
    tokens.indices.dropFirst().dropLast(3).contains {
      tokens[$0].isWord(name) && tokens[$0 - 1].isWord("var") && tokens[$0 + 1].isSign(":")
        && tokens[$0 + 2].isWord("AnyObject") && tokens[$0 + 3].isSign("?")
    }
  }

  /// Whether the module has a property of this name, or a method that is not optional.
  private func isDeclared(_ name: String) -> Bool {
    types.contains { $0.kind == .protocol && $0.methods.contains { $0.name == name && !$0.isOptional } }
      || files.contains { file in
        file.tokens.indices.dropFirst().contains {
          file.tokens[$0].isWord(name) && (file.tokens[$0 - 1].isWord("var") || file.tokens[$0 - 1].isWord("let"))
        }
      }
  }
}

extension SourceFile {
  /// The labels of the arguments in the bracket at `index`, each with its place up to the colon; `_` for none.
  func labels(ofCallAt index: Int) -> [(text: String, range: Range<Int>?)] {
    let inner = inside(bracketAt: index)
    guard !inner.isEmpty else { return [] }
    var labels: [(text: String, range: Range<Int>?)] = [], position = inner.lowerBound, isStart = true
    while position < inner.upperBound {
      if isStart {
        let hasLabel =
          position + 1 < inner.upperBound && tokens[position].kind == .word && tokens[position + 1].isSign(":")
        labels.append(
          hasLabel
            ? (tokens[position].text, tokens[position].range.lowerBound..<tokens[position + 1].range.upperBound)
            : ("_", nil))
        isStart = false
      }
      if tokens[position].isSign(",") { isStart = true }
      let isBracket = tokens[position].kind == .sign && "([{".contains(tokens[position].text)
      position = isBracket ? end(ofBracketAt: position) + 1 : position + 1
    }
    return labels
  }
}
