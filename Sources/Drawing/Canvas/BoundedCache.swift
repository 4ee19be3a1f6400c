/// A cache of at least the `capacity` most recently used values, and of at most twice as many.
///
/// It has two generations: when the young one is full, it replaces the old one, whose unused values are dropped.
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
