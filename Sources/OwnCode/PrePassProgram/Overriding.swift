import SwiftSyntax

// Without Objective-C an extension cannot override, and what it declares cannot be overridden. Such a member of an extension gets a
// name of its own, and a member of the class passes calls on:
//
//     class Card: UIView {}
//     extension Card { override func layoutSubviews() { super.layoutSubviews() } }
//
// is compiled as
//
//     class Card: UIView { override func layoutSubviews() { return Card_layoutSubviews() }; }
//     extension Card { func Card_layoutSubviews() { super.layoutSubviews() } }
//
// A class of UIKit cannot get members. If an extension overrides a method of it, a subclass is made, `UIPageControl_own`, and
// sources make objects of this class. A method of its extension asks whether the object has an override:
//
//     extension UIViewController { @objc func open() {} }
//     class Menu: UIViewController { override func open() { super.open() } }
//
// is compiled as
//
//     extension UIViewController { func UIViewController_open() {} }; protocol UIViewController_open_own: AnyObject { func own_open() };
//       extension UIViewController { func open() {
//         if let own = self as? any UIViewController_open_own { return own.own_open() }; return UIViewController_open() } }
//     class Menu: UIViewController, UIViewController_open_own { func own_open() { super.UIViewController_open() } }

/// A method or a computed property that a type declares.
struct Member {
  let node: any WithModifiersSyntax & DeclSyntaxProtocol
  let name: TokenSyntax
  /// The labels of a method; nil for a property.
  let labels: [String]?
  private let attributes: AttributeListSyntax
  private let isSettable: Bool

  /// Nil for what is no method, no property of a type that is written, and for a property with storage or observers.
  init?(_ item: MemberBlockItemSyntax) {
    if let method = item.decl.as(FunctionDeclSyntax.self) {
      (node, name, attributes) = (method, method.name, method.attributes)
      (labels, isSettable) = (method.signature.parameterClause.parameters.map(\.firstName.plain), false)
      return
    }
    guard let variable = item.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.typeAnnotation != nil,
      let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let words = accessors.as(AccessorDeclListSyntax.self)?.map(\.accessorSpecifier.text) ?? []
    guard words.allSatisfy(["get", "set"].contains) else { return nil }
    (node, self.name, attributes) = (variable, name, variable.attributes)
    (labels, isSettable) = (nil, words.contains("set"))
  }

  var isOverride: Bool { node.modifiers.has("override") }
  var isObjc: Bool { attributes.contains("objc") }
  /// The name with its labels: an override has the same.
  var key: [String] { [name.plain] + (labels.map { ["("] + $0 } ?? []) }

  /// The declaration under a name, without a body. Parameters are called `p0` and so on; in a protocol they have no defaults.
  func declaration(_ name: String, inProtocol: Bool = false) -> String {
    if let variable = node.as(VariableDeclSyntax.self) {
      return "var \(name): \(variable.bindings.first?.typeAnnotation?.type.inOneLine ?? "")"
    }
    guard let method = node.as(FunctionDeclSyntax.self) else { return "" }
    let parameters = method.signature.parameterClause.parameters.enumerated().map { index, one in
      "\(one.firstName.text) p\(index): \(one.type.inOneLine)"
        + (inProtocol ? "" : one.defaultValue.map { " " + $0.inOneLine } ?? "")
    }
    let ends = [
      method.signature.effectSpecifiers?.inOneLine, method.signature.returnClause?.inOneLine,
      method.genericWhereClause?.inOneLine,
    ].compactMap(\.self).joined(separator: " ")
    return
      "func \(name)\(method.genericParameterClause?.inOneLine ?? "")(\(parameters.joined(separator: ", "))) \(ends)"
  }

