import UIKit

/// Who has which name on a stage, both ways.
struct LiveNames {
  private var objects: [String: AnyObject] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  mutating func give(_ name: String, to object: AnyObject) {
    if let previous = objects[name] { names[ObjectIdentifier(previous)] = nil }
    objects[name] = object
    names[ObjectIdentifier(object)] = name
    (object as? UIView)?.accessibilityIdentifier = name
    (object as? UIGestureRecognizer)?.name = name
  }

  /// The object is not held any longer.
  mutating func forget(_ name: String) {
    if let object = objects.removeValue(forKey: name) { names[ObjectIdentifier(object)] = nil }
  }

  subscript(name: String) -> AnyObject? { objects[name] }

  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }
}
