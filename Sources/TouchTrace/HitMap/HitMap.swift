import ElementMaps
import Foundation
import LiveScenes
import Scenes
import UIKit

/// The hit-test view at every point of a screen, found by calling the real `hitTest` with a nil event.
///
/// A map has one cell for each point: the cell in column x of row y holds the view that a finger at exactly (x, y) would
/// hit. Observers of the application do not see these calls.
@MainActor package enum HitMap {
  /// The largest screen, in points; so many hit tests take about a second.
  nonisolated static let mostPoints = 4_000_000

  /// Returns the map of a live scene in its current state.
  /// - Throws: `HitMapError` when the screen is too large.
  package static func map(of liveScene: LiveScene) throws(HitMapError) -> ElementMap {
    let map = try emptyMap(size: liveScene.scene.size)
    let lines = HitLines(of: liveScene, width: map.width, height: map.height)
    liveScene.application.withoutObserver {
      fill(map, columns: lines.columns, rows: lines.rows) { point in
        liveScene.application.hitTestView(at: point).map { liveScene.traceName(of: $0) }
      }
    }
    return map
  }

  /// Returns the name of the view that a finger at a point of the screen would hit.
  static func hitTestView(at point: CGPoint, of liveScene: LiveScene) -> String? {
    liveScene.application.withoutObserver {
      liveScene.application.hitTestView(at: point).map { liveScene.traceName(of: $0) }
    }
  }

  /// Returns the map of an application's windows, with a hit test at every point. Views have the name of their
  /// `accessibilityIdentifier`, or else of their class.
  /// - Parameter size: the size of the screen, in points.
  /// - Throws: `HitMapError` when the screen is too large.
  package static func map(of application: UIApplication, size: CGSize) throws(HitMapError) -> ElementMap {
    let map = try emptyMap(size: size)
    application.withoutObserver {
      fill(map, columns: Array(0...map.width), rows: Array(0...map.height)) { point in
        application.hitTestView(at: point).map { $0.accessibilityIdentifier ?? String(describing: type(of: $0)) }
      }
    }
    return map
  }

  private static func emptyMap(size: CGSize) throws(HitMapError) -> ElementMap {
    let width = size.width.rounded(.up), height = size.height.rounded(.up)
    guard width * height <= CGFloat(mostPoints), max(width, height) <= CGFloat(ElementMap.maximumSide) else {
      throw HitMapError(size: size)
    }
    return ElementMap(width: max(1, Int(width)), height: max(1, Int(height)))
  }

  /// Tests one point of each rectangle between two neighbouring columns and two neighbouring rows.
  private static func fill(
    _ map: ElementMap, columns: [Int], rows: [Int], hitTestView: (CGPoint) -> String?
  ) {
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        guard let name = hitTestView(CGPoint(x: left, y: top)) else { continue }
        for row in top..<bottom { map.give(x: left, y: row, count: right - left, to: name) }
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

  package var description: String {
    "the screen has \(Int(size.width)) × \(Int(size.height)) points; a hit map can have at most "
      + "\(HitMap.mostPoints / 1_000_000) million"
  }
}
