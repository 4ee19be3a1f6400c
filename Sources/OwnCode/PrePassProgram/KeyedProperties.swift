import SwiftSyntax

// On iOS `value(forKey:)` and `setValue(_:forKey:)` find the properties that have a name in Objective-C. Here their class tells them:
//
//     class Page: UIViewController { @objc var total = 3 }
//
// is compiled as
//
//     class Page: UIViewController { override var keyedProperties: [String: KeyedProperty]? {
//       (super.keyedProperties ?? [:]).merging(["total": KeyedProperty(self, \.total)]) { $1 } }; var total = 3 }

extension SourceModule {
  /// Lets the objects of a module that reads or sets values by their names tell their properties.
  func tellKeyedProperties() {
    let marks: Set = ["forKey", "forKeyPath", "forUndefinedKey", "keyPath", "setValuesForKeys", "dictionaryWithValues"]
    guard files.contains(where: { !$0.names.isDisjoint(with: marks) }) else { return }
    overrideKeyedMethods()
    let required = Set(types.filter { $0.kind == .protocol && $0.isObjc }.flatMap { $0.properties.flatMap(\.names) })
    for type in types where type.kind == .class && tellsProperties(type) {
      var keys: Set<String> = []
      let entries = keyedProperties(of: type, required).flatMap { _, property in
        property.names.map { (key: property.attributes.argument(of: "objc") ?? $0, name: $0) }
      }.filter { keys.insert($0.key).inserted }.map { key, name in
        "\(key.swiftLiteral): KeyedProperty(self, \\.\(name))"
      }
      let list = entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
      let inherits = superclass(of: type) != nil || foreignSuperclass(of: type).map(SourceModule.isResponder) == true
      // A class does not know all its keys if it cannot name private ones.
      let isComplete = line(of: type).allSatisfy { owner in
        keyedProperties(of: owner, required).allSatisfy {
          $0.owner.file === owner.file || !$0.property.modifiers.hasPrivacy
        }
      }
      let body = !isComplete ? "nil" : inherits ? "(super.keyedProperties ?? [:]).merging(\(list)) { $1 }" : list
      type.insertFirst(
        " \(type.isPublic ? "public " : "")\(inherits ? "override " : "")var keyedProperties: [String: KeyedProperty]? { \(body) };"
      )
      if !inherits { type.conform(to: "KeyedPropertyTelling") }
    }
  }

  /// Lets `dynamic` properties call their observers where they are set, as on iOS: `dynamic var count = 0` becomes
  /// `var count = 0 { didSet { didChangeValue(forKey: "count") } }`.
  func announceChanges() {
    guard files.contains(where: { !$0.names.isDisjoint(with: ["observe", "addObserver"]) }) else { return }
    for type in types where type.kind == .class && tellsProperties(type) {
      for property in type.properties where property.modifiers.has("dynamic") && property.bindings.count == 1 {
        guard let binding = property.bindings.first, let name = property.names.first,
          !property.modifiers.has("static"), !property.attributes.contains("NSManaged")
        else { continue }
        let call = "didChangeValue(forKey: \(name.swiftLiteral))"
        guard let block = binding.accessorBlock else {
          type.file.insert(" { didSet { \(call) } }", after: binding)
          continue
        }
        guard case .accessors(let accessors) = block.accessors else { continue }
        func body(of words: Set<String>) -> CodeBlockSyntax? {
          accessors.first { words.contains($0.accessorSpecifier.text) }?.body
        }
        if let body = body(of: ["didSet", "set"]) {
          type.file.insert(" defer { \(call) };", after: body.leftBrace)
        } else if let body = body(of: ["willSet"]) {
          type.file.insert(" didSet { \(call) }", after: body)
        }
      }
    }
  }

  /// Lets classes override the methods of key-value coding, which are of extensions here: without the word, in protocols of this `UIKit`.
  private func overrideKeyedMethods() {
    let protocols = [
      "setValue(_:forKey:)": "OwnValueSetting", "setValue(_:forUndefinedKey:)": "UndefinedKeySetting",
      "value(forUndefinedKey:)": "UndefinedKeyReading",
    ]
    for type in types where type.kind == .class {
      for method in type.methods where method.isOverride {
        guard let name = protocols[method.nameWithLabels] else { continue }
        let others = line(of: type).dropFirst().flatMap(\.methods)
        guard !others.contains(where: { $0.nameWithLabels == method.nameWithLabels }) else { continue }
        type.file.replace(["override"], in: method.node.modifiers)
        type.conform(to: name)
      }
    }
  }

  /// The properties of a class and its extensions that Objective-C knows.
  /// - Parameter required: the names of properties in protocols of Objective-C.
  private func keyedProperties(of type: TypeDeclaration, _ required: Set<String>) -> [(
    owner: TypeDeclaration, property: VariableDeclSyntax
  )] {
    owners(of: type).flatMap { owner in
      owner.properties.filter { property in
        let isMember = owner.isObjcExtension || hasObjcMembers(type) && !property.modifiers.hasPrivacy
        return !property.modifiers.has("static") && !property.modifiers.has("class")
          && !property.attributes.contains("nonobjc")
          && (isMember || !required.isDisjoint(with: property.names)
            || Self.marks.contains(where: property.attributes.contains))
      }.map { (owner, $0) }
    }
  }

  /// The attributes with which Objective-C knows a property.
  private static let marks = ["objc", "IBOutlet", "IBInspectable", "GKInspectable"]

  /// Whether it is certain that a class inherits from `NSObject`.
  private func tellsProperties(_ type: TypeDeclaration) -> Bool {
    guard let base = foreignSuperclass(of: type) else { return false }
    return SourceModule.isResponder(base) || base == "NSObject" || base.hasSuffix("GestureRecognizer")
  }
}

extension VariableDeclSyntax {
  /// The names that it declares.
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain }
  }
}
