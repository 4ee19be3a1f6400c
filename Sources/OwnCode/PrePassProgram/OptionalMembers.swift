import SwiftSyntax

// Methods and properties that a protocol of Objective-C leaves to choice. Swift has none: each becomes a protocol of its own, to
// which the types conform that have it, and a property of the first protocol that holds it, or nil.
//
//     @objc protocol DialDelegate {
//       @objc optional func dial(_ dial: Dial, turnedTo angle: CGFloat)
//       @objc optional var isLocked: Bool { get }
//     }
//     delegate?.dial?(self, turnedTo: angle)
//
// is compiled as
//
//     protocol DialDelegate: AnyObject {}
//     protocol DialDelegate_dial_turnedTo { func dial(_ dial: Dial, turnedTo angle: CGFloat) }
//     extension DialDelegate { var dial_turnedTo: ((Dial, CGFloat) -> Void)? { … } }
//     protocol DialDelegate_isLocked { var isLocked: Bool { get } }
//     extension DialDelegate { var isLocked: (Bool)? { (self as? any DialDelegate_isLocked)?.isLocked } }
//     delegate?.dial_turnedTo?(self, angle)

/// A member that a protocol leaves to choice.
private struct OptionalMember {
  /// The property that holds it: unlike any other method of the module.
  var property: String
  var owner: TypeDeclaration
  /// The declaration without `optional`, and the type of the property.
  var declaration, type: String
  /// The method that the property returns, such as `dial(_:turnedTo:)`.
  var reference: String
  var isIn: (TypeDeclaration) -> Bool

  var protocolName: String { "\(owner.name)_\(property)".replacing(".", with: "_") }
}

extension Method {
  /// `dial_turnedTo`
  fileprivate var property: String { ([name] + labels).joined(separator: "_") }
  /// `dial(_:turnedTo:)`
  fileprivate var reference: String { parameters.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}

extension SourceModule {
  /// Lets protocols have optional members, and makes those of Objective-C protocols of classes. Properties are read only: setting
  /// one does nothing without the property.
  func allowOptionalMembers() {
    for type in types where type.kind == .protocol {
      if type.isObjc { requireClasses(type) }
      for method in type.methods where method.isOptional { add(member(method, of: type), Syntax(method.node)) }
      for variable in type.properties where variable.modifiers.has("optional") {
        if let member = member(variable, of: type) { add(member, Syntax(variable)) }
      }
      // Swift has no weak requirements.
      for variable in type.properties where !variable.modifiers.has("optional") {
        type.file.replace(["weak"], in: variable.modifiers)
      }
    }
  }

  /// A protocol of Objective-C is one of classes, so that a property of it may be weak.
  private func requireClasses(_ type: TypeDeclaration) {
    let known = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
    guard !type.inherited.contains(where: { known.contains($0) || $0.hasPrefix("UI") }) else { return }
    type.conform(to: "AnyObject")
  }

  private func member(_ method: Method, of owner: TypeDeclaration) -> OptionalMember {
    // The type of a function has no `!`.
    let types = method.parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type[...] }
      .joined(separator: ", ")
    return OptionalMember(
      property: method.property, owner: owner,
      declaration: "func \(method.node.name.text)\(method.node.signature.inOneLine)",
      type: "((\(types)) -> \(method.returnType ?? "Void"))?", reference: method.reference,
      isIn: { $0.methods.contains { $0.name == method.name && $0.labels == method.labels } })
  }

  private func member(_ variable: VariableDeclSyntax, of owner: TypeDeclaration) -> OptionalMember? {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.inOneLine else { return nil }
    let name = binding.pattern.trimmedDescription
    return OptionalMember(
      property: name, owner: owner, declaration: "var \(name): \(type) { get }", type: "(\(type))?", reference: name,
      isIn: { $0.hasProperty(name) })
  }

  /// Moves a declaration into a protocol of its own.
  private func add(_ member: OptionalMember, _ node: Syntax) {
    let owner = member.owner, access = owner.isPublic ? "public " : ""
    // With its semicolon: none may stand alone.
    owner.file.replace(node.parent ?? node)
    owner.insertBehind(
      "\(access)protocol \(member.protocolName) { \(member.declaration) }; extension \(owner.name) { \(access)var "
        + "\(member.property): \(member.type) { (self as? any \(member.protocolName))?.\(member.reference) } }")
    // A subclass inherits the conformance.
    let all = types.filter { $0.kind != .protocol && conforms($0.name, to: owner.name) && member.isIn($0) }
    for type in all where !all.contains(where: { isSubclass(type.name, of: $0.name) }) {
      type.conform(to: member.protocolName)
    }
  }

  /// Whether the module has a property of this name, or a method that is not optional.
  fileprivate func isDeclared(_ name: String) -> Bool {
    types.contains { type in
      type.kind == .protocol && type.methods.contains { $0.name == name && !$0.isOptional }
        || type.hasProperty(name)
    }
  }
}

extension Rewriter {
  /// `delegate?.dial?(self, turnedTo: angle)` becomes `delegate?.dial_turnedTo?(self, angle)`.
  /// - Returns: whether it is a call of an optional method of the module.
  func callOptionalMethod(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Bool {
    let methods = module.optionalMethods[member.declName.baseName.plain] ?? []
    let found =
      methods.first { $0.method.labels == call.labels }
      // A closure after the bracket is the last argument.
      ?? methods.first {
        call.trailingClosure != nil && $0.method.parameters.last?.type.contains("->") == true
          && $0.method.labels.dropLast() == call.labels[...]
      }
    guard let found else { return false }
    file.replace(member.declName, by: found.method.property)
    file.removeLabels(of: call)
    // Objective-C finds a method of any object by its name: `delegate`, an `AnyObject?`, becomes `(delegate as? any Dial)`.
    if let receiver = member.base?.as(OptionalChainingExprSyntax.self)?.expression, let name = receiver.lastName,
      objects.contains(name)
    {
      cast(receiver, to: found.owner.name)
    }
    return true
  }

  /// The method without a call, `delegate?.dial(_:turnedTo:)` or `delegate?.dial`, becomes the property.
  func nameOptionalMethod(_ member: MemberAccessExprSyntax) {
    let isCalled =
      member.parent?.is(FunctionCallExprSyntax.self) == true
      || member.parent?.unwrapMark != nil && member.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    guard member.base != nil, !isCalled else { return }
    guard let methods = module.optionalMethods[member.declName.baseName.plain]?.map(\.method) else { return }
    if let labels = member.declName.labels {
      if let method = methods.first(where: { $0.labels == labels }) {
        file.replace(member.declName, by: method.property)
      }
    } else if methods.count == 1, !module.isDeclared(methods[0].name) {
      file.replace(member.declName, by: methods[0].property)
    }
  }
}
