extension TestTree {
  /// Returns what changed since an earlier tree, one change in a line: `price.font 17 → 15`, `badge is gone`. What is renamed is
  /// said as renamed, once.
  func changes(since old: TestTree) -> [String] {
    let renamed = renames(since: old)
    let former = Dictionary(uniqueKeysWithValues: renamed.map { ($1, $0) })
    var changes = renamed.map { "\($0) is now \($1)" }
    let gone = old.objects.filter { object($0.name) == nil && !renamed.map(\.old).contains($0.name) }
    // With a view go the views in it.
    changes += gone.filter { object in !gone.contains { $0.name == object.parent } }.map { "\($0.name) is gone" }
    for object in objects {
      guard let earlier = old.object(former[object.name] ?? object.name) else {
        let isInNew = object.parent.map { old.object(former[$0] ?? $0) == nil } ?? false
        if !isInNew { changes.append("\(object.name), a \(object.className), is new\(object.place)") }
        continue
      }
      changes += object.changes(since: earlier, parent: object.parent.map { former[$0] ?? $0 })
    }
    return changes + orders(since: old, former)
  }

  /// The objects whose names alone changed: of one class, in one view, with the same properties.
  func renames(since old: TestTree) -> [(old: String, new: String)] {
    var renames: [(old: String, new: String)] = []
    let gone = old.objects.filter { object($0.name) == nil }
    for object in objects where old.object(object.name) == nil {
      let parent = object.parent.map { name in renames.first { $0.new == name }?.old ?? name }
      let match = gone.first { other in
        other.className == object.className && other.parent == parent && other.properties == object.properties
          && !renames.contains { $0.old == other.name }
      }
      if let match { renames.append((match.name, object.name)) }
    }
    return renames
  }

  private func orders(since old: TestTree, _ former: [String: String]) -> [String] {
    objects.compactMap { parent in
      let now = children(of: parent.name), before = old.children(of: former[parent.name] ?? parent.name)
      let common = now.filter { before.contains(former[$0] ?? $0) }
      let earlier = before.compactMap { name in common.first { (former[$0] ?? $0) == name } }
      guard common != earlier else { return nil }
      return
        "the order in \(parent.name) is \(common.joined(separator: ", ")); it was \(earlier.joined(separator: ", "))"
    }
  }
}

extension TestTree.Object {
  fileprivate var place: String { parent.map { " in \($0)" } ?? "" }

  fileprivate func changes(since old: TestTree.Object, parent: String?) -> [String] {
    var changes: [String] = []
    if className != old.className { changes.append("\(name) is a \(className), and was a \(old.className)") }
    if parent != old.parent { changes.append("\(name) is\(place), and was\(old.place)") }
    let keys = properties.map(\.key) + old.properties.map(\.key).filter { value($0) == nil }
    for key in keys where value(key) != old.value(key) {
      let texts = [old.value(key), value(key)].map { $0 ?? TestTree.usual(key) }
      changes.append("\(name).\(key) \(texts[0]) → \(texts[1])")
    }
    return changes
  }
}

extension TestTree {
  /// The value that a property has where the text does not name it.
  static func usual(_ key: String) -> String { usualValues[key] ?? "none" }
}
