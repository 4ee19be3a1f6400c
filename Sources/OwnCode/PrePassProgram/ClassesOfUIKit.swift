import SwiftSyntax

// Which types in the sources are views and controllers, by themselves or by what they are required to be.

extension SourceModule {
  /// Whether all values of a type are views or controllers: `UIView`, `UIView & Item`, a protocol `Item: UIView`.
  func isOfUIKit(_ type: TypeSyntax) -> Bool { isOfUIKit(named: type.trimmedDescription) }

  /// Whether `where Self: UIView` is among the requirements.
  func isOfUIKit(_ clause: GenericWhereClauseSyntax?) -> Bool {
    clause?.requirements.contains { requirement in
      let one = requirement.requirement.as(ConformanceRequirementSyntax.self)
      return one?.leftType.trimmedDescription == "Self" && one.map { isOfUIKit($0.rightType) } == true
    } == true
  }

  /// - Parameter outer: the protocols that are asked already. Protocols that inherit from one another in a circle have no end.
  func isOfUIKit(named name: String, outer: [String] = []) -> Bool {
    let plain = name.trimmingPrefix { "( ".contains($0) }.trimmingPrefix("any ")
    return plain.split(separator: "&").contains { part in
      let part = part.filter { !"() \n".contains($0) }.withoutModule
      if isResponder(part) { return true }
      guard !outer.contains(part) else { return false }
      return declarations(of: part).contains { type in
        type.kind == .protocol
          && (isOfUIKit(type.node.genericWhereClause)
            || type.inherited.contains { isOfUIKit(named: $0, outer: outer + [part]) })
      }
    }
  }

  /// The name that a node gives to a generic parameter that is a class of UIKit.
  func viewParameter(_ node: Syntax) -> String? {
    let name: TokenSyntax?, type: TypeSyntax?
    if let one = node.as(GenericParameterSyntax.self) {
      (name, type) = (one.name, one.inheritedType)
    } else if let one = node.as(ConformanceRequirementSyntax.self) {
      (name, type) = (one.leftType.as(IdentifierTypeSyntax.self)?.name, one.rightType)
    } else if let one = node.as(AssociatedTypeDeclSyntax.self) {
      (name, type) = (one.name, one.inheritanceClause?.inheritedTypes.first?.type)
    } else {
      return nil
    }
    guard name?.text != "Self" else { return nil }
    return type.map(isOfUIKit) == true ? name?.plain : nil
  }
}

extension TypeSyntax {
  /// `UIView` in `UIView.Type`, and in `any UIView.Type`.
  var metatypeBase: TypeSyntax? {
    (self.as(SomeOrAnyTypeSyntax.self)?.constraint ?? self).as(MetatypeTypeSyntax.self)?.baseType
  }
}
