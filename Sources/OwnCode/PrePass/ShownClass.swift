/// A class of a person's module that may be a view, a controller or a delegate of a scene: which it is, only the compiled
/// program knows.
package struct ShownClass: Equatable, Sendable, Codable {
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

  /// Whether a class has no initializer but the one by which a storyboard makes it, and that does something.
  private func decodes(_ type: TypeDeclaration) -> Bool {
    let file = files[type.file], tokens = file.tokens
    let designated = type.initializers.filter { !$0.isConvenience }
    guard !designated.isEmpty, designated.allSatisfy({ $0.labels == ["coder"] && !$0.isPrivate }) else { return false }
    let start = (type.open..<type.close).first { position in
      tokens[position].isWord("init") && tokens[(position + 1)...].prefix(3).contains { $0.isWord("coder") }
    }
    let body = start.flatMap { start in (start..<type.close).first { tokens[$0].isSign("{") } }
    return body.map { body in
      let inside = tokens[file.inside(bracketAt: body)]
      return !inside.contains { ["fatalError", "preconditionFailure", "assertionFailure"].contains($0.text) }
        && inside.contains { $0.isWord("super") || $0.isWord("self") }
    } ?? false
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
      if own.contains(where: { !$0.isConvenience }) {
        return decodes(current)
          ? "{ let made = \(type.name)(coder: NSCoder())!; made.awakeFromNib(); return made }()" : nil
      }
      level = superclass(of: current)
    }
    switch base {
    case "UICollectionView": return "\(type.name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UICollectionViewController": return "\(type.name)(collectionViewLayout: UICollectionViewFlowLayout())"
    default: return "\(type.name)()"
    }
  }
}
