import Foundation
import LiveScenes
import Scenes
import UIKit

/// The columns and rows of a screen at which the result of a hit test can change.
///
/// If no view overrides `hitTest` and none is rotated or scaled, each view's hit area is an upright rectangle. Between
/// two neighbouring edges of these rectangles the result is constant, so one hit test is enough. Otherwise every point
/// is tested.
@MainActor struct HitLines {
  /// In ascending order, from 0 to the width of the screen, in points.
  let columns: [Int]
  /// In ascending order, from 0 to the height of the screen, in points.
  let rows: [Int]

  init(of liveScene: LiveScene, width: Int, height: Int) {
    let views = liveScene.scene.viewNames.compactMap { liveScene.view(named: $0) }
    let isUpright = views.allSatisfy { $0.transform.isIdentity && liveScene.behavior(of: $0)?.hitTest == .standard }
    guard isUpright else {
      (columns, rows) = (Array(0...width), Array(0...height))
      return
    }
    let areas = views.compactMap { $0.areaOnScreen(liveScene.behavior(of: $0)) }
    columns = HitLines.lines(at: areas.flatMap { [$0.minX, $0.maxX] }, until: width)
    rows = HitLines.lines(at: areas.flatMap { [$0.minY, $0.maxY] }, until: height)
  }

  /// Returns the lines on both sides of each edge, so that an edge on a point, or a rounding error away from one, is tested
  /// on both sides.
  private static func lines(at edges: [CGFloat], until limit: Int) -> [Int] {
    var lines: Set<Int> = [0, limit]
    for edge in edges where edge > -2 && edge < CGFloat(limit) + 2 {
      let point = Int(edge.rounded(.down))
      lines.formUnion((point...(point + 2)).filter { (0...limit).contains($0) })
    }
    return lines.sorted()
  }
}

extension UIView {
  /// The rectangle for which `point(inside:)` returns true, in screen points; nil if it returns true for every point.
  fileprivate func areaOnScreen(_ behavior: ResponderBehavior?) -> CGRect? {
    guard let window else { return nil }
    var area = bounds
    switch behavior?.pointInside ?? .bounds {
    case .bounds: break
    case .enlarged: area = area.extended(by: behavior?.hitOutsets ?? .none)
    case .always: return nil
    }
    let corner = window.convert(convert(area.origin, to: window), to: nil as UIWindow?)
    return CGRect(origin: corner, size: area.size)
  }
}
