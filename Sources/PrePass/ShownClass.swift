/// A class of a person's module that may be a view, a controller or a delegate of a scene: which it is, only the compiled
/// program knows.
package struct ShownClass: Equatable, Sendable {
  package var name: String
  /// An expression that makes an object; nil if every initializer needs arguments that only the person knows.
  package var expression: String?
  package var path: String
  /// From 1.
  package var line: Int

  package init(name: String, expression: String?, path: String, line: Int) {
    (self.name, self.expression, self.path, self.line) = (name, expression, path, line)
  }
}

extension SourceModule {
  /// The classes that are not private and have a superclass of another module, such as `UIView`. A class that other classes
  /// of the module extend is left out: it is shown as they are.
  var shownClasses: [ShownClass] {
    let bases = Set(types.filter { $0.kind == .class }.compactMap { superclass(of: $0)?.name })
    return types.filter { type in
      type.kind == .class && !type.isPrivate && !bases.contains(type.name) && !isGeneric(type)
        && foreignSuperclass(of: type) != nil
    }.map { type in
      ShownClass(
        name: type.name, expression: expression(making: type), path: files[type.file].path,
        line: files[type.file].tokens[type.tokens.lowerBound].line)
    }
  }

  /// Whether a property has `@IBOutlet`.
  var hasOutlets: Bool { files.contains { $0.tokens.contains { $0.kind == .attribute && $0.text == "@IBOutlet" } } }

  private func isGeneric(_ type: TypeDeclaration) -> Bool {
    files[type.file].tokens[type.tokens.lowerBound..<type.open].contains { $0.isSign("<") }
  }

  /// An initializer that a class declares, or inherits: it inherits those of its superclass if it declares none of its own
  /// but convenient ones. What UIKit makes with arguments, such as a segue, is never shown.
  private func expression(making type: TypeDeclaration) -> String? {
    guard let base = foreignSuperclass(of: type), !base.hasPrefix("UI") || SourceModule.isResponder(base) else {
      return nil
    }
    var level: TypeDeclaration? = type
    for _ in types {
      guard let current = level else { break }
      let own = types.filter { $0.name == current.name && ($0.kind == .class || $0.kind == .extension) }
        .flatMap(\.initializers)
      let usable = own.filter { !$0.isPrivate && !$0.isFailable }
      if usable.contains(where: { $0.labels.isEmpty }) { return "\(type.name)()" }
      if usable.contains(where: { $0.labels == ["frame"] }) { return "\(type.name)(frame: .zero)" }
      if own.contains(where: { !$0.isConvenience }) { return nil }
      level = superclass(of: current)
    }
    switch base {
    case "UICollectionView": return "\(type.name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UICollectionViewController": return "\(type.name)(collectionViewLayout: UICollectionViewFlowLayout())"
    default: return "\(type.name)()"
    }
  }
}
