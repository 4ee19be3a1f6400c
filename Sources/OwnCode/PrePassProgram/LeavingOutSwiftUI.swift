import SwiftSyntax

// Projects keep previews and views of SwiftUI beside those of UIKit. There is no SwiftUI here, so they are left out before anything
// else looks at the sources: of a file with classes of UIKit the types and functions of SwiftUI, of others all.
//
//     import SwiftUI
//     final class Dial: UIControl {}
//     struct DialPreview: UIViewRepresentable { … }
//     extension Dial { func preview() -> some View { … } }
//
// becomes
//
//     import UIKit
//     final class Dial: UIControl {}
//     extension Dial { }

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

  /// Whether it imports SwiftUI, also under a condition: `#if canImport(SwiftUI)`.
  var importsSwiftUI: Bool { tree.all(ImportDeclSyntax.self).contains { $0.path.first?.name.plain == "SwiftUI" } }

  /// The file without what is of SwiftUI; all else stays at its place. A file that imported it under a condition loses only what
  /// needs it.
  var withoutSwiftUI: SourceFile {
    let own = imports.filter { $0.path.first?.name.plain == "SwiftUI" }
    // An array: the list's own `filter` would put the nodes into a new tree, where they have other places.
    let items = Array(tree.statements).filter { !$0.item.is(ImportDeclSyntax.self) }
    let classes = types.filter { $0.kind == .class || $0.kind == .extension }
    let isOfUIKit = classes.contains { ($0.kind == .class ? $0.inherited.first ?? "" : $0.name).hasPrefix("UI") }
    guard own.isEmpty || isOfUIKit else {
      for node in tree.statements { replace(node) }
      return reread
    }
    for node in own { replace(node.path, by: "UIKit") }
    let gone = Set(items.compactMap { $0.item.isOfSwiftUI(SourceFile.protocols, []) ? $0.declaredName : nil })
    for node in items {
      if node.item.isOfSwiftUI(SourceFile.protocols, SourceFile.extended.union(gone)) {
        replace(node)
      } else {
        for member in node.item.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
        where member.decl.isOfSwiftUI(SourceFile.protocols, []) { replace(member) }
      }
    }
    return reread
  }
}

extension CodeBlockItemSyntax {
  fileprivate var declaredName: String? { item.asProtocol((any NamedDeclSyntax).self)?.name.plain }
}

extension SyntaxProtocol {
  /// Whether the declaration is of SwiftUI: a type that conforms to a protocol of `protocols`, a class with a parameter
  /// `<Content: View>`, an extension of a type of `extended`, or a function or property that returns a view.
  fileprivate func isOfSwiftUI(_ protocols: Set<String>, _ extended: Set<String>) -> Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.trimmedDescription == "some View"
    }
    if let property = self.as(VariableDeclSyntax.self) {
      return property.bindings.first?.typeAnnotation?.type.trimmedDescription == "some View"
    }
    if let type = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.withoutModule,
      extended.contains(type)
    {
      return true
    }
    if let type = self.as(ClassDeclSyntax.self) {
      return type.genericParameterClause?.parameters.contains {
        $0.inheritedType?.trimmedDescription.withoutModule == "View"
      } == true
    }
    let inherited = asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes ?? []
    return inherited.contains { protocols.contains($0.type.trimmedDescription.withoutModule) }
  }
}
