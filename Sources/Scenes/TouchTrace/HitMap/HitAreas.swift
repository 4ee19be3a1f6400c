import UIKit

/// The hit map of a scene as areas: the area of each winning view, and the areas in which a person sees another view than the
/// winner.
package struct HitAreas: Equatable, Sendable, Codable {
  /// The points at which one view wins.
  package struct Area: Equatable, Sendable, Codable {
    package var view: String
    package var shape: PointShape
  }

  /// Points at which one view is seen, and a view outside of it wins, or none.
  package struct DeadZone: Equatable, Sendable, Codable {
    /// The view that is seen.
    package var view: String
    package var winner: String?
    package var reason: DeadZoneReason
    package var shape: PointShape
  }

  /// The size of the screen, in points.
  package var width: Int
  package var height: Int
  /// In the order of the tree.
  package var areas: [Area]
  /// In the order of the tree.
  package var deadZones: [DeadZone]

  /// The view that a finger at a point of the screen would hit.
  package func winner(at point: CGPoint) -> String? { areas.first { $0.shape.contains(point) }?.view }

  package func deadZone(at point: CGPoint) -> DeadZone? { deadZones.first { $0.shape.contains(point) } }

  package func area(of view: String) -> Area? { areas.first { $0.view == view } }

  /// The part of the screen at which a view wins, from 0 to 1.
  package func share(of shape: PointShape) -> Double { Double(shape.count) / Double(max(width * height, 1)) }
}

extension HitAreas {
  /// The areas of the objects of a run in their present state; nil if the screen is too large for a map.
  @MainActor package init?(of run: any TracedObjects) {
    (width, height) = run.screenSize.inWholePoints
    guard width * height <= HitAreas.mostPoints else { return nil }
    let application = run.application, observer = application.observer
    application.observer = nil
    defer { application.observer = observer }
    let winners = HitTestWalk(application, width: width, height: height)
    let seen = VisibleWalk(application, width: width, height: height)
    let order = run.namesInOrder
    let place = { (name: String) in order[name] ?? Int.max }
    areas = PointShape.shapes(of: winners.claims.owners, width: width, count: winners.winners.count)
      .enumerated().filter { $1.count > 0 }
      .map { Area(view: run.traceName(of: winners.winners[$0]), shape: $1) }
      .sorted { place($0.view) < place($1.view) }
    deadZones = DeadZones(winners, seen).zones(of: run)
      .sorted { (place($0.view), $0.shape.box.minY) < (place($1.view), $1.shape.box.minY) }
  }

  /// The largest screen with areas, in points. A map of more takes too long for a picture.
  static var mostPoints: Int { 1_000_000 }
}

extension CGSize {
  /// The number of points of a map in each direction.
  var inWholePoints: (width: Int, height: Int) { (max(1, Int(width.rounded(.up))), max(1, Int(height.rounded(.up)))) }
}

extension TracedObjects {
  /// The place of each view in the tree: parents before children, back to front.
  @MainActor fileprivate var namesInOrder: [String: Int] {
    var order: [String: Int] = [:]
    func add(_ view: UIView) {
      order[traceName(of: view)] = order[traceName(of: view)] ?? order.count
      for subview in view.subviews { add(subview) }
    }
    for window in application.windows { add(window) }
    return order
  }
}
