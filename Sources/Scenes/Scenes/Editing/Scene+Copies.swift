import Foundation

extension Scene {
  /// Returns a copy of a view with all that is in it, under new names and 10 points to the right and down.
  ///
  /// References within the original point within the copy, too.
  package func copy(of name: String) -> ViewDescription? {
    guard let original = view(named: name) else { return nil }
    var taken = Set(namedObjects.map(\.name)), names: [String: String] = [:]
    for old in original.all.flatMap(\.names) {
      let new = Scene.freeName(like: old, taken: taken)
      taken.insert(new)
      names[old] = new
    }
    var copy = original
    copy.mapAllNames { names[$0] ?? $0 }
    copy.frame = copy.frame.offsetBy(dx: 10, dy: 10)
    return copy
  }

  /// Returns a name with the next free number: `buy2` for `buy`, `view4` for `view3`.
  private static func freeName(like name: String, taken: Set<String>) -> String {
    let stem = String(name.reversed().drop(while: \.isNumber).reversed())
    let first = Int(name.dropFirst(stem.count)).map { $0 + 1 } ?? 2
    let free = sequence(first: first) { $0 + 1 }.lazy.map { "\(stem)\($0)" }.first { !taken.contains($0) }
    return free ?? name
  }
}

extension ViewClass {
  /// The beginning of the names that new views of the class get: `button` for a `UIButton`.
  package var stem: String {
    let word = rawValue.hasPrefix("UI") ? String(rawValue.dropFirst(2)) : rawValue
    return word.prefix(1).lowercased() + word.dropFirst()
  }
}
