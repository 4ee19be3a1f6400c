import SwiftSyntax

// Projects keep previews and views of SwiftUI beside those of UIKit. There is no SwiftUI here, so they are left out before anything
// else looks at the sources: of a file with classes of UIKit the types and functions of SwiftUI, of others all.
//
//     import SwiftUI
//     final class Dial: UIControl {}
//     struct DialPreview: UIViewRepresentable { … }
//
// becomes
//
//     import UIKit
//     final class Dial: UIControl {}

extension SourceFile {
  /// The protocols by which a type is one of SwiftUI.
  private static let protocols: Set = [
    "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
    "UIGestureRecognizerRepresentable", "ViewModifier", "AnimatableModifier", "App", "Scene", "Shape",
    "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
    "PreferenceKey", "EnvironmentKey", "DynamicProperty", "LibraryContentProvider",
  ]
  /// The types of SwiftUI that sources extend.
  private static let extended: Set = ["View", "Color", "Text", "Font", "Image", "Binding", "EnvironmentValues"]

  /// The file without what is of SwiftUI; all else stays at its place.
  var withoutSwiftUI: SourceFile {
    let own = imports.filter { $0.path.first?.name.plain == "SwiftUI" }
    guard !own.isEmpty else { return self }
    // An array: the list's own `filter` would put the nodes into a new tree, where they have other places.
    let items = Array(tree.statements).filter { !$0.item.is(ImportDeclSyntax.self) }
    let classes = types.filter { $0.kind == .class || $0.kind == .extension }
    guard classes.contains(where: { ($0.kind == .class ? $0.inherited.first ?? "" : $0.name).hasPrefix("UI") }) else {
      for node in tree.statements { replace(node) }
      return reread
    }
    for node in own { replace(node.path, by: "UIKit") }
    let gone = Set(items.compactMap { $0.isOfSwiftUI(SourceFile.protocols, []) ? $0.declaredName : nil })
    for node in items where node.isOfSwiftUI(SourceFile.protocols, SourceFile.extended.union(gone)) { replace(node) }
    return reread
  }
}

extension CodeBlockItemSyntax {
  fileprivate var declaredName: String? { item.asProtocol((any NamedDeclSyntax).self)?.name.plain }

  /// Whether it is a type that conforms to one of the protocols, an extension of one of the types, or a function that returns a view.
  fileprivate func isOfSwiftUI(_ protocols: Set<String>, _ extended: Set<String>) -> Bool {
    if let function = item.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.trimmedDescription == "some View"
    }
    if let type = item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.withoutModule,
      extended.contains(type)
    {
      return true
    }
    guard !item.is(ClassDeclSyntax.self) else { return false }
    let inherited = item.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes ?? []
    return inherited.contains { protocols.contains($0.type.trimmedDescription.withoutModule) }
  }
}
