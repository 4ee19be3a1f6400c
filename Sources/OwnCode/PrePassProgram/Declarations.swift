import SwiftSyntax

/// A class, structure, enumeration, protocol, actor or extension, with its methods.
final class TypeDeclaration {
  enum DeclarationKind { case `class`, `extension`, `protocol`, other }

  let kind: DeclarationKind
  /// The name with those of the types around it: `Editor.Canvas`.
  let name: String
  let file: SourceFile
  let node: any DeclGroupSyntax
  /// The types after the colon, in one line.
  let inherited: [String]
  /// Whether it, or a type around it, is `private` or `fileprivate`.
  let isPrivate: Bool
  /// Whether it is declared inside of a function.
  let isLocal: Bool
  let methods: [Method]
  let initializers: [InitializerDeclSyntax]
  private var hasColon: Bool

  init(_ node: any DeclGroupSyntax, in file: SourceFile) {
    switch node.kind {
    case .classDecl: kind = .class
    case .extensionDecl: kind = .extension
    case .protocolDecl: kind = .protocol
    default: kind = .other
    }
    (self.node, self.file) = (node, file)
    // In a function, only the types in it are around the type.
    let bodies: Set<SyntaxKind> = [.codeBlock, .closureExpr, .accessorBlock]
    isLocal = node.outerNodes.contains { bodies.contains($0.kind) }
    let around = node.outerNodes.prefix { !bodies.contains($0.kind) }
    let types = [node] + around.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    name = types.reversed().map(\.plainName).joined(separator: ".")
    isPrivate = types.contains { $0.modifiers.hasPrivacy }
    inherited =
      node.inheritanceClause?.inheritedTypes.map { type in
        (type.type.as(AttributedTypeSyntax.self)?.baseType ?? type.type).inOneLine
      } ?? []
    hasColon = node.inheritanceClause != nil
    let members = node.memberBlock.members.map(\.decl)
    let isObjcExtension = kind == .extension && node.attributes.contains("objc")
    let hasObjcMembers = node.attributes.contains("objcMembers")
    methods = members.compactMap { $0.as(FunctionDeclSyntax.self) }.map { method in
      Method(method, in: file, isMarked: isObjcExtension || hasObjcMembers && !method.modifiers.hasPrivacy)
    }
    initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
  }

  /// Whether it is `public` or `open`, also by the extension that it is in.
  var isPublic: Bool {
    if node.modifiers.has("public") || node.modifiers.has("open") { return true }
    if ["package", "internal", "fileprivate", "private"].contains(where: node.modifiers.has) { return false }
    let around = node.outerNodes.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    return around?.as(ExtensionDeclSyntax.self)?.modifiers.has("public") ?? false
  }
  var isObjc: Bool { node.attributes.contains("objc") }
  /// Whether it is an extension whose members Objective-C knows, also private ones.
  var isObjcExtension: Bool { kind == .extension && isObjc }
  /// The properties of the type itself.
  var properties: [VariableDeclSyntax] { node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }

  func hasProperty(_ name: String) -> Bool {
    properties.contains { $0.bindings.contains { $0.pattern.trimmedDescription == name } }
  }

  /// Inserts text after the opening brace.
  func insertFirst(_ text: String) { file.insert(text, after: node.memberBlock.leftBrace) }
  /// Inserts declarations behind the type, on its last line.
  func insertBehind(_ text: String) { file.insert("; " + text, after: node.memberBlock.rightBrace) }

  /// Inserts another type after the colon.
  func conform(to name: String) {
    let place = node.genericWhereClause?.span.lowerBound ?? node.memberBlock.span.lowerBound
    file.insert((hasColon ? ", " : ": ") + name + " ", at: place)
    hasColon = true
  }
}

/// A method of a type.
struct Method {
  struct Parameter: Equatable {
    /// The label at the call; `_` for none.
    var label: String
    /// In one line, such as `UITapGestureRecognizer?`.
    var type: String
  }

  let node: FunctionDeclSyntax
  let name: String
  let parameters: [Parameter]
  /// Whether Objective-C knows it.
  let isObjc: Bool
  /// The line of `func`.
  let line: Int

  /// - Parameter isMarked: whether the type makes the method known to Objective-C.
  init(_ node: FunctionDeclSyntax, in file: SourceFile, isMarked: Bool) {
    (self.node, name) = (node, node.name.plain)
    parameters = node.signature.parameterClause.parameters.map {
      Parameter(label: $0.firstName.plain, type: $0.type.inOneLine + ($0.ellipsis == nil ? "" : "..."))
    }
    let attributes = node.attributes
    isObjc =
      attributes.contains("objc") || attributes.contains("IBAction")
      || node.modifiers.has("override") && StandardAction.known[name] != nil && parameters.map(\.type) == ["Any?"]
      || isMarked && !attributes.contains("nonobjc")
    line = file.line(at: node.funcKeyword.span.lowerBound)
  }

