import SwiftSyntax

// Xcode compiles `#selector` of a method that Objective-C knows, and of no other:
//
//     final class Dial: UIViewController {
//       lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))    // not exposed to Objective-C
//       lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged))   // cannot find 'dragged' in scope
//       func tapped() {}
//     }
//
// It is refused only where all that the name can mean is in the sources. A name that UIKit may have is never refused.

extension SourceModule {
  /// - Throws: the first `#selector` that Xcode refuses.
  func checkSelectors() throws(SourceProblem) {
    let selected = methodsOfSelectors, known = Phone.modules.union(SourceModule.playgrounds).union(["SwiftUI"])
    guard !selected.isEmpty, !files.contains(where: \.whole.tree.hasError) else { return }
    // Other modules may extend the classes of UIKit.
    let imports = files.flatMap { $0.whole.tree.all(ImportDeclSyntax.self) }.compactMap { $0.path.first?.name.plain }
    guard known.isSuperset(of: imports) else { return }
    for one in selected {
      if let reason = refusal(of: one) { throw one.file.problem(at: one.nameToken, reason) }
    }
  }

  private func refusal(of one: SelectedMethod) -> SourceProblem.Reason? {
    let around = typesAround(one).map(\.name), isSelf = ["self", "Self"].contains(one.path.first)
    let wanted = one.path.dropFirst(isSelf ? 1 : 0), nearest = around.prefix(1)
    guard wanted.allSatisfy({ $0.first?.isUppercase == true }), !NamesOfUIKit.mayHave(one.name) else { return nil }
    let named = [resolved(wanted.joined(separator: "."), in: nearest.first ?? "")]
    let scopes = !wanted.isEmpty ? named : isSelf ? Array(nearest) : around
    for scope in scopes {
      guard isWhole(scope) else { return nil }
      let own = methods(one, in: line(named: scope))
      guard !own.isEmpty || scope == scopes.last else { continue }
      let all = own + methods(one, in: types).filter { isOfAnyClass($0.owner) }
      guard !all.contains(where: { isExposed($0.method, of: $0.owner, among: own) }), isOnlyOfMethods(one.name) else {
        return nil
      }
      if let method = all.first?.method { return .notExposed(method.nameWithLabels) }
      guard !variables.contains(where: { $0.name == one.name }) else { return nil }
      return one.path.isEmpty ? .notFound(one.name) : .noMember(one.name, of: scope)
    }
    return nil
  }

  /// Whether the module has a type and all its superclasses up to one of UIKit.
  private func isWhole(_ name: String) -> Bool {
    guard let type = classNamed(name) else {
      return declarations(of: name).allSatisfy { $0.kind == .extension } && SourceModule.isClassOfUIKit(name)
    }
    let line = line(of: type), last = line[line.count - 1]
    let isClear = line.allSatisfy { one in
      one.inherited.first?.contains(">.") != true
        && declarations(of: one.name).filter { $0.kind != .extension }.count == 1
    }
    guard isClear, superclass(of: last) == nil else { return false }
    return last.inherited.first.map { first in
      SourceModule.isClassOfUIKit(first.withoutModule)
        || declarations(of: first).contains { $0.kind == .protocol }
    } ?? true
  }

  private static func isClassOfUIKit(_ name: String) -> Bool {
    name == "NSObject" || name.hasPrefix("UI") && name.isRecognizer
      || isResponder(name) && name != "UIInputViewController"
  }

  /// Whether a class that does not name a type may have its methods: they are of a protocol, or of an extension of UIKit's.
  private func isOfAnyClass(_ type: TypeDeclaration) -> Bool {
    !declarations(of: type.name).contains { $0.kind == .class || $0.kind == .other }
  }

  /// Whether Objective-C may know a method. An override is as the method that it overrides, if that is in the module.
  private func isExposed(
    _ method: Method, of owner: TypeDeclaration, among others: [(method: Method, owner: TypeDeclaration)]
  ) -> Bool {
    let attributes = method.node.attributes
    return method.isObjc || method.isStatic || method.node.modifiers.has("dynamic")
      || owner.kind == .protocol && owner.isObjc
      || attributes.contains("IBSegueAction") || attributes.contains("NSManaged")
      || isObjcMember(method, of: owner) && classNamed(owner.name).map(hasObjcMembers) == true
      || method.isOverride && !others.contains { !$0.method.isOverride && $0.method.labels == method.labels }
  }

  /// Whether no function has the name that is no method, and none in a branch of `#if` that is not taken.
  private func isOnlyOfMethods(_ name: String) -> Bool {
    let functions = files.flatMap { $0.whole.tree.all(FunctionDeclSyntax.self) }.filter { $0.name.plain == name }
    return functions.count == types.flatMap(\.methods).filter { $0.name == name }.count
  }
}

extension SelectedMethod {
  /// The name of the method in the source.
  fileprivate var nameToken: TokenSyntax {
    let names = macro.arguments.flatMap { $0.expression.all(DeclReferenceExprSyntax.self) }
    return names.last { $0.baseName.plain == name }?.baseName ?? macro.macroName
  }
}
