/// Remembers at least the last `capacity` values used and at most twice as many.
///
/// Two generations: when the young one is full it becomes the old one, and what was old and not used since is forgotten.
struct BoundedCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if young.count >= capacity {
        old = young
        young = [:]
      }
      young[key] = newValue
    }
  }
}
