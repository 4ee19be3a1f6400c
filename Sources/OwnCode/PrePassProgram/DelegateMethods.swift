import SwiftSyntax

// Swift decides at the class that names a protocol which of its methods the class has. On iOS a subclass may have the optional ones.
// The class gets those of its subclasses, which override them:
//
//     class Base: UIViewController, UIScrollViewDelegate {}
//     class Pages: Base { func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {} }
//
// is compiled as
//
//     class Base: UIViewController, UIScrollViewDelegate { func scrollViewDidEndDecelerating(_ p0: UIScrollView) { }; }
//     class Pages: Base { override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {} }
//
// One that returns a value asks an object that has no method of the delegate: `return Base_UITableViewDelegate_none().tableView(…)`.

extension SourceModule {
  /// The optional methods that return a value, by their last label or by their name, of the protocols without required ones.
  private static let questions: [String: Set<String>] = [
    "UICollectionViewDelegate": ["point", "shouldDeselectItemAt", "shouldHighlightItemAt", "shouldSelectItemAt"],
    "UICollectionViewDelegateFlowLayout": [
      "insetForSectionAt", "minimumInteritemSpacingForSectionAt", "minimumLineSpacingForSectionAt",
      "referenceSizeForFooterInSection", "referenceSizeForHeaderInSection", "sizeForItemAt",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin", "shouldBeRequiredToFailBy", "shouldReceive", "shouldRecognizeSimultaneouslyWith",
      "shouldRequireFailureOf",
    ],
    "UIScrollViewDelegate": ["scrollViewShouldScrollToTop", "viewForZooming"],
    "UITableViewDelegate": [
      "estimatedHeightForRowAt", "heightForFooterInSection", "heightForHeaderInSection", "heightForRowAt", "point",
      "shouldHighlightRowAt", "viewForFooterInSection", "viewForHeaderInSection", "willDeselectRowAt",
      "willSelectRowAt",
    ],
    "UITextFieldDelegate": [
      "replacementString", "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
      "textFieldShouldReturn",
    ],
    "UITextViewDelegate": ["replacementText", "textViewShouldBeginEditing", "textViewShouldEndEditing"],
  ]

  private static let superprotocols = [
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UITableViewDelegate": "UIScrollViewDelegate", "UITextViewDelegate": "UIScrollViewDelegate",
  ]

  /// Gives classes that conform to a protocol of a delegate of UIKit the optional methods that only their subclasses have.
  func inheritDelegateMethods() {
    var given: Set<[String]> = [], silent: Set<String> = []
    for type in types where !type.isLocal && (type.kind == .class || type.kind == .extension) {
      guard let own = classNamed(type.name) else { continue }
      for member in type.members where !member.isOverride {
        guard let method = member.node.as(FunctionDeclSyntax.self), !method.modifiers.hasPrivacy,
          let (base, name) = delegate(with: member, above: own)
        else { continue }
        if given.insert([base.name] + member.key).inserted {
          let returns = method.signature.returnClause != nil, none = "\(base.prefix)\(name)_none"
          let body = returns ? member.body(calling: "\(none)().\(member.name.text)") : "{}"
          base.insertFirst(" \(base.isPublic ? "public " : "")\(member.declaration(member.name.text)) \(body);")
          if returns, silent.insert(none).inserted {
            base.insertBehind("final class \(none): NSObject, \(name) {}")
          }
        }
        let isPublic = ["public", "open"].contains(where: method.modifiers.has)
        let modifiers = (base.isPublic && own.isPublic && !isPublic ? "public " : "") + "override "
        inheriting[method.id] = modifiers
        if type.kind == .class { type.file.insert(modifiers, before: method.funcKeyword) }
      }
    }
  }

  /// The superclass nearest to the root that conforms to a protocol with a method, and the protocol. Nil if a superclass has the
  /// method.
  private func delegate(with member: Member, above type: TypeDeclaration) -> (TypeDeclaration, String)? {
    let line = line(of: type).dropFirst()
    let isThere = line.flatMap { declarations(of: $0.name) }.contains { owner in
      owner.members.contains { $0.key == member.key && inheriting[$0.node.id] == nil }
    }
    guard !isThere else { return nil }
    for base in line.reversed() {
      let names = declarations(of: base.name).flatMap { $0.inherited.map(\.withoutModule) }
      let name = names.first { declarations(of: $0).isEmpty && SourceModule.isOptional(member, in: $0) }
      if let name { return (base, name) }
    }
    return nil
  }

  /// Whether a method may be an optional one of a protocol of UIKit: its name begins with what asks the delegate.
  private static func isOptional(_ member: Member, in name: String) -> Bool {
    guard name.hasPrefix("UI"), let end = name.firstRange(of: "Delegate") ?? name.firstRange(of: "DataSource") else {
      return false
    }
    if let above = superprotocols[name], isOptional(member, in: above) { return true }
    let asking = String(name[..<end.lowerBound].dropFirst(2)), names = questions[name] ?? []
    let isAsked = member.name.plain.hasPrefix(asking.prefix(1).lowercased() + asking.dropFirst())
    guard member.node.as(FunctionDeclSyntax.self)?.signature.returnClause != nil else { return isAsked }
    return names.contains(member.name.plain) || isAsked && names.contains(member.labels?.last ?? "")
  }
}
