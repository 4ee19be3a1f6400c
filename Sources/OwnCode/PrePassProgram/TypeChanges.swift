import SwiftSyntax

// Declarations of this `UIKit` that differ from UIKit's, because Linux has no Objective-C.

extension SourceModule {
  /// Notes the class with `@main` or `@UIApplicationMain`: the program that runs the module makes the application and its delegate.
  /// A type with `@main` and a `main()` of its own is no delegate: the program begins with the call.
  /// - Throws: `SourceProblem` if there are two.
  func noteMain() throws(SourceProblem) {
    for type in types where type.kind == .class || type.kind == .other {
      for attribute in type.node.attributes.all
      where ["main", "UIApplicationMain"].contains(attribute.attributeName.trimmedDescription) {
        let call = callOfMain(of: type)
        guard type.kind == .class || call != nil else { continue }
        type.file.replace(attribute)
        if let mainType { throw type.file.problem(at: attribute, .secondMain(mainType)) }
        mainType = type.name
        mainCall = call
      }
    }
  }

  /// The call of `main()` of a type that declares it; nil for others.
  private func callOfMain(of type: TypeDeclaration) -> String? {
    let methods = declarations(of: type.name).flatMap(\.methods)
    guard let main = methods.first(where: { $0.name == "main" && $0.isStatic && $0.parameters.isEmpty }) else {
      return nil
    }
    let mark = main.isThrowing ? "try " : ""
    if main.node.signature.effectSpecifiers?.asyncSpecifier != nil { return "\(mark)await \(type.name).main()" }
    return "\(mark)MainActor.assumeIsolated { \(mark)\(type.name).main() }"
  }

  /// Changes what classes declare and override.
  func changeTypes() {
    var swiping: Set<String> = [], moving: Set<String> = [], pressed: [String: Set<String>] = [:]
    for type in types where type.kind == .class || type.kind == .extension {
      leaveOutForbidden(type)
      let base = classNamed(type.name).flatMap { foreignSuperclass(of: $0) }
      if type.kind == .class, let base, base.hasPrefix("CA"), base.hasSuffix("Layer") { requireInitializer(of: type) }
      if type.kind == .class, base == "UICollectionView" { addInitializer(to: type) }
      if let base, !SourceModule.isResponder(base) { overrideNothing(type) }
      if base != nil { answerItself(type) }
      if let base, ["UITableView", "UICollectionView", "UITextView"].contains(base) { overrideDelegate(of: type) }
      tell(
        type, has: ["_", "commit", "forRowAt"], as: { "public \($0)var swipesRows: Bool { true }" }, &swiping)
      tell(
        type, has: ["_", "moveRowAt", "to"], unless: ["_", "canMoveRowAt"],
        as: { "public \($0)func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { true }" }, &moving)
      for (element, said) in [("RowAt", "hasRowMenus"), ("ItemAt", "hasItemMenus"), ("ItemsAt", "hasItemMenus")] {
        tell(
          type, has: ["_", "contextMenuConfigurationFor\(element)", "point"],
          as: { "public \($0)var \(said): Bool { true }" }, &pressed[said, default: []])
      }
    }
  }

  /// Leaves out properties that are unavailable and override others, such as a delegate of another type: nothing uses them.
  private func leaveOutForbidden(_ type: TypeDeclaration) {
    for property in type.properties where property.modifiers.has("override") && property.attributes.forbidUse {
      renamed.insert(property.id)
      type.file.replace(property)
    }
  }

  /// `override init()` of a layer becomes `required init()`: Swift makes a layer of a class only by a required initializer.
  /// A class with other initializers and not this one gets one that stops the program, as on iOS.
  private func requireInitializer(of type: TypeDeclaration) {
    let plain = type.initializers.filter { $0.signature.parameterClause.parameters.isEmpty }
    for initializer in plain {
      let by = initializer.modifiers.has("required") ? "" : "required"
      type.file.replace(["override"], in: initializer.modifiers, by: by)
    }
    guard plain.isEmpty, type.initializers.contains(where: { !$0.modifiers.has("convenience") }) else { return }
    type.insertFirst(
      " \(type.isPublic ? "public " : "")required init() { fatalError(\"\(type.name) has no init()\") };")
  }

  /// On iOS `init()` of every view calls its `init(frame:)`. A collection has none of both here: a class with the one gets the other.
  private func addInitializer(to type: TypeDeclaration) {
    let labels = type.initializers.map { $0.signature.parameterClause.parameters.map(\.firstName.plain) }
    guard labels.contains(["frame"]), !labels.contains([]), superclass(of: type) == nil else { return }
    type.insertFirst(" \(type.isPublic ? "public " : "")convenience init() { self.init(frame: .zero) };")
  }

  /// Takes `override` from methods that on iOS every object has, and here responders alone.
  private func overrideNothing(_ type: TypeDeclaration) {
    let names = ["awakeFromNib", "prepareForInterfaceBuilder", "observeValue"]
    for method in type.methods where method.isOverride && names.contains(method.name) {
      let inherited = classNamed(type.name).flatMap { superclass(of: $0) }
      guard inherited?.methods.contains(where: { $0.name == method.name }) != true else { continue }
      type.file.replace(["override"], in: method.node.modifiers)
      renamed.insert(method.node.id)
      guard method.name == "observeValue" else { continue }
      // `super.observeValue(…)` becomes `ignoreValue(…)`: the superclass has no such method.
      type.conform(to: "KeyValueObserver")
      for call in method.callsOfSuper where call.member.declName.baseName.text == method.name {
        type.file.replace(call.member, by: "ignoreValue")
      }
    }
  }

