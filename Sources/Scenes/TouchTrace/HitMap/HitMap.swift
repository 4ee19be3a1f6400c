import ElementMaps
import UIKit

/// The hit-test view at every point of a screen, found by calling the real `hitTest` with a nil event.
///
/// A map has one cell for each point: the cell in column x of row y holds the view that a finger at exactly (x, y) would
/// hit. Observers of the application do not see these calls.
@MainActor package enum HitMap {
  /// The largest screen, in points; so many hit tests take about a second.
  nonisolated static let mostPoints = 4_000_000

  /// Returns the map of the objects of a run in their current state.
  /// - Throws: `HitMapError` when the screen is too large.
  package static func map(of run: any TracedObjects) throws(HitMapError) -> ElementMap {
    try map(of: run.application, size: run.screenSize) { run.traceName(of: $0) }
  }

  /// Returns the name of the view that a finger at a point of the screen would hit.
  static func hitTestView(at point: CGPoint, of run: any TracedObjects) -> String? {
    frontmostView(at: point, of: run).map { run.traceName(of: $0) }
  }

  /// Returns the view that a finger at a point of the screen would hit.
  static func frontmostView(at point: CGPoint, of run: any TracedObjects) -> UIView? {
    run.application.withoutObserver { run.application.hitTestView(at: point) }
  }

  /// Returns the map of an application's windows. Views have the name of their `accessibilityIdentifier`, or else of their
  /// class.
  /// - Parameter size: the size of the screen, in points.
  /// - Throws: `HitMapError` when the screen is too large.
  package static func map(of application: UIApplication, size: CGSize) throws(HitMapError) -> ElementMap {
    try map(of: application, size: size, name: name(of:))
  }

  /// Returns the name of a view or a recognizer that has none in a scene: that of a program, or else of its class.
  package static func name(of object: AnyObject) -> String {
    let own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
    return own ?? String(describing: type(of: object))
  }

  private static func map(
    of application: UIApplication, size: CGSize, name: (UIView) -> String
  ) throws(HitMapError) -> ElementMap {
    let map = try emptyMap(size: size)
    return application.withoutObserver {
      let walk = HitTestWalk(application, width: map.width, height: map.height)
      if walk.hasForeignAnswer {
        fillEachPoint(map) { application.hitTestView(at: $0).map(name) }
      } else {
        fill(map, from: walk.claims, names: [ElementMap.nothing] + walk.winners.map(name))
      }
      return map
    }
  }

  private static func emptyMap(size: CGSize) throws(HitMapError) -> ElementMap {
    let width = size.width.rounded(.up), height = size.height.rounded(.up)
    guard width * height <= CGFloat(mostPoints), max(width, height) <= CGFloat(ElementMap.maximumSide) else {
      throw HitMapError(size: size)
    }
    return ElementMap(width: max(1, Int(width)), height: max(1, Int(height)))
  }

  /// Copies the owners of all points, in the order of reading.
  private static func fill(_ map: ElementMap, from claims: PointClaims, names: [String]) {
    let width = map.width
    var numbers: [UInt16?] = Array(repeating: nil, count: names.count)
    claims.owners.withUnsafeBufferPointer { owners in
      for row in 0..<map.height {
        var start = row * width
        let end = start + width
        if row > 0, let base = owners.baseAddress, memcmp(base + start, base + start - width, width * 4) == 0 {
          memcpy(map.cells + start, map.cells + start - width, width * 2)
          continue
        }
        while start < end {
          let owner = owners[start]
          var next = start + 1
          while next < end, owners[next] == owner { next += 1 }
          if owner != 0 {
            let number = numbers[Int(owner)] ?? map.number(of: names[Int(owner)])
            numbers[Int(owner)] = number
            (map.cells + start).fill(with: number, count: next - start)
          }
          start = next
        }
      }
    }
  }

  private static func fillEachPoint(_ map: ElementMap, hitTestView: (CGPoint) -> String?) {
    for row in 0..<map.height {
      for column in 0..<map.width {
        guard let name = hitTestView(CGPoint(x: column, y: row)) else { continue }
        map.give(x: column, y: row, to: name)
      }
    }
  }
}

extension UIApplication {
  /// Runs `body` without the observer, so that questions about the scene do not become part of its trace.
  fileprivate func withoutObserver<Result>(_ body: () -> Result) -> Result {
    let observer = observer
    self.observer = nil
    defer { self.observer = observer }
    return body()
  }

  /// Returns the view that a finger at `point` (screen points) would hit.
  fileprivate func hitTestView(at point: CGPoint) -> UIView? { frontmostView(at: point, with: nil)?.view }
}

/// A screen has too many points for a hit map.
package struct HitMapError: Error, Equatable, CustomStringConvertible {
  /// Points.
  var size: CGSize

  package init(size: CGSize) { self.size = size }

  package var description: String {
    "the screen has \(Int(size.width)) × \(Int(size.height)) points; a hit map can have at most "
      + "\(HitMap.mostPoints / 1_000_000) million"
  }
}
