import SwiftSyntax

extension TypeDeclaration {
  /// Whether it, or a type around it, has generic parameters.
  var isGeneric: Bool {
    ([Syntax(node)] + node.outerNodes).contains {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
  }
}

extension SourceModule {
  /// The classes that have a superclass of another module, such as `UIView`. A class that other classes of the module extend is
  /// left out: it is shown as they are. Private classes are shown only if there is no other view or controller: mostly others
  /// show them. Their own file makes their objects. Controllers that the code makes come last.
  func listShownClasses() -> [ShownClass] {
    let classes = types.filter { $0.kind == .class && !$0.isLocal }
    let bases = Set(classes.compactMap { superclass(of: $0)?.name })
    let usable = classes.filter { type in
      !type.node.attributes.forbidUse && !bases.contains(type.name) && !type.isGeneric
        && foreignSuperclass(of: type) != nil
    }
    let open = usable.filter { !$0.isPrivate }
    let shown = open.contains(where: isResponder) ? open : usable.filter { !$0.isPrivate || isResponder($0) }
    let later = shown.filter(isMadeByAnother)
    return (shown.filter { type in !later.contains { $0 === type } } + later).map { type in
      let made: (type: String, expression: String?) =
        type.isPrivate ? exposed(type) : ("\(type.name).self", expression(making: type))
      return ShownClass(
        name: type.name, type: made.type, expression: made.expression, path: type.file.path,
        line: type.file.line(at: type.node.span.lowerBound))
    }
  }

  /// Whether the code makes a controller outside of its class: another one is seen first.
  private func isMadeByAnother(_ type: TypeDeclaration) -> Bool {
    guard foreignSuperclass(of: type)?.hasSuffix("Controller") == true else { return false }
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    return files.contains { file in
      file.calls[name]?.contains { file !== type.file || !type.node.span.contains($0) } ?? false
    }
  }

  private func isResponder(_ type: TypeDeclaration) -> Bool {
    foreignSuperclass(of: type).map(SourceModule.isResponder) ?? false
  }

  /// The expressions of a private class and of an object, which declarations behind the class give to other files. Only the type around
  /// it can use a class in it: nothing makes an object.
  private func exposed(_ type: TypeDeclaration) -> (type: String, expression: String?) {
    guard !type.name.contains("."), let expression = expression(making: type),
      let number = types.firstIndex(where: { $0 === type })
    else { return ("\(foreignSuperclass(of: type) ?? "UIView").self", nil) }
    type.insertBehind(
      "@MainActor enum PrivateClass\(number) { static var type: AnyClass { \(type.name).self }; "
        + "static func make() -> AnyObject { \(expression) } }")
    return ("PrivateClass\(number).type", "PrivateClass\(number).make()")
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
      let open = own.filter { !$0.modifiers.hasPrivacy && $0.optionalMark == nil && !$0.attributes.forbidUse }
      let usable = open.map(\.neededLabels)
      if usable.contains([]) { return "\(type.name)()" }
      if usable.contains(["frame"]) { return "\(type.name)(frame: .zero)" }
      if usable.contains(["frame", "textContainer"]) { return "\(type.name)(frame: .zero, textContainer: nil)" }
      for one in open where one.modifiers.has("override") {
        if let values = values(for: one.neededLabels, of: base) { return "\(type.name)(\(values))" }
      }
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

  /// The arguments of a designated initializer of UIKit that a class overrides: with all of them, `init()` is inherited on iOS.
  /// Nil for other initializers.
  private func values(for labels: [String], of base: String) -> String? {
    switch (labels, base) {
    case (["nibName", "bundle"], _): "nibName: nil, bundle: nil"
    case (["collectionViewLayout"], _): "collectionViewLayout: UICollectionViewFlowLayout()"
    case (["frame", "collectionViewLayout"], _): "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case (["style"], "UITableViewController"): "style: .plain"
    case (["frame", "style"], "UITableView"): "frame: .zero, style: .plain"
    case (["style", "reuseIdentifier"], _): "style: .default, reuseIdentifier: nil"
    case (["image"], "UIImageView"): "image: nil"
    case (["effect"], "UIVisualEffectView"): "effect: nil"
    case (["rootViewController"], "UINavigationController"): "rootViewController: UIViewController()"
    default: nil
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
