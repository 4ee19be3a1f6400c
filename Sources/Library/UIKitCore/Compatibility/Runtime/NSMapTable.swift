/// A dictionary that may hold its keys or its objects weakly. As Apple's, except: it has the commonest methods.
open nonisolated class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: ObjectReference, object: ObjectReference)] = []
  private let keysAreWeak: Bool, objectsAreWeak: Bool

  /// An empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (keysAreWeak, objectsAreWeak) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
    super.init()
  }

  /// A table that keeps keys and objects alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps its objects alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// A table that keeps its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: AnyObject, object: AnyObject)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let object = entry.object.object else { return nil }
      return (key, object)
    }
  }

  /// The number of pairs.
  open var count: Int { living.count }
  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    entries.first { $0.key.isOf(aKey as AnyObject?) }?.object.object.flatMap { $0 as? ObjectType }
  }
  /// Sets the object of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    entries.removeAll { $0.key.object == nil || $0.object.object == nil }
    guard let aKey, let anObject else { return }
    entries.append(
      (
        ObjectReference(aKey as AnyObject, isWeak: keysAreWeak),
        ObjectReference(anObject as AnyObject, isWeak: objectsAreWeak)
      ))
  }
  /// Removes a pair.
  open func removeObject(forKey aKey: KeyType?) { entries.removeAll { $0.key.isOf(aKey as AnyObject?) } }
  /// Removes all pairs.
  open func removeAllObjects() { entries = [] }
  /// Goes through the keys.
  open func keyEnumerator() -> NSEnumerator { living.map { $0.key as Any }.objectEnumerator }
  /// Goes through the objects; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    count == 0 ? nil : living.map { $0.object as Any }.objectEnumerator
  }
}
