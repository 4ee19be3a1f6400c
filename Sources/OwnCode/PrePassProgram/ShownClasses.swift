import SwiftSyntax

extension TypeDeclaration {
  var isGeneric: Bool { node.as(ClassDeclSyntax.self)?.genericParameterClause != nil }
}

extension SourceModule {
  /// The classes that are not private and have a superclass of another module, such as `UIView`. A class that other classes
  /// of the module extend is left out: it is shown as they are.
  var shownClasses: [ShownClass] {
    let classes = types.filter { $0.kind == .class && !$0.isLocal }
    let bases = Set(classes.compactMap { superclass(of: $0)?.name })
    return classes.filter { type in
      !type.isPrivate && !type.node.attributes.forbidUse && !bases.contains(type.name) && !type.isGeneric
        && foreignSuperclass(of: type) != nil
    }.map { type in
      ShownClass(
        name: type.name, expression: expression(making: type), path: type.file.path,
        line: type.file.line(at: type.node.span.lowerBound))
    }
  }

  /// An initializer that a class declares, or inherits: it inherits those of its superclass if it declares none of its own
  /// but convenient ones. What UIKit makes with arguments, such as a segue, is never shown.
  private func expression(making type: TypeDeclaration) -> String? {
    guard let base = foreignSuperclass(of: type), !base.hasPrefix("UI") || SourceModule.isResponder(base) else {
      return nil
    }
    for level in line(of: type) {
      let own = declarations(of: level.name).filter { $0.kind == .class || $0.kind == .extension }.flatMap(
        \.initializers)
      let usable = own.filter {
        !$0.modifiers.hasPrivacy && $0.optionalMark == nil && !$0.attributes.forbidUse
      }.map(\.neededLabels)
      if usable.contains([]) { return "\(type.name)()" }
      if usable.contains(["frame"]) { return "\(type.name)(frame: .zero)" }
      if usable.contains(["frame", "textContainer"]) { return "\(type.name)(frame: .zero, textContainer: nil)" }
      if own.contains(where: { !$0.modifiers.has("convenience") }) {
        return decodes(level)
          ? "{ let made = \(type.name)(coder: NSCoder())!; made.awakeFromNib(); return made }()" : nil
      }
    }
    switch base {
    case "UICollectionView": return "\(type.name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UICollectionViewController": return "\(type.name)(collectionViewLayout: UICollectionViewFlowLayout())"
    case "UIPageViewController":
      return "\(type.name)(transitionStyle: .pageCurl, navigationOrientation: .horizontal)"
    case "UIActivityViewController": return "\(type.name)(activityItems: [], applicationActivities: nil)"
    case "UIListContentView": return "\(type.name)(configuration: UIListContentConfiguration.cell())"
    case "UIScene", "UIWindowScene": return nil
    default: return "\(type.name)()"
    }
  }

  /// Whether a class has no initializer but the one by which a storyboard makes it, and that does something.
  private func decodes(_ type: TypeDeclaration) -> Bool {
    let designated = type.initializers.filter { !$0.modifiers.has("convenience") }
    return !designated.isEmpty
      && designated.allSatisfy { one in
        let words = Set(one.body?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
        return one.neededLabels == ["coder"] && !one.modifiers.hasPrivacy
          && words.isDisjoint(with: ["fatalError", "preconditionFailure", "assertionFailure"])
          && !words.isDisjoint(with: ["super", "self"])
      }
  }
}

extension InitializerDeclSyntax {
  /// The labels of the parameters that have no default value; `_` for none.
  fileprivate var neededLabels: [String] {
    signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(\.firstName.plain)
  }
}
