import LiveScenes
import Scenes
import UIKit

/// A hit test for all points of a screen at once: each view is asked for a set of points instead of one.
///
/// It asks in the order of the hit test, and a point belongs to the first view that takes it. What UIKit's own
/// `hitTest(_:with:)` and the overrides of a scene answer is known for a whole set of points. Any other class is really
/// asked, for each point that reaches it.
@MainActor struct HitTestWalk {
  private(set) var claims: PointClaims
  /// The views that take points; the owner number of a view in `claims` is its index and 1.
  private(set) var winners: [UIView] = []
  /// Whether a view that is in no window of the application was returned. The application then asks its next window, and
  /// only a search at each point tells what that answers.
  private(set) var hasForeignAnswer = false
  /// The points, divided by how the search goes; nil if only the winners are wanted.
  private(set) var division: PointDivision?

  private let application: UIApplication
  private var space: SearchSpace
  private var numbers: [ObjectIdentifier: UInt32] = [:]
  private var knownClasses: [ObjectIdentifier: Bool] = [:]

  /// Searches the visible windows of an application from the front (HT-30).
  /// - Parameter divides: whether the points are also divided by how the search goes.
  init(_ application: UIApplication, width: Int, height: Int, divides: Bool = false) {
    self.application = application
    if divides { division = PointDivision(width: width, height: height) }
    claims = PointClaims(width: width, height: height)
    space = SearchSpace(reach: max(width, height))
    let screen = PointRegion(width: width, height: height)
    application.withMovingViewsWhereShown {
      for window in application.windows.reversed() where !window.isHidden {
        ask(window, through: window.searchConversion, screen)
      }
    }
    division?.divide(by: claims.owners)
  }

  /// Asks a view about points.
  /// - Parameter conversion: from the coordinate space of the asking view.
  private mutating func ask(_ view: UIView, through conversion: PointConversion, _ region: PointRegion) {
    guard !region.isEmpty else { return }
    division?.divide(at: region)
    space.push(conversion)
    defer { space.pop() }
    if let behavior = view.sceneBehavior {
      askScene(view, behavior, region)
    } else if isKnown(type(of: view)) {
      askStandard(view, region, area: view.bounds)
    } else {
      askReally(view, region)
    }
  }

  /// `UIView.hitTest(_:with:)`.
  /// - Parameter area: where `point(inside:with:)` is true; nil for all points.
  private mutating func askStandard(_ view: UIView, _ region: PointRegion, area: CGRect?) {
    guard view.touchRefusal == nil else { return }
    let inside = part(of: region, in: area)
    for subview in view.subviews.reversed() { ask(subview, through: subview.searchConversion, inside) }
    claim(inside, for: view)
  }

  /// The overrides of a scene, as in `ConfigurableResponder`.
  private mutating func askScene(_ view: UIView, _ behavior: ResponderBehavior, _ region: PointRegion) {
    let area = behavior.areaInside(view.bounds)
    if behavior.hitTest == .observed { return askReally(view, region) }
    if behavior.hitTest == .standard { return askStandard(view, region, area: area) }
    // The overrides have a guard of their own, which knows no animations.
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return }
    switch behavior.hitTest {
    case .standard, .observed: break
    case .beyondBounds:
      for subview in view.subviews { ask(subview, through: subview.conversionFromSuperview, region) }
    case .safeBeyondBounds:
      for subview in view.subviews.reversed() { ask(subview, through: subview.conversionFromSuperview, region) }
      claim(part(of: region, in: area), for: view)
    case .returns:
      guard let chosen = behavior.chosenView else { return }
      claim(part(of: region, in: area), for: chosen)
    }
  }

  private mutating func askReally(_ view: UIView, _ region: PointRegion) {
    var claims = claims
    self.claims = PointClaims(width: 0, height: 0)
    claims.decide(region) { column, row in
      view.hitTest(space.localPoint(column: column, row: row), with: nil).map { number(of: $0) } ?? 0
    }
    self.claims = claims
  }

  private mutating func part(of region: PointRegion, in area: CGRect?) -> PointRegion {
    guard let area else { return region }
    let part = space.part(of: region, in: area)
    if division != nil {
      division?.divide(at: part)
      for edged in area.withEdges { division?.divide(at: space.part(of: region, in: edged)) }
    }
    return part
  }

  private mutating func claim(_ region: PointRegion, for view: UIView) {
    guard !region.isEmpty else { return }
    claims.claim(region, for: number(of: view))
  }

  private mutating func number(of view: UIView) -> UInt32 {
    if let number = numbers[ObjectIdentifier(view)] { return number }
    if view.window?.application !== application { hasForeignAnswer = true }
    winners.append(view)
    let number = UInt32(clamping: winners.count)
    numbers[ObjectIdentifier(view)] = number
    return number
  }

  /// Whether a class is UIKit's own, so that its methods are those of this repository.
  private mutating func isKnown(_ type: UIView.Type) -> Bool {
    if let isKnown = knownClasses[ObjectIdentifier(type)] { return isKnown }
    let isKnown = isOfUIKit(type)
    knownClasses[ObjectIdentifier(type)] = isKnown
    return isKnown
  }
}
