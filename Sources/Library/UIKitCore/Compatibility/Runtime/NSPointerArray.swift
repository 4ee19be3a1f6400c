/// Objects in order, with gaps where an object is gone that it does not keep alive. As Apple's, except: its pointers are those of
/// objects.
open nonisolated class NSPointerArray: NSObject {
  private var references: [ObjectReference?] = []
  private let isWeak: Bool

  /// An empty array.
  public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

  /// An array that does not keep its objects alive.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// An array that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// The number of pointers, gaps included. A smaller number removes the last ones, a larger one adds gaps.
  open var count: Int {
    get { references.count }
    set {
      let more = max(0, newValue - references.count)
      references = references.prefix(max(0, newValue)) + Array(repeating: nil, count: more)
    }
  }
  /// The objects that are there, in order.
  open var allObjects: [Any] { references.compactMap { $0?.object } }

  /// The pointer to an object; nil for a gap. A wrong index ends the program.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Adds an object, or a gap, at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }
  /// Inserts an object, or a gap. A wrong index ends the program.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }
  /// Replaces an object. A wrong index ends the program.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }
  /// Removes an object, or a gap. A wrong index ends the program.
  open func removePointer(at index: Int) { references.remove(at: index) }
  /// Removes the gaps. As Apple's, except: an object that is gone leaves a gap, too. iOS removes such a gap only after a
  /// null pointer was added.
  open func compact() { references.removeAll { $0?.object == nil } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference? {
    pointer.map { ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: isWeak) }
  }
}
