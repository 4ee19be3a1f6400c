/// A change of one flag in the tree of a scene, made to see whether the scene's expectations notice it.
package struct Mutation: Equatable, Sendable {
  /// The object, the property and its new value.
  package var edit: Edit
  /// The value in the tree, or that of a new object if the tree does not write it.
  package var before: any PropertyValue

  /// `card.isHidden false → true`.
  package var description: String {
    "\(edit.target).\(edit.change.property.rawValue) \(before.sceneText) → \(edit.change.value.sceneText)"
  }

  package static func == (one: Mutation, other: Mutation) -> Bool {
    one.edit == other.edit && one.before.isEqual(to: other.before)
  }
}

extension Scene {
  /// The changes of each flag of each window, view and recognizer, in the order of the tree. A view's alpha counts as a flag
  /// with the values 0 and 1, because the hit test asks only whether it is more than 0.01 (HT-02).
  package var mutations: [Mutation] {
    namedObjects.filter { $0.kind.isViewOrWindow || $0.kind.isRecognizer }.flatMap { name, kind in
      kind.properties.compactMap { mutation(of: $0, name, kind) }
    }
  }

  private func mutation(of property: Property, _ name: String, _ kind: ObjectKind) -> Mutation? {
    guard property.domain == .flag || property == .alpha else { return nil }
    let before = treeValue(of: property, name, kind)
    let after: any PropertyValue
    switch before {
    case let flag as Bool: after = !flag
    case let alpha as Double: after = alpha <= 0.01 ? 1.0 : 0.0
    default: return nil
    }
    return before.map { Mutation(edit: Edit(name, Change(property, any: after)), before: $0) }
  }

  /// Returns the value that the tree has for a property, else that of a new object; nil if there is neither.
  func treeValue(of property: Property, _ name: String, _ kind: ObjectKind) -> (any PropertyValue)? {
    let written = changes.last { $0.name == name && $0.change.property == property }
    return written?.change.value ?? property.defaultValue(of: kind, view(named: name)?.viewClass)
  }
}
