import SwiftSyntax

// Objects of a class that only the running program knows. Objective-C has every initializer of UIKit for that; Swift has the
// required ones alone, so the call goes to a function of this `UIKit`. And Objective-C finds any method of an `AnyObject`; here the
// object gets the type that has the method.
//
//     func add<Item: UIView>(_ type: Item.Type) -> Item { Item() }
//     let copy = type(of: view).init(frame: view.frame)
//     let touch: AnyObject? = touches.first; touch!.location(in: self)
//     target?.performSelector(onMainThread: action, with: self, waitUntilDone: false)
//     if (animation.value(forKey: "id") as AnyObject).isEqual("last") {}
//
// is compiled as
//
//     func add<Item: UIView>(_ type: Item.Type) -> Item { Item.made() }
//     let copy = type(of: view).made(frame: view.frame)
//     let touch: UITouch? = touches.first; touch!.location(in: self)
//     (target as? any ActionPerforming)?.performSelector(onMainThread: action, with: self, waitUntilDone: false)
//     if AnyObjectMembers(animation.value(forKey: "id")).isEqual("last") {}

extension Rewriter {
  /// The initializers that can be called, by their labels. `made` has the same.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["image"], ["style", "reuseIdentifier"], ["frame", "collectionViewLayout"], ["nibName", "bundle"],
  ]

  static func canMake(_ call: FunctionCallExprSyntax) -> Bool {
    call.leftParen != nil && initializers.contains(call.labels)
  }

  /// A call of an initializer by its name.
  func make(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "init" else { return }
    guard let base = member.base else {
      if Rewriter.canMake(call), let type = wantedType(call), isMade(type, around: Syntax(call)) {
        file.replace(member.declName, by: "made")
      }
      return
    }
    nameOwnClass(call, member)
    guard Rewriter.canMake(call) else { return }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plain, isMade(name, around: Syntax(call)) {
      file.replace(member.declName, by: "made")
    } else if isUnknownClass(base, hasArguments: !call.arguments.isEmpty) {
      file.replace(member.declName, by: "made")
    }
  }

  /// Whether a name means a class of UIKit that only the program knows: a generic parameter, or `Self` in an extension, in whose
  /// static methods `self` is the same.
  func isMade(_ name: String, around node: Syntax) -> Bool {
    switch name {
    case "Self": isExtensionOfUIKit(around: node)
    case "self": node.isInStaticMethod && isExtensionOfUIKit(around: node)
    default: viewParameters.contains(name) && isViewParameter(name, around: node)
    }
  }

  /// Whether the generic parameter that a name means at a place is a class of UIKit: another function may have one of that name.
  private func isViewParameter(_ name: String, around node: Syntax) -> Bool {
    let declarations = node.outerNodes.lazy.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
    let declaring = declarations.first { one in
      one.genericParameterClause?.parameters.contains { $0.name.plain == name } == true
    }
    guard let declaring else { return true }
    let parts = [declaring.genericParameterClause.map(Syntax.init), declaring.genericWhereClause.map(Syntax.init)]
    return parts.contains { $0?.all(module.viewParameter).contains(name) == true }
  }

  /// Whether the code is in `extension UIView` or `extension Item where Self: UIView`.
  private func isExtensionOfUIKit(around node: Syntax) -> Bool {
    guard let outer = node.around(ExtensionDeclSyntax.self), node.around(ClassDeclSyntax.self) == nil,
      node.around(StructDeclSyntax.self) == nil, node.around(EnumDeclSyntax.self) == nil
    else { return false }
    return module.isOfUIKit(outer.extendedType) || module.isOfUIKit(outer.genericWhereClause)
  }

  /// The name of the type of `.init()`: that of the variable, or of the function that returns nothing else.
  private func wantedType(_ call: FunctionCallExprSyntax) -> String? {
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.trimmedDescription
    }
    let isReturned =
      call.parent?.is(ReturnStmtSyntax.self) == true
      || call.parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isReturned, call.around(ClosureExprSyntax.self) == nil else { return nil }
    return call.around(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
  }

  /// `self.init(…)` in a class method becomes `Item(…)`: only initializers of Objective-C make an object of any subclass so. In one
  /// that returns `Self` it becomes `(Item(…) as! Self)`, unless the module declares the initializer.
  private func nameOwnClass(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.base?.trimmedDescription == "self", let method = call.around(FunctionDeclSyntax.self),
      method.modifiers.has("class") || method.modifiers.has("static"),
      let type = method.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      !type.memberBlock.members.contains(where: { member in
        let initializer = member.decl.as(InitializerDeclSyntax.self)
        return initializer?.modifiers.has("required") == true
          && initializer?.signature.parameterClause.parameters.map(\.firstName.plain) == call.labels
      })
    else { return }
    if method.signature.returnClause?.type.trimmedDescription == "Self" {
      let line = module.classNamed(type.name.plain).map(module.line) ?? []
      let isOwn = line.flatMap(\.initializers).contains { one in
        one.signature.parameterClause.parameters.map(\.firstName.plain) == call.labels
      }
      guard !isOwn, !call.labels.isEmpty, call.labels != ["coder"] else { return }
      file.insert("(", before: call)
      file.insert(" as! Self)", after: call)
    }
    file.replace(member, by: type.name.text)
  }

  /// Whether what stands before `.init` is a class of UIKit that only the program knows: `type(of: …)`, or a property with an
  /// initializer that nothing in the module requires.
  private func isUnknownClass(_ base: ExprSyntax, hasArguments: Bool) -> Bool {
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.lastName == "type" && hasArguments
    }
    // `types![index]`
    var variable = base
    while let inner = variable.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? variable.as(ForceUnwrapExprSyntax.self)?.expression
      ?? variable.as(OptionalChainingExprSyntax.self)?.expression
    { variable = inner }
    // `(NSClassFromString(name) as! UIView.Type)`
    if let cast = variable.as(TupleExprSyntax.self)?.all(TypeExprSyntax.self).last?.type.metatypeBase {
      return module.isOfUIKit(cast)
    }
    guard let name = variable.lastName, name.first?.isLowercase == true, !["self", "super"].contains(name) else {
      return false
    }
    return hasArguments || module.namesOfTypes.contains(name) || isParameter(name, around: base)
  }

  /// Whether the function has a parameter such as `type: Item.Type`, with `Item` a class of UIKit.
  private func isParameter(_ name: String, around node: ExprSyntax) -> Bool {
    let parameters = node.around(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.compactMap {
      Variable(Syntax($0))
    }
    return parameters?.contains { parameter in
      let type = parameter.type?.metatypeBase?.trimmedDescription
      return parameter.name == name && type.map(viewParameters.contains) == true
    } == true
  }

  /// Gives the target of `perform`, which is an `AnyObject?`, or that of a bar button, its type.
  func perform(_ member: MemberAccessExprSyntax) {
    guard ["perform", "performSelector"].contains(member.declName.baseName.text), let base = member.base else { return }
    let optional = base.as(OptionalChainingExprSyntax.self)?.expression
    guard let name = (optional ?? base).lastName, objects.contains(name) || optional != nil && name == "target"
    else { return }
    cast(optional ?? base, to: "ActionPerforming")
    if optional == nil { file.insert("?", after: base) }
  }

  /// `target` becomes `(target as? any ActionPerforming)`.
  func cast(_ object: ExprSyntax, to name: String) {
    file.insert("(", before: object)
    file.insert(" as? any \(name))", after: object)
  }

  /// `Darwin.sqrt(2)` becomes `Foundation.sqrt(2)`: what these modules have on iOS comes with Foundation here.
  func nameFoundation(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      ["Darwin", "CoreFoundation"].contains(base.baseName.text)
    else { return }
    file.replace(base, by: "Foundation")
  }

  /// `(value as AnyObject).member` becomes `AnyObjectMembers(value).member`, and so do `item.topAnchor` and
  /// `item.value(forKey: "key")` of an `AnyObject`.
  func findMember(_ node: MemberAccessExprSyntax) {
    if let base = node.base, base.is(DeclReferenceExprSyntax.self), let name = base.lastName, objects.contains(name),
      ["topAnchor", "bottomAnchor"].contains(node.declName.baseName.text) || node.isValueForKey
    {
      file.replace(base, by: "AnyObjectMembers(\(name))")
    }
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let value = parts.first, let type = parts.last, type.trimmedDescription == "AnyObject"
    else { return }
    file.insert("AnyObjectMembers", before: tuple)
    file.replace(value.span.upperBound..<type.span.upperBound, by: "")
  }

  /// `registered["cell"] = UITableViewCell.self`: a class is an object in Objective-C alone.
  func keepClass(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
      let name = parts[0].as(SubscriptCallExprSyntax.self)?.calledExpression.lastName, dictionaries.contains(name)
    else { return }
    file.insert("(", before: parts[2])
    file.insert(") as AnyObject?", after: node)
  }

  // MARK: Touches and views

  /// `let touch: AnyObject? = touches.first`, `for touch: AnyObject in touches`
  func typeTouch(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?) {
    if pattern.trimmedDescription.isTouch { typeObject(annotation, as: "UITouch") }
  }

  /// `for view: AnyObject in subviews`
  func typeObject(_ annotation: TypeAnnotationSyntax?, as name: String) {
    guard let type = annotation?.type else { return }
    let object = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    if object.trimmedDescription == "AnyObject" { file.replace(object, by: name) }
  }
}

