extension SourceModule {
  /// Gives each class the table of its methods that are called by name, after its opening brace.
  mutating func addActionTables() {
    for type in types where type.kind == .class {
      let actions = actions(of: type).filter { one in
        // Objective-C has no methods with any number of arguments.
        one.method.parameters.count <= 2 && !one.method.isAsync
          && !one.method.parameters.contains { $0.type.hasSuffix("...") }
      }
      guard !actions.isEmpty else { continue }
      for (method, owner) in actions where owner.file != type.file {
        // The table is in another file.
        if let privacy = method.privacy { files[owner.file].replace(files[owner.file].tokens[privacy].range, by: "") }
      }
      let entries = actions.map { "\($0.method.selector.swiftLiteral): \(SourceModule.call($0.method, on: "self"))" }
      files[type.file].insert(table(entries, of: type), at: files[type.file].tokens[type.open].range.upperBound)
      if !hasTable(type), !isResponder(type) { conform(type) }
    }
  }

  /// The table in one line.
  private func table(_ entries: [String], of type: TypeDeclaration) -> String {
    let list = "[\(entries.joined(separator: ", "))]"
    let isPublic = files[type.file].tokens[type.tokens].prefix { !$0.isWord("class") }
      .contains { $0.isWord("public") || $0.isWord("open") }
    let access = isPublic ? "public " : ""
    return isResponder(type) || hasTable(type)
      ? " \(access)override var actionMethods: [Selector: ActionMethod] { super.actionMethods.merging(\(list)) { $1 } };"
      : " \(access)var actionMethods: [Selector: ActionMethod] { \(list) };"
  }

  /// Whether a superclass of this module has a table.
  private func hasTable(_ type: TypeDeclaration) -> Bool {
    var type = type
    for _ in types {
      guard let next = superclass(of: type) else { return false }
      if !actions(of: next).isEmpty { return true }
      type = next
    }
    return false
  }

  private func isResponder(_ type: TypeDeclaration) -> Bool {
    foreignSuperclass(of: type).map(SourceModule.isResponder) ?? false
  }

  /// Whether a class of UIKit is a responder, which has a table. UIKit names its views and controllers by what they are.
  static func isResponder(_ name: String) -> Bool {
    let kinds = [
      "View", "Controller", "Control", "Button", "Switch", "Slider", "Stepper", "Label", "Window", "Application",
      "Cell",
      "Field", "Bar", "bar", "Picker", "Responder", "Scene",
    ]
    return name.hasPrefix("UI") && kinds.contains(where: name.hasSuffix) && !name.hasSuffix("PresentationController")
      && !["UIMenuController", "UIDocumentInteractionController"].contains(name)
  }

  /// Makes the class conform to `ActionPerforming`.
  private mutating func conform(_ type: TypeDeclaration) {
    let tokens = files[type.file].tokens, open = tokens[type.open]
    let head = tokens[type.tokens.lowerBound..<type.open]
    let place = head.first { $0.isWord("where") }?.range.lowerBound ?? open.range.lowerBound
    files[type.file].insert((type.inherited.isEmpty ? ": " : ", ") + "ActionPerforming ", at: place)
  }

  /// The entry of a method: a closure that calls it with the sender and the event if they have its types.
  static func call(_ method: MethodDeclaration, on object: String) -> String {
    let values = zip(method.parameters, ["sender", "event"]).map { parameter, name in
      (parameter.label == "_" ? "" : parameter.label + ": ") + name
    }
    let attempt = method.isThrowing ? "try? " : ""
    let call = "\(attempt)\(object).\(method.name)(\(values.joined(separator: ", ")))"
    let result = method.returnsValue || method.isThrowing ? "_ = " : ""
    let guards = zip(method.parameters, ["sender", "event"]).compactMap { cast($0.type, $1) }
    let body = (guards + [result + call]).joined(separator: "; ")
    switch method.parameters.count {
    case 0: return "ActionMethod({ () -> Void in \(body) })"
    case 1: return "ActionMethod({ (sender: Any?) -> Void in \(body) })"
    default: return "ActionMethod({ (sender: Any?, event: UIEvent?) -> Void in \(body) })"
    }
  }

  /// A statement that gives a parameter its type; nil if it has it.
  private static func cast(_ type: String, _ name: String) -> String? {
    let plain = type.replacing("inout ", with: "").replacing(/@(escaping|autoclosure)\s+/, with: "")
    if plain == "Any?" && name == "sender" || plain == "UIEvent?" && name == "event" { return nil }
    if plain == "Any" { return "let \(name) = \(name) as Any" }
    if plain == "AnyObject" { return "let \(name) = \(name) as AnyObject" }
    if plain.hasSuffix("?") || plain.hasSuffix("!") { return "let \(name) = \(name) as? \(plain.dropLast())" }
    return "guard let \(name) = \(name) as? \(plain.contains("->") ? "(\(plain))" : plain) else { return }"
  }
}
