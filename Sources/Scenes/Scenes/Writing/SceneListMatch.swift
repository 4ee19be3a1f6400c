/// Finds the elements of a list in an earlier state of it.
enum SceneListMatch {
  /// Returns for each new element the index of the old one that it was, or nil.
  /// - Parameter key: the key of the list.
  static func indices(of new: [SceneValue], in old: [SceneValue], _ key: String) -> [Int?] {
    let before = old.map { identity(of: $0, key) }, after = new.map { identity(of: $0, key) }
    // The comparison takes a time that grows with the product of the lengths.
    guard before.count * after.count <= 4_000_000 else { return new.map { _ in nil } }
    let changes = after.difference(from: before)
    var removed: Set<Int> = [], inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return pairs(removed, inserted, oldCount: old.count, newCount: new.count)
  }

  /// Elements that stay are pairs. So are elements that were replaced by as many others in one place.
  private static func pairs(_ removed: Set<Int>, _ inserted: Set<Int>, oldCount: Int, newCount: Int) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: newCount), old = 0, new = 0
    while old < oldCount || new < newCount {
      let gone = (old..<oldCount).prefix { removed.contains($0) }
      let added = (new..<newCount).prefix { inserted.contains($0) }
      if gone.count == added.count {
        for (one, other) in zip(gone, added) { result[other] = one }
      }
      (old, new) = (old + gone.count, new + added.count)
      guard old < oldCount, new < newCount else { continue }
      result[new] = old
      (old, new) = (old + 1, new + 1)
    }
    return result
  }

  /// The value by which an element is recognized in spite of changes in it.
  private static func identity(of value: SceneValue, _ key: String) -> SceneValue {
    switch key {
    case "expect": .list([value["at"] ?? .text(""), value["variant"] ?? .text("")])
    case "touches": value["at"] ?? .text("")
    default: value["name"] ?? value
    }
  }
}