extension Syntax {
  /// Whether the nearest function around is a method of a type.
  fileprivate var isInStaticMethod: Bool {
    guard let method = around(FunctionDeclSyntax.self) else { return false }
    return method.modifiers.has("static") || method.modifiers.has("class")
  }
}

extension String {
  fileprivate var isTouch: Bool { lowercased().hasSuffix("touch") }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments in the brackets; `_` for none.
  var labels: [String] { arguments.map { $0.label?.plain ?? "_" } }
}

extension SourceModule {
  /// Lets objects of Foundation conform to a protocol of the module that requires `init()`, which they have only as Swift has it. The
  /// protocol requires `made…`, and has classes no more, because an initializer of a class cannot set `self`:
  ///
  ///     protocol Makeable: AnyObject { init() }
  ///     extension Makeable { init(_ change: (Self) -> Void) { self.init(); change(self) } }
  ///     extension NSObject: Makeable {}
  ///
  /// is compiled as
  ///
  ///     protocol Makeable { static func madeObject() -> Self }
  ///     extension Makeable { init(_ change: (Self) -> Void) { self = .madeObject(); change(self) } }
  ///     extension NSObject: Makeable {}
  func makeObjectsByProtocols() {
    let names = types.filter { $0.kind == .extension && $0.name == "NSObject" }.flatMap(\.inherited)
    for type in types where type.kind == .protocol && names.contains(type.name) {
      guard let required = type.initializers.first(where: { $0.signature.parameterClause.parameters.isEmpty }) else {
        continue
      }
      type.file.replace(required, by: "static func madeObject() -> Self")
      if let clause = type.node.inheritanceClause, ["class", "AnyObject"].contains(type.inherited.joined()) {
        type.file.replace(clause)
      }
      for other in declarations(of: type.name) where other.kind == .extension {
        for call in other.node.memberBlock.all(FunctionCallExprSyntax.self)
        where call.trimmedDescription == "self.init()" {
          other.file.replace(call, by: "self = .madeObject()")
        }
      }
      // An object of Foundation has it already.
      for other in types where other.inherited.first == type.name && !isForeign(other) && other.kind != .protocol {
        other.insertFirst(" \(other.isPublic ? "public " : "")static func madeObject() -> Self { .init() };")
      }
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is the function of a call of `value(forKey:)`.
  fileprivate var isValueForKey: Bool {
    declName.baseName.text == "value" && parent?.as(FunctionCallExprSyntax.self)?.labels == ["forKey"]
  }
}
