import ElementMaps
import Foundation

/// The difference between two hit maps: for each pair of views, how many points one lost to the other, and where.
struct MapDifference {
  private struct Pair: Hashable {
    var old, new: String
  }

  private struct Points {
    var count = 0
    var left = Int.max, top = Int.max, right = 0, bottom = 0

    mutating func add(_ x: Int, _ y: Int) {
      count += 1
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
  }

  private var pairs: [(pair: Pair, points: Points)] = []
  private var sizes: String?
  /// The first point that differs, in the order of reading; nil for maps of different sizes.
  private(set) var place: CGPoint?

  /// - Parameter renames: new names of views by their old ones, which are no difference.
  /// - Returns: nil if the maps are equal.
  init?(from old: ElementMap, to new: ElementMap, renames: [String: String] = [:]) {
    guard old.width == new.width && old.height == new.height else {
      sizes = "the screen was \(old.width) × \(old.height) points and is \(new.width) × \(new.height)"
      return
    }
    var found: [Pair: Points] = [:]
    for y in 0..<new.height {
      for x in 0..<new.width {
        let name = old.name(x: x, y: y), was = renames[name] ?? name, now = new.name(x: x, y: y)
        guard was != now else { continue }
        if place == nil { place = CGPoint(x: x, y: y) }
        found[Pair(old: was, new: now), default: Points()].add(x, y)
      }
    }
    if found.isEmpty { return nil }
    pairs = found.map { ($0.key, $0.value) }.sorted {
      ($1.points.count, $0.pair.old, $0.pair.new) < ($0.points.count, $1.pair.old, $1.pair.new)
    }
  }

  /// Most points first.
  var lines: [String] {
    if let sizes { return [sizes] }
    func text(_ name: String) -> String { name == ElementMap.nothing ? "no view" : name }
    let lines = pairs.prefix(6).map { pair, points in
      "\(text(pair.old)) → \(text(pair.new)): \(points.count) \(points.count == 1 ? "point" : "points"), "
        + "x \(points.left)–\(points.right), y \(points.top)–\(points.bottom)"
    }
    return lines + (pairs.count > 6 ? ["and \(pairs.count - 6) more pairs of views"] : [])
  }
}
