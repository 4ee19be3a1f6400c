/// Names of objects, both ways. The objects are not kept alive.
struct ObjectNames {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [String: ObjectIdentifier] = [:]
  /// The number up to which a name is taken: no name becomes free again.
  private var taken: [String: Int] = [:]

  /// The object of a name, while it exists.
  subscript(name: String) -> AnyObject? { objects[name].flatMap { entries[$0]?.object } }

  /// The name of an object; nil if it has none.
  func name(of object: AnyObject) -> String? {
    // Another object may have had its address before.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.name
  }

  /// Gives a name to an object that has none, with a number if another object had it.
  /// - Returns: the object's name.
  @discardableResult mutating func give(_ name: String, to object: AnyObject) -> String {
    if let known = self.name(of: object) { return known }
    var number = taken[name] ?? 1, unique = number == 1 ? name : "\(name)\(number)"
    while objects[unique] != nil {
      number += 1
      unique = "\(name)\(number)"
    }
    taken[name] = number
    entries[ObjectIdentifier(object)] = Entry(object: object, name: unique)
    objects[unique] = ObjectIdentifier(object)
    return unique
  }
}
