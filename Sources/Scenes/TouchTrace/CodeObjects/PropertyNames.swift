import UIKit

/// The names of the properties that hold objects: `knob` for what `let knob = KnobView()` holds, `buttons[0]` for the first
/// element of `buttons`.
///
/// Properties of UIKit's own classes do not count. If several properties hold an object, the first owner's first one names
/// it.
struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameter owners: the objects whose properties are read, in order.
  init(of owners: [AnyObject]) {
    for owner in owners {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let level = mirror, !PropertyNames.isOfLibrary(level.subjectType) {
        for child in level.children { child.label.map { note(child.value, as: PropertyNames.plain($0)) } }
        mirror = level.superclassMirror
      }
    }
  }

  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private mutating func note(_ value: Any, as name: String) {
    if let object = PropertyNames.object(value) {
      if names[ObjectIdentifier(object)] == nil { names[ObjectIdentifier(object)] = name }
    } else if let objects: [AnyObject] = value as? [UIResponder] ?? value as? [UIGestureRecognizer] {
      for (index, element) in objects.enumerated() { note(element, as: "\(name)[\(index)]") }
    }
  }

  /// The view, controller or recognizer that a property holds; nil for other values.
  private static func object(_ value: Any) -> AnyObject? {
    value as? UIResponder ?? value as? UIGestureRecognizer
  }

  private static func isOfLibrary(_ type: Any.Type) -> Bool { isOfUIKit(type) }

  /// The name in the source: a lazy property and a wrapped one are stored under other names.
  private static func plain(_ label: String) -> String {
    let name = label.replacing("$__lazy_storage_$_", with: "")
    return name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }
}

/// The name of a class, and the one of an object that has no other.
enum ClassName {
  private static let endings = ["GestureRecognizer", "ViewController", "Recognizer", "View", "Control"]

  /// `knob` for `KnobView`, `button` for `UIButton`, `tap` for `UITapGestureRecognizer`; the plain class in lower case for a
  /// class that is called like an ending.
  static func objectName(_ className: String) -> String {
    var name = Substring(className.prefix { $0 != "<" })
    if name.hasPrefix("UI"), name.count > 2 { name = name.dropFirst(2) }
    if name.hasSuffix("ViewController") { return lowercase(name) }
    if let ending = endings.first(where: { name.hasSuffix($0) && name.count > $0.count }) {
      name = name.dropLast(ending.count)
    }
    return lowercase(name)
  }

  /// Only the first word: `URLField` becomes `urlField`.
  private static func lowercase(_ name: Substring) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let count = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
