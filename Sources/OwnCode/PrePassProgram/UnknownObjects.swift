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
//     if NSObject.areEqual(animation.value(forKey: "id"), "last") {}

extension Rewriter {
  /// The initializers that can be called, by their labels. `made` has the same.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["image"], ["style", "reuseIdentifier"], ["frame", "collectionViewLayout"],
  ]

  static func canMake(_ call: FunctionCallExprSyntax) -> Bool {
    call.leftParen != nil && initializers.contains(call.labels)
  }

  /// A call of an initializer by its name.
  func make(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "init", let base = member.base else { return }
    nameOwnClass(call, member)
    guard Rewriter.canMake(call) else { return }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plain, viewParameters.contains(name) {
      file.replace(member.declName, by: "made")
    } else if isUnknownClass(base, hasArguments: !call.arguments.isEmpty) {
      file.replace(member.declName, by: "made")
    }
  }

  /// `self.init(…)` in a class method becomes `Item(…)`: only initializers of Objective-C make an object of any subclass so.
  private func nameOwnClass(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.base?.trimmedDescription == "self", let method = call.around(FunctionDeclSyntax.self),
      method.modifiers.has("class") || method.modifiers.has("static"),
      method.signature.returnClause?.type.trimmedDescription != "Self",
      let type = method.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      !type.memberBlock.members.contains(where: { member in
        let initializer = member.decl.as(InitializerDeclSyntax.self)
        return initializer?.modifiers.has("required") == true
          && initializer?.signature.parameterClause.parameters.map(\.firstName.plain) == call.labels
      })
    else { return }
    file.replace(member, by: type.name.text)
  }

  /// Whether what stands before `.init` is a class of UIKit that only the program knows: `type(of: …)`, or a property with an
  /// initializer that nothing in the module requires.
  private func isUnknownClass(_ base: ExprSyntax, hasArguments: Bool) -> Bool {
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.lastName == "type" && hasArguments
    }
    guard let name = base.lastName, name.first?.isLowercase == true, !["self", "super"].contains(name) else {
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
      let type = parameter.type?.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
      return parameter.name == name && type.map(viewParameters.contains) == true
    } == true
  }

  /// Gives the target of `perform`, which is an `AnyObject?`, or that of a bar button, its type.
  func perform(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard ["perform", "performSelector"].contains(member.declName.baseName.text),
      let target = member.base?.as(OptionalChainingExprSyntax.self)?.expression, let name = target.lastName,
      name == "target" || objects.contains(name)
    else { return }
    cast(target, to: "ActionPerforming")
  }

  /// `target` becomes `(target as? any ActionPerforming)`.
  func cast(_ object: ExprSyntax, to name: String) {
    file.insert("(", before: object)
    file.insert(" as? any \(name))", after: object)
  }

  /// `(value as AnyObject).isEqual(other)` becomes `NSObject.areEqual(value, other)`, and so does `isEqual(to:)`.
  func compare(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "isEqual", [["_"], ["to"]].contains(call.labels),
      let bracket = call.leftParen,
      let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let value = parts.first, let type = parts.last, type.trimmedDescription == "AnyObject"
    else { return }
    file.replace(tuple.span.lowerBound..<value.span.lowerBound, by: "NSObject.areEqual(")
    file.replace(value.span.upperBound..<bracket.span.upperBound, by: ", ")
    file.removeLabels(of: call)
  }

  // MARK: Touches

  /// `let touch: AnyObject? = touches.first`, `for touch: AnyObject in touches`
  func typeTouch(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?) {
    guard pattern.trimmedDescription.isTouch, let type = annotation?.type else { return }
    let object = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    if object.trimmedDescription == "AnyObject" { file.replace(object, by: "UITouch") }
  }

  /// `(touch as AnyObject).location(in: self)`
  func castTouch(_ node: SequenceExprSyntax) {
    guard node.elements.count == 3, let touch = node.elements.first, touch.lastName?.isTouch == true else { return }
    let parts = Array(node.elements)
    guard let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
      parts[2].trimmedDescription == "AnyObject",
      node.around(TupleExprSyntax.self)?.parent?.is(MemberAccessExprSyntax.self) == true
    else { return }
    file.replace(cast.span.lowerBound..<parts[2].span.upperBound, by: "as! UITouch")
  }
}

extension String {
  fileprivate var isTouch: Bool { lowercased().hasSuffix("touch") }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments in the brackets; `_` for none.
  var labels: [String] { arguments.map { $0.label?.plain ?? "_" } }
}
