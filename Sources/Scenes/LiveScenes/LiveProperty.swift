import Scenes
import UIKit

/// The way to read and to set a property of a live object.
struct LiveProperty {
  /// Returns the present value; nil if the object of this name does not have the property.
  let get: (LiveScene, _ name: String) -> (any PropertyValue)?
  /// Sets a value; does nothing if the object of this name does not have the property.
  let set: (LiveScene, _ name: String, any PropertyValue) -> Void
  /// Sets a value of an object of UIKit; nil for a property that only scenes have.
  private(set) var setOfObject: ((AnyObject, any PropertyValue) -> Void)?

  init<Value: PropertyValue>(
    get: @escaping (LiveScene, _ name: String) -> Value?, set: @escaping (LiveScene, _ name: String, Value) -> Void
  ) {
    self.get = { scene, name in get(scene, name) }
    self.set = { scene, name, value in
      if let value = value as? Value { set(scene, name, value) }
    }
  }

  private init(
    anyGet: @escaping (LiveScene, String) -> (any PropertyValue)?,
    anySet: @escaping (LiveScene, String, any PropertyValue) -> Void
  ) {
    get = anyGet
    set = anySet
  }

  /// A property of the objects of a class.
  static func of<Object: AnyObject, Value: PropertyValue>(
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> LiveProperty {
    var property = LiveProperty(
      get: { scene, name in (scene.object(named: name) as? Object)?[keyPath: path] },
      set: { scene, name, value in (scene.object(named: name) as? Object)?[keyPath: path] = value })
    property.setOfObject = { object, value in
      if let value = value as? Value { (object as? Object)?[keyPath: path] = value }
    }
    return property
  }

  /// A property of the objects of a class, some of which have no value.
  static func of<Object: AnyObject, Value: PropertyValue>(
    _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> LiveProperty {
    LiveProperty(
      get: { scene, name in (scene.object(named: name) as? Object)?[keyPath: path] },
      set: { scene, name, value in (scene.object(named: name) as? Object)?[keyPath: path] = value })
  }

  /// An override of all responders.
  static func responder<Value: PropertyValue>(_ path: WritableKeyPath<ResponderBehavior, Value>) -> LiveProperty {
    LiveProperty(
      get: { scene, name in scene.behavior(named: name)?[keyPath: path] },
      set: { scene, name, value in scene.changeBehavior(named: name) { $0[keyPath: path] = value } })
  }

  /// An override of views.
  static func view<Value: PropertyValue>(_ path: WritableKeyPath<ResponderBehavior, Value>) -> LiveProperty {
    let ofResponders = responder(path)
    return LiveProperty(
      anyGet: { scene, name in scene.view(named: name).flatMap { _ in ofResponders.get(scene, name) } },
      anySet: { scene, name, value in if scene.view(named: name) != nil { ofResponders.set(scene, name, value) } })
  }

  /// An answer of a recognizer's delegate.
  static func delegate<Value: PropertyValue>(
    _ path: ReferenceWritableKeyPath<LiveGestureDelegate, Value>
  ) -> LiveProperty {
    LiveProperty(
      get: { scene, name in scene.gestureDelegate(of: name)?[keyPath: path] },
      set: { scene, name, value in
        guard let delegate = scene.gestureDelegate(of: name) else { return }
        delegate[keyPath: path] = value
        // A delegate with the default answers is not set, so that the pipeline does not ask it.
        (scene.object(named: name) as? UIGestureRecognizer)?.delegate = delegate.hasDefaultAnswers ? nil : delegate
      })
  }

  /// A property that is set when the scene is built, and never later.
  static func fixed<Value: PropertyValue>(_ get: @escaping (LiveScene, _ name: String) -> Value?) -> LiveProperty {
    LiveProperty(get: get, set: { _, _, _ in })
  }

  /// The property of one class or of another.
  func or(_ other: LiveProperty) -> LiveProperty {
    var property = LiveProperty(
      anyGet: { scene, name in get(scene, name) ?? other.get(scene, name) },
      anySet: { scene, name, value in
        set(scene, name, value)
        other.set(scene, name, value)
      })
    if let first = setOfObject, let second = other.setOfObject {
      property.setOfObject = { object, value in
        first(object, value)
        second(object, value)
      }
    }
    return property
  }
}
