import SwiftSyntax

extension SourceModule {
  /// Gives each class the table of its methods that are called by name, after its opening brace. Extensions in other files have
  /// tables of their own, because methods may be private there.
  func addActionTables() {
    for type in types where type.kind == .class {
      let owners = owners(of: type)
      var selectors: Set<String> = [], entries: [ObjectIdentifier: [String]] = [:]
      for owner in owners {
        for method in actions(of: owner, in: type) where selectors.insert(method.selector).inserted {
          let entry = "\(method.selector.swiftLiteral): \(SourceModule.call(method, on: "self"))"
          entries[ObjectIdentifier(owner.file), default: []].append(entry)
        }
      }
      guard !selectors.isEmpty else { continue }
      var lists = [entries[ObjectIdentifier(type.file)].map { "[\($0.joined(separator: ", "))]" }].compactMap(\.self)
      for (index, file) in files.enumerated() where file !== type.file {
        guard let entries = entries[ObjectIdentifier(file)], let last = owners.last(where: { $0.file === file }) else {
          continue
        }
        last.insertBehind(
          "extension \(type.name) { var actionMethods_\(index): [Selector: ActionMethod] { [\(entries.joined(separator: ", "))] } }"
        )
        lists.append("actionMethods_\(index)")
      }
      addTable(lists[0] + lists.dropFirst().map { ".merging(\($0)) { $1 }" }.joined(), to: type)
    }
    performActionsOfRecognizers()
  }

  /// The methods of a class or its extensions that are called by name, or for which `responds(to:)` is asked. A method of an
  /// Objective-C protocol has a name without being marked.
  private func actions(of owner: TypeDeclaration, in type: TypeDeclaration) -> [Method] {
    let marked = hasObjcMembers(type)
    return owner.methods.filter { method in
      let isMember = marked && isObjcMember(method, of: owner)
      let isAsked =
        askedSelectors.contains(method.selector) && !method.isStatic && !method.node.modifiers.hasPrivacy
        && owner.node.genericWhereClause == nil
      return (method.isObjc || isMember || isRequired(method, of: type)) && method.isCallable || isAsked
    }
  }

  /// Whether Objective-C knows a method of a class with `@objcMembers`.
  func isObjcMember(_ method: Method, of owner: TypeDeclaration) -> Bool {
    !method.node.attributes.contains("nonobjc") && !method.node.modifiers.hasPrivacy
      && !(owner.kind == .extension && owner.node.modifiers.hasPrivacy)
  }

  /// Whether an Objective-C protocol of the module, to which a class conforms, has a method that a selector names.
  private func isRequired(_ method: Method, of type: TypeDeclaration) -> Bool {
    namesInSelectors.contains(method.name) && !method.isStatic
      && objcRequirements[method.name, default: []].contains {
        $0.method.labels == method.labels && conforms(type.name, to: $0.owner.name)
      }
  }

  /// A class and its extensions.
  func owners(of type: TypeDeclaration) -> [TypeDeclaration] {
    type.isLocal ? [type] : declarations(of: type.name).filter { $0 === type || $0.kind == .extension }
  }

  private func hasActions(_ type: TypeDeclaration) -> Bool {
    owners(of: type).contains { !actions(of: $0, in: type).isEmpty }
  }

  /// The table in one line.
  private func addTable(_ list: String, to type: TypeDeclaration) {
    let access = type.isPublic ? "public " : "", inherits = line(of: type).dropFirst().contains(where: hasActions)
    let isResponder = foreignSuperclass(of: type).map(SourceModule.isResponder) ?? false
    let isOwn = foreignSuperclass(of: type)?.isRecognizer == true && !recognizers.isEmpty
    let name = isOwn ? "ownActionMethods" : "actionMethods", property = "\(name): [Selector: ActionMethod]"
    if isResponder || inherits {
      type.insertFirst(" \(access)override var \(property) { super.\(name).merging(\(list)) { $1 } };")
    } else {
      type.insertFirst(" \(access)var \(property) { \(list) };")
      type.conform(to: isOwn ? "OwnActions" : "ActionPerforming")
    }
  }