  /// The use of the member under a name, with the parameters of `declaration`.
  private func use(_ name: String) -> String {
    guard let method = node.as(FunctionDeclSyntax.self) else { return name }
    let arguments = method.signature.parameterClause.parameters.enumerated().map { index, one in
      let type = one.type.as(AttributedTypeSyntax.self)
      let isReference = type?.specifiers.contains { $0.trimmedDescription == "inout" } == true
      let isClosure = type?.attributes.contains("autoclosure") == true
      return (one.firstName.plain == "_" ? "" : one.firstName.text + ": ") + (isReference ? "&" : "") + "p\(index)"
        + (isClosure ? "()" : "")
    }
    let effects = method.signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// A body that passes calls on.
  /// - Parameters:
  ///   - name: the member that gets them.
  ///   - own: a protocol of objects that have an override, and its name there.
  func body(calling name: String, unless own: (type: String, name: String)? = nil) -> String {
    func ask(_ use: (String) -> String) -> String {
      (own.map { "if let own = self as? any \($0.type) { return \(use("own." + $0.name)) }; " } ?? "")
        + "return \(use(name))"
    }
    let get = ask(use)
    guard isSettable else { return "{ \(get) }" }
    let set = ask { $0 + " = newValue" }
    return "{ get { \(get) } set { \(set) } }"
  }

  /// The accessors that a property has in a protocol.
  var accessors: String { labels != nil ? "" : isSettable ? "{ get set }" : "{ get }" }

  /// The attributes and modifiers for the member that passes calls on.
  func head(in type: TypeDeclaration) -> String {
    let levels = ["public", "open", "internal", "private", "fileprivate", "package"]
    let words = node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
    let level =
      words.contains(where: levels.contains) ? nil : type.node.modifiers.first { levels.contains($0.name.text) }
    let kept = attributes.all.filter { !Rewriter.removed.contains($0.attributeName.trimmedDescription) }.map(
      \.inOneLine)
    return (kept + [level?.name.text].compactMap(\.self) + words).map { $0 + " " }.joined()
  }
}

extension TypeDeclaration {
  var members: [Member] { node.memberBlock.members.compactMap(Member.init) }
  /// The beginning of names of members that pass for other members of the extension.
  var prefix: String { name.replacing(".", with: "_") + "_" }
}

extension SourceModule {
  /// Lets extensions override, and classes override what extensions declare.
  /// - Throws: `SourceProblem` if an extension of a class of UIKit overrides what cannot be replaced.
  func passOverridesOn() throws(SourceProblem) {
    let all = types.filter { $0.kind != .protocol }.flatMap { type in
      type.members.filter(\.isOverride).map { (type: type, member: $0) }
    }
    let overriding = Dictionary(grouping: all) { $0.member.key }
    let extensions = types.filter { $0.kind == .extension }
    for type in extensions where isForeign(type) {
      for member in type.members where (member.isObjc || type.isObjc) && !member.isOverride {
        let overrides = overriding[member.key]?.filter { inherits($0.type.name, type.name) } ?? []
        if !overrides.isEmpty { dispatch(member, of: type, to: overrides) }
      }
    }
    for type in extensions {
      guard let target = classNamed(type.name) else { continue }
      for property in type.properties { passObserver(property, of: type, to: target) }
      for member in type.members where !renamed.contains(member.node.id) {
        let isOverridden = overriding[member.key]?.contains { isSubclass($0.type.name, of: type.name) } == true
        let overrides = member.isOverride || inheriting[member.node.id] != nil
        if overrides || isOverridden { target.insertFirst(" \(passing(member, of: type));") }
      }
    }
    // Half-written source has types in others: the compiler says what is missing.
    guard !files.contains(where: \.whole.tree.hasError) else { return }
    let overridden = types.filter { type in
      isForeign(type) && type.members.contains { $0.isOverride && !renamed.contains($0.node.id) }
    }
    for name in Set(overridden.map(\.name)).sorted() { try inherit(from: name, overridden.filter { $0.name == name }) }
  }

  /// The classes of UIKit from which others of UIKit inherit: these would not get the override of an extension.
  private static let bases: Set = ["UIControl", "UIResponder", "UIScrollView", "UIView", "UIViewController"]

