import Foundation

extension Property {
  /// The value that a new object of a kind has; nil if there is no such value, or if it depends on others.
  ///
  /// A file does not write these values.
  package func defaultValue(of kind: ObjectKind, _ viewClass: ViewClass? = nil) -> (any PropertyValue)? {
    switch self {
    case .isUserInteractionEnabled: viewClass != .label && viewClass != .imageView
    // Setting the hit outsets also changes the answer for a point, which this class has overridden.
    case .enlargedBy, .pointInside: viewClass == .enlargedButton ? nil : definition.defaultValue
    case .hitTest: viewClass?.hitTest ?? .standard
    case .numberOfTapsRequired: kind == .recognizer(.tap) ? 1 : 0
    default: definition.defaultValue
    }
  }
}

extension ViewClass {
  fileprivate var hitTest: HitTestOverride {
    changes.lazy.compactMap { $0.value as? HitTestOverride }.first ?? .standard
  }
}

extension [Change] {
  /// Returns the changes in the order of `Property`, without those to the values that objects have anyway.
  /// - Parameter kept: changes that stay, because the file has them.
  func omittingDefaults(of kind: ObjectKind, _ viewClass: ViewClass? = nil, but kept: [Change]) -> [Change] {
    // After an enlargement, the answer for a point is another one.
    let enlarges = contains { $0.property == .enlargedBy && !$0.value.isEqual(to: HitOutsets.none) }
    let needed = filter { change in
      if kept.contains(change) || change.property == .pointInside && enlarges { return true }
      return change.property.defaultValue(of: kind, viewClass).map { !change.value.isEqual(to: $0) } ?? true
    }
    guard needed.count > 1 else { return needed }
    return Property.allCases.compactMap { property in needed.last { $0.property == property } }
  }
}
