import ElementMaps
import Foundation
import LiveScenes
import Scenes
import UIKit

/// Who would win at every point of a screen, found by asking the real hit test with a nil event while nobody watches.
///
/// A map has one cell a point: the cell in column x of row y tells who a finger at exactly (x, y) would hit.
@MainActor package enum HitMap {
  /// As many points have an answer within a second or so.
  nonisolated static let mostPoints = 4_000_000

  /// The map of a stage as it is now. `liveScene` must not be observed.
  /// - Throws: `HitMapError` when the screen is too large.
  package static func map(of liveScene: LiveScene) throws(HitMapError) -> ElementMap {
    let map = try emptyMap(size: liveScene.scene.size)
    let lines = HitLines(of: liveScene, width: map.width, height: map.height)
    fill(map, columns: lines.columns, rows: lines.rows) { point in
      liveScene.application.winner(at: point).map { liveScene.traceName(of: $0) }
    }
    return map
  }

  /// Who would win at one point of the screen. `liveScene` must not be observed.
  static func winner(at point: CGPoint, of liveScene: LiveScene) -> String? {
    liveScene.application.winner(at: point).map { liveScene.traceName(of: $0) }
  }

  /// The map of the windows of an application, every point of it asked. Views go by their `accessibilityIdentifier`, or
  /// else by their class.
  /// - Parameter size: that of the screen, in points.
  /// - Throws: `HitMapError` when the screen is too large.
  package static func map(of application: UIApplication, size: CGSize) throws(HitMapError) -> ElementMap {
    let map = try emptyMap(size: size)
    let observer = application.observer
    application.observer = nil
    defer { application.observer = observer }
    fill(map, columns: Array(0...map.width), rows: Array(0...map.height)) { point in
      application.winner(at: point).map { $0.accessibilityIdentifier ?? String(describing: type(of: $0)) }
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

  /// Asks once for each rectangle between two neighbouring columns and two neighbouring rows.
  private static func fill(
    _ map: ElementMap, columns: [Int], rows: [Int], winner: (CGPoint) -> String?
  ) {
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        guard let name = winner(CGPoint(x: left, y: top)) else { continue }
        for row in top..<bottom { map.give(x: left, y: row, count: right - left, to: name) }
      }
    }
  }
}

extension UIApplication {
  /// The view that a finger at `point` (screen points) would hit.
  fileprivate func winner(at point: CGPoint) -> UIView? { frontmostView(at: point, with: nil)?.view }
}

/// A screen has too many points to ask at each.
package struct HitMapError: Error, Equatable, CustomStringConvertible {
  /// Points.
  var size: CGSize

  package var description: String {
    "the screen has \(Int(size.width)) × \(Int(size.height)) points, too many to ask at each; "
      + "\(HitMap.mostPoints / 1_000_000) million are possible"
  }
}