  /// Gives extensions of a class of UIKit that override a subclass, and makes objects of it instead.
  private func inherit(from name: String, _ extensions: [TypeDeclaration]) throws(SourceProblem) {
    let first = extensions[0], own = "\(name)_own"
    guard name.hasPrefix("UI"), !SourceModule.bases.contains(name) else {
      let member = first.members.first(where: \.isOverride)?.name ?? first.node.memberBlock.leftBrace
      throw first.file.problem(at: member, .overrideInExtension(of: name))
    }
    let members = extensions.flatMap { type in
      type.members.filter { $0.isOverride && !renamed.contains($0.node.id) }.map { passing($0, of: type) }
    }
    first.insertBehind("open class \(own): \(name) { \(members.joined(separator: "; ")) }")
    for file in files where file.names.contains(name) {
      for call in file.tree.all(FunctionCallExprSyntax.self) {
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        let type = callee?.declName.baseName.text == "init" ? callee?.base : call.calledExpression
        if let type, type.trimmedDescription == name { file.replace(type, by: own) }
      }
    }
    for type in types where type.kind == .class && type.inherited.first == name {
      if let superclass = type.node.inheritanceClause?.inheritedTypes.first?.type {
        type.file.replace(superclass, by: own)
      }
    }
  }

  /// Whether a class of the module may inherit from one of UIKit.
  private func inherits(_ type: String, _ base: String) -> Bool {
    guard let foreign = classNamed(type).flatMap({ foreignSuperclass(of: $0) }) else { return false }
    func isController(_ name: String) -> Bool { name.hasSuffix("Controller") }
    return ["NSObject", "UIResponder"].contains(base) || isController(foreign) == isController(base)
  }

  /// `override var alpha: CGFloat { didSet { fade() } }` of an extension becomes a method, which a property of the class calls.
  private func passObserver(_ property: VariableDeclSyntax, of type: TypeDeclaration, to target: TypeDeclaration) {
    guard property.modifiers.has("override"), let first = property.modifiers.first,
      let binding = property.bindings.first,
      let annotation = binding.typeAnnotation?.type,
      let observers = binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self), observers.count == 1,
      let observer = observers.first, observer.accessorSpecifier.text == "didSet", observer.parameters == nil
    else { return }
    let name = binding.pattern.trimmedDescription, method = type.prefix + name, kind = annotation.inOneLine
    target.insertFirst(
      " \(property.modifiers.trimmedDescription) var \(name): \(kind) { didSet { \(method)(oldValue) } };")
    type.file.replace(
      first.span.lowerBound..<annotation.span.upperBound, by: "func \(method)(_ oldValue: \(kind))")
    type.file.replace(observer.accessorSpecifier, by: "do")
  }

  /// Gives a member of an extension a name of its own.
  /// - Returns: the declaration of the member that passes calls on.
  private func passing(_ member: Member, of type: TypeDeclaration) -> String {
    let name = type.prefix + member.name.plain
    rename(member, of: type, to: name)
    return (inheriting[member.node.id] ?? "") + member.head(in: type) + member.declaration(member.name.text) + " "
      + member.body(calling: name)
  }

  private func rename(_ member: Member, of type: TypeDeclaration, to name: String) {
    renamed.insert(member.node.id)
    type.file.replace(["override", "open"], in: member.node.modifiers)
    type.file.replace(member.name, by: name)
  }

  private func dispatch(
    _ member: Member, of type: TypeDeclaration, to overrides: [(type: TypeDeclaration, member: Member)]
  ) {
    let base = type.prefix + member.name.plain, own = "own_" + member.name.plain
    let name = ([base] + (member.labels ?? [])).joined(separator: "_")
    rename(member, of: type, to: base)
    type.insertBehind(
      "protocol \(name): AnyObject { \(member.declaration(own, inProtocol: true)) \(member.accessors) }; extension \(type.name) { "
        + "\(member.head(in: type))\(member.declaration(member.name.text)) "
        + "\(member.body(calling: base, unless: (name, own))) }")
    for (owner, override) in overrides {
      let isFirst = !overrides.contains { isSubclass(owner.name, of: $0.type.name) }
      renamed.insert(override.node.id)
      owner.file.replace(override.name, by: own)
      if isFirst {
        owner.file.replace(["override"], in: override.node.modifiers)
        owner.conform(to: name)
      }
      for member in owner.node.memberBlock.all(MemberAccessExprSyntax.self)
      where member.base?.is(SuperExprSyntax.self) == true && member.declName.baseName.plain == override.name.plain {
        owner.file.replace(member.declName.baseName, by: isFirst ? base : own)
      }
    }
  }
}
