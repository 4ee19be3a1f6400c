import Synchronization

/// The policy for a value that is kept with an object. As Apple's, except: every policy retains the value, only `OBJC_ASSOCIATION_ASSIGN` holds
/// it weakly; none copies it.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key, as long as the object is there. Nil removes it.
///
/// Objective-C has a place for this in each object. Here it is a table by the object's address, and an entry whose object is
/// gone is removed when the table grows.
public nonisolated func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.ofThisProcess.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that is kept with an object under a key.
public nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.ofThisProcess.value(of: object as AnyObject, key)
}

/// Removes all values that are kept with an object.
public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.ofThisProcess.remove(object as AnyObject)
}

private final nonisolated class AssociatedObjects: Sendable {
  static let ofThisProcess = AssociatedObjects()

  private struct Entry: @unchecked Sendable {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    var weakValues: [UnsafeRawPointer: WeakValue] = [:]
  }

  private struct WeakValue { weak var object: AnyObject? }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those are removed whose objects are gone.
    var limit = 64
  }

  private let table = Mutex(Table())

  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    nonisolated(unsafe) let (value, owner, key) = (value, owner, key)
    // A replaced value may have a `deinit` that comes back here: it is freed outside of the lock.
    let replaced = table.withLock { table -> [Entry] in
      var old: [Entry] = []
      let identifier = ObjectIdentifier(owner)
      var entry = table.entries[identifier] ?? Entry(owner: owner)
      old.append(entry)
      if entry.owner == nil { entry = Entry(owner: owner) }
      entry.values[key] = isWeak ? nil : value
      entry.weakValues[key] = isWeak ? value.map { WeakValue(object: $0 as AnyObject) } : nil
      table.entries[identifier] = entry
      if table.entries.count > table.limit {
        old += table.entries.values.filter { $0.owner == nil }
        table.entries = table.entries.filter { $0.value.owner != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      return old
    }
    withExtendedLifetime(replaced) {}
  }

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let (owner, key) = (owner, key)
    nonisolated(unsafe) var value: Any?
    table.withLock { table in
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return }
      value = entry.values[key] ?? entry.weakValues[key]?.object
    }
    return value
  }

  func remove(_ owner: AnyObject) {
    nonisolated(unsafe) let owner = owner
    let removed = table.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }
}
