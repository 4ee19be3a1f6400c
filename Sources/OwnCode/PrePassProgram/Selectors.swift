import SwiftSyntax

/// The method that `#selector` names.
struct SelectedMethod {
  let macro: MacroExpansionExprSyntax
  let file: SourceFile
  /// The names before that of the method: `Delegate` of `#selector(Delegate.done(_:))`. What is no name is empty.
  let path: [String]
  let name: String
  /// Nil without brackets.
  let labels: [String]?
  /// The types of the parameters in `save as (UIButton) -> Void`; nil without them.
  let types: [String]?
  /// `getter` or `setter`; nil for a method.
  let accessor: String?
  var owner: String { path.filter { !$0.isEmpty }.joined(separator: ".") }

  /// Nil for other macros, and for what names no method.
  init?(_ macro: MacroExpansionExprSyntax, in file: SourceFile) {
    guard macro.macroName.text == "selector", let argument = macro.arguments.first,
      let (path, labels) = argument.expression.method, let name = path.last
    else { return nil }
    (self.macro, self.file, self.path, self.name, self.labels) = (macro, file, path.dropLast(), name, labels)
    (types, accessor) = (argument.expression.castParameters, argument.label?.text)
  }
}

extension Rewriter {
  /// `Selector("save:")` for the method in `#selector(self.save(_:))`. A method that an extension adds to a class of UIKit
  /// comes along: `Selector("save:", of: UIView.self) { … }`. So do UIKit's own methods that are used as actions.
  func selector(_ node: MacroExpansionExprSyntax) -> String {
    guard let named = SelectedMethod(node, in: file) else { return "Selector(\"\")" }
    let name = named.name
    if let accessor = named.accessor { return self.accessor(accessor == "setter", name, named.owner) }
    guard let (method, type) = module.method(named).map(module.added) else {
      return StandardAction.selector(name, of: named.owner)
        ?? "Selector(\((StandardAction.known[name] ?? Method.selector(name, named.labels ?? [])).swiftLiteral))"
    }
    let selector = method.selector.swiftLiteral
    if method.isStatic, method.takesSender, module.classNamed(type.name)?.isGeneric != true {
      return
        "Selector(\(selector), ofClass: \(type.name).self) { target in \(SourceModule.call(method, on: "target")) }"
    }
    guard module.isForeign(type) || module.isOfUIKit(method, of: type), method.isCallable else {
      return "Selector(\(selector))"
    }
    return "Selector(\(selector), of: \(type.name).self) { target in \(SourceModule.call(method, on: "target")) }"
  }

  /// The selector of a method that reads or sets a property. With the class before the property, the method comes along.
  private func accessor(_ isSetter: Bool, _ name: String, _ owner: String) -> String {
    let selector = (isSetter ? "set\(name.capitalizedFirst):" : name).swiftLiteral
    let isClass =
      module.classNamed(owner).map { !$0.isGeneric }
      ?? (owner.hasPrefix("UI") && owner != "UITextInputTraits" && module.declarations(of: owner).isEmpty)
    guard isClass else { return "Selector(\(selector))" }
    let method = isSetter ? "ActionMethod.setting(\\.\(name), of: target)" : "ActionMethod { _ = target.\(name) }"
    return "Selector(\(selector), of: \(owner).self) { target in \(method) }"
  }
}

extension ExprSyntax {
  /// The names and the labels of a reference to a method. `save as () -> Void` chooses an overload: its type follows.
  fileprivate var method: (path: [String], labels: [String]?)? {
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.first?.method }
    if let cast = self.as(AsExprSyntax.self) { return cast.expression.method }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.first?.expression.method }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.method }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.method }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.method }
    if let name = self.as(DeclReferenceExprSyntax.self) { return ([name.baseName.plain], name.labels) }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    let owner = member.base.map { $0.method?.path ?? [""] } ?? []
    return (owner + [member.declName.baseName.plain], member.declName.labels)
  }
}

extension ExprSyntax {
  /// The types of the parameters in `save as (UIButton) -> Void` and in `Page.save as (Page) -> (UIButton) -> Void`; nil without them.
  fileprivate var castParameters: [String]? {
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.first?.expression.castParameters }
    let cast = self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    guard var function = (self.as(AsExprSyntax.self)?.type ?? cast)?.function else { return nil }
    while let inner = function.returnClause.type.function { function = inner }
    return function.parameters.map { $0.type.inOneLine }
  }
}

extension TypeSyntax {
  /// The type of a function, also with attributes and in brackets.
  fileprivate var function: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.function
    }
    return self.as(FunctionTypeSyntax.self)
  }
}

extension DeclReferenceExprSyntax {
  /// `["_", "event"]` for `drag(_:event:)`; nil without brackets.
  var labels: [String]? { argumentNames?.arguments.map { $0.name.plain } }
}

extension SourceModule {
  /// Whether it is an extension of a class of another module, whose table of actions cannot be changed.
  func isForeign(_ type: TypeDeclaration) -> Bool {
    type.kind == .extension && !declarations(of: type.name).contains { $0.kind != .extension }
  }

  /// The method that an extension adds to a class of UIKit, for one that a protocol only names.
  fileprivate func added(_ named: (method: Method, owner: TypeDeclaration)) -> (method: Method, owner: TypeDeclaration)
  {
    guard named.owner.kind == .protocol else { return named }
    for type in types where isForeign(type) && !type.isPrivate {
      let methods = type.methods.filter { $0.isObjc && $0.selector == named.method.selector }
      if let method = methods.first(where: { !$0.node.modifiers.hasPrivacy }) { return (method, type) }
    }
    return named
  }

