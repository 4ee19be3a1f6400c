import Foundation

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Allocates at least `count` values whose bytes are 0; `freeZeroed()` frees them. Large memory takes no time before it is used,
  /// and in a debug build this is much faster than `initialize(repeating:count:)`.
  package static func zeroed(count: Int) -> UnsafeMutablePointer {
    guard let memory = calloc(Swift.max(count, 1), MemoryLayout<Pointee>.stride) else {
      fatalError("no memory for \(count) values")
    }
    return memory.bindMemory(to: Pointee.self, capacity: Swift.max(count, 1))
  }

  /// Frees what `zeroed(count:)` allocated.
  package func freeZeroed() { free(self) }

  /// Sets `count` values to one value. Unlike `update(repeating:count:)` it is fast in a debug build, too.
  @inlinable package func fill(with value: Pointee, count: Int) {
    #if DEBUG
    guard count > 0 else { return }
    self[0] = value
    var done = 1
    while done < count {
      // The filled part is copied behind itself, twice as much each time.
      let next = Swift.min(done, count - done)
      memcpy(self + done, self, next * MemoryLayout<Pointee>.stride)
      done += next
    }
    #else
    update(repeating: value, count: count)
    #endif
  }
}
