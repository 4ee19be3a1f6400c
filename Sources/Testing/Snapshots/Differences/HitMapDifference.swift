import Canvas
import ElementMaps

/// The points at which a touch hits another view than in the reference.
struct HitMapDifference: Codable, Equatable, Sendable {
  /// Points that changed from one view to another.
  struct Change: Codable, Equatable, Sendable {
    /// Empty for no view.
    var from: String
    /// Empty for no view.
    var to: String
    /// The number of points.
    var points: Int
    /// The smallest rectangle around them, in points of the screen.
    var box: PixelBox
    /// The first of them in the order of reading.
    var x: Int
    var y: Int
  }

  /// Set when the screens have different sizes: `360×560`. Nothing else is compared then.
  var sizes: [String] = []
  /// Sorted by the number of points, largest first.
  var changes: [Change] = []
  /// Why the view of the first change no longer wins, as a step of the search; see `HitReason`.
  var reason: String?

  /// Makes the difference of screens with different sizes.
  init(size: (width: Int, height: Int), insteadOf old: (width: Int, height: Int)) {
    sizes = [old, size].map { "\($0.width)×\($0.height)" }
  }

  /// Nil when the maps have the same view at every point.
  init?(expected: ElementMap, actual: ElementMap) {
    guard expected != actual else { return nil }
    guard expected.width == actual.width && expected.height == actual.height else {
      sizes = Self(size: (actual.width, actual.height), insteadOf: (expected.width, expected.height)).sizes
      return
    }
    var found: [[Int]: (points: Int, box: PixelBox, first: (x: Int, y: Int))] = [:]
    for y in 0..<actual.height {
      var next = 0
      while next < actual.width {
        // Most points have the views of the point before.
        let x = next, old = expected.number(x: x, y: y), new = actual.number(x: x, y: y)
        repeat {
          next += 1
        } while next < actual.width && expected.number(x: next, y: y) == old
          && actual.number(x: next, y: y) == new
        guard expected.names[old] != actual.names[new] else { continue }
        let run = PixelBox(x: x, y: y, width: next - x, height: 1), before = found[[old, new]]
        found[[old, new]] = ((before?.points ?? 0) + next - x, before?.box.union(run) ?? run, before?.first ?? (x, y))
      }
    }
    changes = found.map { pair, what in
      Change(
        from: expected.names[pair[0]], to: actual.names[pair[1]], points: what.points, box: what.box, x: what.first.x,
        y: what.first.y)
    }
    .sorted { ($1.points, $0.from, $0.to) < ($0.points, $1.from, $1.to) }
  }

  /// `3,200 points changed owner: button → behind, in 140,220 80×40`.
  var sentence: String {
    if sizes.count == 2 { return "the screen is \(sizes[1]) points, expected \(sizes[0])" }
    let total = changes.reduce(0) { $0 + $1.points }
    let parts = changes.prefix(3).map { change in
      let share = changes.count > 1 ? " \(change.points.grouped)" : ""
      return "\(change.from.orNoView) → \(change.to.orNoView)\(share), in \(change.box)"
    }
    let rest = changes.dropFirst(3).reduce(0) { $0 + $1.points }
    let points = total == 1 ? "1 point" : "\(total.grouped) points"
    return "\(points) changed owner: " + parts.joined(separator: "; ") + (rest > 0 ? "; other \(rest.grouped)" : "")
      + (reason.map { " (\($0))" } ?? "")
  }
}

extension String {
  /// The name of a view in a text.
  var orNoView: String { isEmpty ? "no view" : self }
}

extension Int {
  /// The number with a comma between thousands, in every locale.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
