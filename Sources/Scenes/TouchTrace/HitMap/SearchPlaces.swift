import LiveScenes
import Scenes
import UIKit

/// The parts of a screen at which a touch goes the same way: the same views are asked, with the same answers, and the same
/// views lie under the finger. The right and bottom edges of views, which are outside of them, are parts of their own. So one touch in each part shows what happens at every point of the screen.
@MainActor package enum SearchPlaces {
  /// Divides the screen of a scene before its first input.
  /// - Returns: shapes that together cover the screen, from the largest to the smallest; none if the screen is too large.
  package static func all(of scene: Scene, _ variant: Variant) -> [PointShape] {
    let live = LiveScene(scene, variant: variant), application = live.application
    let (width, height) = scene.size.inWholePoints
    guard width * height <= HitAreas.mostPoints else { return [] }
    guard
      var division = HitTestWalk(application, width: width, height: height, divides: true).division
    else { return [] }
    var walk = BoundsWalk(reach: max(width, height))
    let screen = PointRegion(width: width, height: height)
    for window in application.windows { walk.divide(&division, at: window, screen) }
    return division.shapes.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension PointShape {
  /// A point in the middle of the largest rectangle of the shape.
  package var middle: CGPoint {
    let largest = largest ?? .zero
    return CGPoint(x: largest.midX.rounded(.down), y: largest.midY.rounded(.down))
  }
}

extension CGRect {
  /// The rectangle with its right edge, which does not belong to it, and with its bottom edge.
  nonisolated var withEdges: [CGRect] {
    let little = 0.001
    return [
      CGRect(x: minX, y: minY, width: width + little, height: height),
      CGRect(x: minX, y: minY, width: width, height: height + little),
    ]
  }
}

/// Divides points by the views in whose bounds or hit areas they are, whether those are asked or not.
@MainActor private struct BoundsWalk {
  private var space: SearchSpace

  init(reach: Int) { space = SearchSpace(reach: reach) }

  mutating func divide(_ division: inout PointDivision, at view: UIView, _ screen: PointRegion) {
    space.push(view.searchConversion)
    defer { space.pop() }
    let asked = view.sceneBehavior.flatMap { $0.areaInside(view.bounds) } ?? view.bounds
    for area in asked == view.bounds ? [asked] : [view.bounds, asked] {
      for part in [area] + area.withEdges { division.divide(at: space.part(of: screen, in: part)) }
    }
    for subview in view.subviews { divide(&division, at: subview, screen) }
  }
}