  var labels: [String] { parameters.map(\.label) }
  /// `point(inside:with:)`
  var nameWithLabels: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  /// Whether the body does not name the first parameter.
  var ignoresSender: Bool {
    guard let sender = node.signature.parameterClause.parameters.first, let body = node.body else { return false }
    let name = (sender.secondName ?? sender.firstName).plain
    return !body.tokens(viewMode: .sourceAccurate).contains { $0.plain == name }
  }
  /// Whether the body asks the first parameter for nothing but what each recognizer has.
  var asksAnyRecognizer: Bool {
    guard let sender = node.signature.parameterClause.parameters.first, let body = node.body else { return false }
    let name = (sender.secondName ?? sender.firstName).plain
    let common = ["delegate", "isEnabled", "location", "name", "numberOfTouches", "state", "view"]
    return body.all(DeclReferenceExprSyntax.self).filter { $0.baseName.plain == name }.allSatisfy { use in
      let member = use.parent?.as(MemberAccessExprSyntax.self)
      return member?.base?.id == ExprSyntax(use).id && common.contains(member?.declName.baseName.plain ?? "")
    }
  }
  var isOverride: Bool { node.modifiers.has("override") }
  /// Whether a protocol leaves it to choice.
  var isOptional: Bool { node.modifiers.has("optional") }
  var isStatic: Bool { node.modifiers.has("static") || node.modifiers.has("class") }
  /// In one line; nil for `Void`.
  var returnType: String? { node.signature.returnClause?.type.inOneLine }
  /// Whether it returns an object or a value, which `perform(_:)` passes on.
  var hasResult: Bool { returnType.map { !["Void", "()", "Never"].contains($0) } ?? false }
  var isThrowing: Bool { node.signature.effectSpecifiers?.throwsClause != nil }

  /// Whether objects have it, and it can be called by name.
  var isCallable: Bool { !isStatic && takesSender }
  /// Whether it can be called with a sender and an event: Objective-C has no other methods, and no generic ones.
  var takesSender: Bool {
    parameters.count <= 2 && node.genericParameterClause == nil
      && node.signature.effectSpecifiers?.asyncSpecifier == nil
      && node.signature.parameterClause.parameters.allSatisfy { parameter in
        let type = parameter.type.as(AttributedTypeSyntax.self)
        return parameter.ellipsis == nil && type?.specifiers.isEmpty != false
          && type?.attributes.contains("autoclosure") != true
          && !parameter.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
      }
  }

  /// The name under which Objective-C knows it: `save:`, `dragWithTouch:event:`.
  var selector: String {
    node.attributes.argument(of: "objc") ?? Method.selector(name, labels)
  }

  /// - Parameter labels: those of the parameters; `_` for none.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let head =
      first == "_" ? name : name + (hasPreposition(first) ? first.capitalizedFirst : "With" + first.capitalizedFirst)
    return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }

  /// Swift puts no `With` before a label that begins with a preposition.
  private static func hasPreposition(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return ["with", "by", "from", "at", "in", "of", "on", "to", "for", "using", "into", "after", "before"]
      .contains(String(word))
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
  var hasPrivacy: Bool { contains { ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil } }
}

extension AttributeListSyntax {
  /// Whether nothing may use the declaration.
  var forbidUse: Bool {
    all.contains { one in
      let words = one.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      return one.attributeName.trimmedDescription == "available" && words.first == "*" && words.contains("unavailable")
    }
  }
  var all: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }
  func named(_ name: String) -> AttributeSyntax? { all.first { $0.attributeName.trimmedDescription == name } }
  func contains(_ name: String) -> Bool { named(name) != nil }
  /// The text in the brackets of an attribute; nil without them.
  func argument(of name: String) -> String? {
    named(name)?.arguments.map { $0.tokens(viewMode: .sourceAccurate).map(\.text).joined() }
  }
}

extension SourceFile {
  /// The types of the file, in the order of the source.
  var types: [TypeDeclaration] {
    tree.all { $0.asProtocol((any DeclGroupSyntax).self) }.map { TypeDeclaration($0, in: self) }
  }
}

extension DeclGroupSyntax {
  /// Without the types around it.
  fileprivate var plainName: String {
    asProtocol((any NamedDeclSyntax).self)?.name.plain
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.tokens(viewMode: .sourceAccurate).map(\.plain).joined()
      .withoutModule ?? ""
  }
}

extension String {
  /// The name of a type without the module and the types in angles: `Base` for `UIKit.Base<Item>`.
  var withoutModule: String {
    let name = prefix { $0 != "<" }
    let module = ["UIKit.", "Foundation.", "QuartzCore."].first { name.hasPrefix($0) }
    return String(name.dropFirst(module?.count ?? 0))
  }
}
