/// A set of objects that may hold them weakly. As Apple's, except: it has the commonest methods.
open nonisolated class NSHashTable<ObjectType>: NSObject {
  /// Whether objects are held. As Apple's.
  public typealias Options = NSPointerFunctions.Options

  private var references: [ObjectReference] = []
  private let isWeak: Bool

  /// An empty table.
  public init(options: Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// A table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] { references.compactMap(\.object).compactMap { $0 as? ObjectType } }
  /// The first object.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  open var count: Int { allObjects.count }

  /// Adds an object that is not in the table.
  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object as AnyObject, isWeak: isWeak))
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) { references.removeAll { $0.isOf(object as AnyObject?) } }
  /// Removes all objects.
  open func removeAllObjects() { references = [] }
  /// Whether an object, or an equal one, is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object of the table that is equal to another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    // On Linux a cast of nil to AnyObject succeeds.
    references.first { $0.isOf(object as AnyObject?) }?.object.flatMap { $0 as? ObjectType }
  }
  /// Goes through the objects.
  open func objectEnumerator() -> NSEnumerator { (allObjects as [Any]).objectEnumerator }
}

/// The strength with which a table keeps its objects. As Apple's, except: only `weakMemory` has an effect.
open nonisolated class NSPointerFunctions: NSObject {
  /// As Apple's.
  public struct Options: OptionSet, Sendable {
    /// As Apple's.
    public let rawValue: UInt
    /// As Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As Apple's.
    public static let strongMemory: Options = [], objectPersonality: Options = []
    /// As Apple's.
    public static let weakMemory = Options(rawValue: 5), objectPointerPersonality = Options(rawValue: 0x200)
    /// As Apple's.
    public static let copyIn = Options(rawValue: 0x10000)
  }
}

/// An object that is held, or not.
nonisolated struct ObjectReference {
  private(set) weak var object: AnyObject?
  private let held: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    self.object = object
    held = isWeak ? nil : object
  }

  /// Whether the object is `other`, or equal to it.
  func isOf(_ other: AnyObject?) -> Bool {
    guard let object, let other else { return false }
    return object === other || (object as? NSObject).map { $0.isEqual(other) } ?? false
  }
}

nonisolated extension [Any] {
  var objectEnumerator: NSEnumerator { NSArray(array: self).objectEnumerator() }
}
