import SwiftSyntax

// On iOS `value(forKey:)` calls the getter of a property. Here it finds stored properties by itself; the computed ones that have a name in
// Objective-C are told by their class:
//
//     class Page: UIViewController { @objc var total: Int { 3 } }
//
// is compiled as
//
//     class Page: UIViewController { override func computedValue(forKey key: String) -> Any? { switch key { case "total": total;
//       default: super.computedValue(forKey: key) } }; var total: Int { 3 } }

extension SourceModule {
  /// Lets the views and controllers of a module that reads values by their names tell their computed properties.
  func tellComputedValues() {
    guard files.contains(where: { !$0.names.isDisjoint(with: ["forKey", "forKeyPath", "keyPath"]) }) else { return }
    for type in types where type.kind == .class && foreignSuperclass(of: type).map(SourceModule.isResponder) == true {
      let owners = declarations(of: type.name).filter { $0 === type || $0.kind == .extension && $0.file === type.file }
      let marked = type.node.attributes.contains("objcMembers")
      let names = owners.flatMap(\.members).compactMap { member in
        let property = member.node.as(VariableDeclSyntax.self)
        let isTold = (member.isObjc || marked) && property?.modifiers.has("static") == false
        return isTold ? member.name.plain : nil
      }
      guard !names.isEmpty else { continue }
      let cases = names.map { "case \($0.swiftLiteral): return self.\($0); " }.joined()
      type.insertFirst(
        " \(type.isPublic ? "public " : "")override func computedValue(forKey key: String) -> Any? { switch key { \(cases)"
          + "default: return super.computedValue(forKey: key) } };")
    }
  }
}
