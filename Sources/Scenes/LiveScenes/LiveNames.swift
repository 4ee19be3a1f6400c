import UIKit

/// The names of a live scene's objects, both ways.
struct LiveNames {
  private var objects: [String: AnyObject] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Gives a name to an object, and takes it from the object that had it.
  mutating func give(_ name: String, to object: AnyObject) {
    if let previous = objects[name] { names[ObjectIdentifier(previous)] = nil }
    objects[name] = object
    names[ObjectIdentifier(object)] = name
    (object as? UIView)?.accessibilityIdentifier = name
    (object as? UIGestureRecognizer)?.name = name
  }

  /// Removes a name and releases its object.
  mutating func remove(_ name: String) {
    if let object = objects.removeValue(forKey: name) { names[ObjectIdentifier(object)] = nil }
  }

  subscript(name: String) -> AnyObject? { objects[name] }

  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }
}