  /// The questions of Objective-C to every object: the name there, the protocol that asks it here, the method that answers for
  /// the class, and the method that answers as `NSObject` does.
  private static let questions = [
    (name: "responds", label: "to", asked: "RespondingItself", own: "respondsItself", plain: "respondsByMethods"),
    (
      name: "forwardingTarget", label: "for", asked: "ForwardingItself", own: "forwardsItself",
      plain: "forwardsNothing"
    ),
  ]

  /// `override func responds(to aSelector: Selector) -> Bool { super.responds(to: aSelector) }` becomes
  /// `func respondsItself(to aSelector: Selector!) -> Bool { respondsByMethods(to: aSelector) }`, and the same of
  /// `forwardingTarget(for:)`: the methods of `NSObject` cannot be overridden here.
  private func answerItself(_ type: TypeDeclaration) {
    for question in SourceModule.questions {
      func answers(_ type: TypeDeclaration) -> Method? {
        type.methods.first { $0.isOverride && $0.name == question.name && $0.labels == [question.label] }
      }
      guard let method = answers(type), let owner = classNamed(type.name) else { continue }
      let above = sequence(first: owner) { self.superclass(of: $0) }.dropFirst()
      let inherits = above.contains { declarations(of: $0.name).contains { answers($0) != nil } }
      if !inherits {
        owner.conform(to: question.asked)
        type.file.replace(["override"], in: method.node.modifiers)
      }
      renamed.insert(method.node.id)
      type.file.replace(method.node.name, by: question.own)
      if let selector = method.node.signature.parameterClause.parameters.first?.type {
        type.file.replace(selector, by: "Selector!")
      }
      for call in method.callsOfSuper where call.member.declName.baseName.text == question.name {
        type.file.replace(call.member, by: inherits ? "super." + question.own : question.plain)
      }
    }
  }

  /// `override var delegate: UITableViewDelegate?` becomes one of `UIScrollViewDelegate?`, which the superclass has here:
  /// only Objective-C lets a subclass have a delegate with more methods. Other code reads the one of `HasTableDelegate` or its
  /// like. `newValue`, and `delegate` where it is read, keep the type that they had. `super.delegate` is that of the superclass: the
  /// one of `HasTableDelegate` would call the override again.
  private func overrideDelegate(of type: TypeDeclaration) {
    for property in type.properties where property.modifiers.has("override") && !renamed.contains(property.id) {
      guard let binding = property.bindings.first, binding.pattern.trimmedDescription == "delegate",
        let annotation = binding.typeAnnotation?.type
      else { continue }
      let optional = annotation.as(OptionalTypeSyntax.self)?.wrappedType ?? annotation
      let name = optional.trimmedDescription.filter { !"()".contains($0) }.split(separator: " ").last ?? ""
      guard name.hasSuffix("ViewDelegate"), name != "UIScrollViewDelegate" else { continue }
      type.file.replace(annotation, by: "(any UIScrollViewDelegate)?")
      type.file.insert("@_disfavoredOverload ", before: property)
      for value in binding.accessorBlock?.all(DeclReferenceExprSyntax.self) ?? []
      where ["newValue", "oldValue", "delegate"].contains(value.baseName.text) && value.isRead {
        type.file.insert("(", before: value)
        type.file.insert(" as? any \(name))", after: value)
      }
      for member in type.node.memberBlock.all(MemberAccessExprSyntax.self)
      where member.base?.is(SuperExprSyntax.self) == true && member.declName.baseName.text == "delegate" {
        if member.isRead {
          type.file.replace(member, by: "(keptDelegate as? any \(name))")
        } else if let parts = member.parent?.as(ExprListSyntax.self), let value = parts.dropFirst(2).first {
          type.file.insert("(", before: value)
          type.file.insert(") as (any UIScrollViewDelegate)?", after: parts)
        }
      }
    }
  }

  /// On iOS a list finds out whether its data source can delete or move a row, and whether its delegate has menus, by looking for the
  /// method. In a Swift protocol with defaults this is not possible, so each class with the method says so, once:
  /// `var swipesRows: Bool { true }`.
  /// - Parameters:
  ///   - labels: the labels of the method.
  ///   - other: the labels of a method with which the class says it itself.
  ///   - declaration: returns the declaration for the class, with the modifiers that it needs.
  private func tell(
    _ type: TypeDeclaration, has labels: [String], unless other: [String]? = nil,
    as declaration: (String) -> String, _ told: inout Set<String>
  ) {
    func has(_ type: TypeDeclaration, _ labels: [String]) -> Method? {
      type.methods.first { ["tableView", "collectionView"].contains($0.name) && !$0.isStatic && $0.labels == labels }
    }
    guard let method = has(type, labels), method.node.body != nil, told.insert(type.name).inserted,
      !types.contains(where: { isSubclass(type.name, of: $0.name) && has($0, labels) != nil })
    else { return }
    let line = types.filter { $0.name == type.name || isSubclass(type.name, of: $0.name) }
    if let other, line.contains(where: { has($0, other) != nil }) { return }
    (classNamed(type.name) ?? type).insertFirst(" \(declaration(method.isOverride ? "override " : ""));")
  }
}

extension Method {
  /// The calls of methods of `super` in it.
  var callsOfSuper: [(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax)] {
    node.body?.all(FunctionCallExprSyntax.self).compactMap { call in
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      return member.flatMap { $0.base?.is(SuperExprSyntax.self) == true ? (call, $0) : nil }
    } ?? []
  }
}

extension ExprSyntaxProtocol {
  /// Whether it stands for itself and not behind a dot, nor before `=`.
  fileprivate var isRead: Bool {
    if parent?.as(MemberAccessExprSyntax.self)?.declName.id == id { return false }
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(self).id else { return true }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) != true
  }
}