  /// Whether a method overrides one of UIKit, so that no table has it.
  fileprivate func isOfUIKit(_ method: Method, of type: TypeDeclaration) -> Bool {
    let all = line(named: type.name).flatMap(\.methods).filter { $0.name == method.name }
    return method.isOverride && !all.contains(where: \.isObjc) && classNamed(type.name)?.isGeneric == false
  }

  /// The methods that `#selector` names.
  var methodsOfSelectors: [SelectedMethod] {
    files.filter { $0.names.contains("selector") }.flatMap { file in
      file.tree.all(MacroExpansionExprSyntax.self).compactMap { SelectedMethod($0, in: file) }
    }.filter { $0.accessor == nil }
  }

  /// The names of the methods that `#selector(Delegate.done(_:))` means in files of a module that asks `responds(to:)`.
  func selectorsAskedFor() -> Set<String> {
    guard files.contains(where: { $0.names.contains("responds") }) else { return [] }
    return Set(methodsOfSelectors.map { method($0)?.method.selector ?? Method.selector($0.name, $0.labels ?? []) })
  }

  /// The method that a name means: of the type that is named before it, else of the types around it and their superclasses, else of
  /// any type. Of several methods, the types of the parameters choose one.
  fileprivate func method(_ selected: SelectedMethod) -> (method: Method, owner: TypeDeclaration)? {
    let (name, types, owner) = (selected.name, selected.types, selected.owner)
    func find(_ owners: [TypeDeclaration]) -> (method: Method, owner: TypeDeclaration)? {
      let fitting = methods(selected, in: owners)
      let chosen = fitting.filter { $0.method.parameters.map(\.type) == types }
      let several = chosen.isEmpty ? fitting.filter { $0.method.parameters.count == types?.count } : chosen
      return several.first { $0.method.isObjc } ?? fitting.first { $0.method.isObjc } ?? fitting.first
    }
    let around = typesAround(selected)
    let scope = around.first?.name ?? "", wanted = owner.split(separator: ".").filter { $0 != "self" && $0 != "Self" }
    if let first = wanted.first, first.first?.isUppercase == true {
      let type = resolved(wanted.joined(separator: "."), in: scope)
      if let found = find(line(named: type)) ?? find(self.types.filter { $0.name.hasSuffix("." + type) }) {
        return found
      }
      // A class of UIKit: the method belongs to the class or to an extension of a superclass.
      if declarations(of: type).isEmpty {
        return StandardAction.selector(name, of: owner) == nil ? find(self.types) : nil
      }
    } else if wanted.isEmpty {
      for type in around { if let found = find(line(named: type.name)) { return found } }
      if StandardAction.selector(name, of: owner) != nil { return nil }
    }
    return find(self.types)
  }

  /// The methods of types that have the name and the labels.
  func methods(
    _ selected: SelectedMethod, in owners: [TypeDeclaration]
  ) -> [(method: Method, owner: TypeDeclaration)] {
    owners.flatMap { owner in
      owner.methods.filter { $0.name == selected.name && selected.labels.map($0.labels.elementsEqual) ?? true }
        .map { (method: $0, owner: owner) }
    }
  }

  /// The types around a selector, the nearest first.
  func typesAround(_ selected: SelectedMethod) -> [TypeDeclaration] {
    let start = selected.macro.span.lowerBound
    return types.filter { $0.file === selected.file && $0.node.span.contains(start) }.reversed()
  }

  /// The declarations of a type and of its superclasses.
  func line(named name: String) -> [TypeDeclaration] {
    let names = classNamed(name).map { line(of: $0).map(\.name) } ?? [name]
    return names.flatMap(declarations)
  }
}

/// A method of UIKit that sources use as an action.
enum StandardAction {
  /// The standard actions of `UIResponder`, which sources name without their parameter. Overrides of them are called by name.
  static let known = Dictionary(
    uniqueKeysWithValues: ["copy", "cut", "paste", "delete", "select", "selectAll"].map { ($0, $0 + ":") })

  /// The methods without a parameter, by their class.
  private static let plain = [
    "UIResponder": ["becomeFirstResponder", "resignFirstResponder"],
    "UIView": ["removeFromSuperview", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "sizeToFit"],
    "UIActivityIndicatorView": ["startAnimating", "stopAnimating"],
    "UIRefreshControl": ["beginRefreshing", "endRefreshing"], "UITableView": ["reloadData"],
  ]

  /// The class, the selector and the call of the others. A parameter that says whether is true: the sender is there.
  private static let others = [
    "endEditing": ("UIView", "endEditing:", "endEditing(true)"),
    "dismiss": ("UIViewController", "dismissViewControllerAnimated:completion:", "dismiss(animated: true)"),
    "popViewController": ("UINavigationController", "popViewControllerAnimated:", "popViewController(animated: true)"),
    "popToRootViewController":
      ("UINavigationController", "popToRootViewControllerAnimated:", "popToRootViewController(animated: true)"),
  ]

  /// The expression of its selector, which brings the call along; nil for other methods.
  /// - Parameter owner: the class that is named before it.
  static func selector(_ name: String, of owner: String) -> String? {
    let known = plain.first { $0.value.contains(name) }.map { ($0.key, name, "\(name)()") }
    guard let (type, selector, call) = known ?? others[name] else { return nil }
    let owner = ["UICollectionView", "UIImageView"].first(where: owner.hasSuffix) ?? type
    return "Selector(\(selector.swiftLiteral), of: \(owner).self) { target in "
      + "ActionMethod({ () -> Void in _ = target.\(call) }) }"
  }
}