  /// Extensions of UIKit's recognizers with actions.
  private var recognizers: [TypeDeclaration] {
    types.filter { $0.name.isRecognizer && isForeign($0) && $0.methods.contains(where: \.isObjc) }
  }

  /// Lets a recognizer that is its own target perform the actions that come along with selectors. The table of an extension cannot
  /// be overridden: recognizers of the module have another.
  private func performActionsOfRecognizers() {
    recognizers.first?.insertBehind(
      "extension UIGestureRecognizer: ActionPerforming { public var actionMethods: [Selector: ActionMethod] { "
        + "(self as? any OwnActions)?.ownActionMethods ?? [:] } }; "
        + "@MainActor protocol OwnActions { var ownActionMethods: [Selector: ActionMethod] { get } }")
  }

  /// The entry of a method: a closure that calls it with the sender and the event if they have its types.
  static func call(_ method: Method, on object: String) -> String {
    guard method.takesSender else {
      return "ActionMethod({ () -> Void in fatalError(\"\(method.selector) cannot be performed by its name\") })"
    }
    let values = zip(method.parameters, ["sender", "event"]).map { parameter, name in
      (parameter.label == "_" ? "" : parameter.label + ": ") + name
    }
    let call =
      "\(method.isThrowing ? "try? " : "")\(object).\(method.node.name.text)(\(values.joined(separator: ", ")))"
    let result = method.hasResult ? "return " : method.returnType != nil || method.isThrowing ? "_ = " : ""
    let guards = zip(method.parameters, ["sender", "event"]).compactMap { parameter, name in
      cast(
        parameter.type, name, of: method, isIgnored: name == "sender" && method.ignoresSender,
        isAnyRecognizer: name == "sender" && method.asksAnyRecognizer)
    }
    let body = (guards + [result + call]).joined(separator: "; ")
    if method.hasResult { return "ActionMethod(returning: { (sender: Any?, event: Any?) -> Any? in \(body) })" }
    let heads = ["()", "(sender: Any?)", "(sender: Any?, event: Any?)"]
    return "ActionMethod({ \(heads[min(method.parameters.count, 2)]) -> Void in \(body) })"
  }

  /// A statement that gives a parameter its type; nil if it has it. As in Objective-C, a sender of another class is passed on where
  /// that makes no difference.
  private static func cast(
    _ type: String, _ name: String, of method: Method, isIgnored: Bool, isAnyRecognizer: Bool
  ) -> String? {
    let plain = type.replacing(/@\w+\s+/, with: "")
    let otherwise =
      "else { ActionMethod.warn(of: \(method.selector.swiftLiteral), taking: (\(plain)).self, insteadOf: \(name)); "
      + "return\(method.hasResult ? " nil" : "") }"
    if plain == "Any?" { return nil }
    // As iOS passes nil to a parameter that cannot be nil.
    if plain == "Any" { return "let \(name): Any = \(name) ?? ()" }
    if plain == "AnyObject" { return "let \(name) = \(name) as AnyObject" }
    // On iOS the lowest bit of the sender's address, which is a multiple of 16: false.
    if plain == "Bool" { return "let \(name) = \(name) as? Bool ?? false" }
    if plain.hasSuffix("?") || plain.hasSuffix("!") { return "let \(name) = \(name) as? \(plain.dropLast())" }
    if isIgnored || isAnyRecognizer && plain.hasSuffix("GestureRecognizer") {
      let sent = isIgnored ? "ignored" : "recognizer"
      return "guard let \(name) = ActionMethod.\(sent)(\(name), as: (\(plain)).self) \(otherwise)"
    }
    return "guard let \(name) = \(name) as? \(plain.contains("->") ? "(\(plain))" : plain) \(otherwise)"
  }
}

extension String {
  var isRecognizer: Bool { hasSuffix("Recognizer") }
}
