import LiveScenes
import Scenes

/// The properties of all objects of a scene and their values before the first input.
package final class InitialValues: Equatable, Sendable {
  /// The objects with a name.
  package let kinds: [String: ObjectKind]
  private let values: [String: [Property: any PropertyValue]]

  @MainActor init(_ scene: Scene, variant: Variant?) {
    let live = LiveScene(scene, variant: variant)
    var kinds: [String: ObjectKind] = [:], values: [String: [Property: any PropertyValue]] = [:]
    for (name, kind) in live.scene.namedObjects {
      kinds[name] = kind
      for property in kind.properties { values[name, default: [:]][property] = live.value(of: property, for: name) }
    }
    (self.kinds, self.values) = (kinds, values)
  }

  /// Returns the value of a property; nil if the object of this name does not have it.
  package subscript(_ property: Property, of name: String) -> (any PropertyValue)? { values[name]?[property] }

  package static func == (one: InitialValues, other: InitialValues) -> Bool {
    // Two states of one playback share the object.
    if one === other { return true }
    return one.kinds == other.kinds
      && one.kinds.allSatisfy { name, kind in
        kind.properties.allSatisfy { property in
          switch (one[property, of: name], other[property, of: name]) {
          case (let own?, let others?): own.isEqual(to: others)
          case (nil, nil): true
          default: false
          }
        }
      }
  }
}

extension TreeSnapshot {
  /// Returns the value of a property at this step; nil if the object of this name does not have it.
  /// - Parameter initial: the values before the first input.
  package func value(of property: Property, for name: String, from initial: InitialValues) -> (any PropertyValue)? {
    guard let before = initial[property, of: name] else { return nil }
    if let node = node(name), let value = node.value(of: property) { return value }
    if property == .isAlive { return targets.contains(name) }
    return edits.last { $0.isOf(property, of: name) }?.change.value ?? before
  }

  /// Returns the value that the scene and edits by hand give a property, whatever touches and the script have made of it; nil
  /// if the object of this name does not have it.
  /// - Parameters:
  ///   - initial: the values before the first input.
  ///   - script: the script of the scene, whose edits are no edits by hand.
  package func editedValue(
    of property: Property, for name: String, from initial: InitialValues, script: Script
  ) -> (any PropertyValue)? {
    guard let before = initial[property, of: name] else { return nil }
    let edit = edits.last { edit in
      edit.isOf(property, of: name) && !script.inputs.contains { $0.input == .set(edit) }
    }
    return edit?.change.value ?? before
  }
}

extension TreeSnapshot.Node {
  /// The value of a property that touches, or edits of another property, can change too; nil for the others.
  fileprivate func value(of property: Property) -> (any PropertyValue)? {
    switch property {
    case .frame: frame
    case .boundsOrigin: bounds.origin
    case .pointInside: pointInside
    case .enlargedBy: hitOutsets
    default: nil
    }
  }
}
