import Scenes

// Changes of objects that a person's own code has made. They have the properties of UIKit, and no overrides of a scene.

extension Change {
  /// Whether an object of UIKit has the property.
  package var isOfObjects: Bool { property.live.setOfObject != nil }

  /// Changes an object. Does nothing if it does not have the property.
  package func apply(to object: AnyObject) { property.live.setOfObject?(object, value) }
}
