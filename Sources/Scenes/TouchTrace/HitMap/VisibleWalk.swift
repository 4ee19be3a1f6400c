import UIKit

/// The view that a person sees at each point of a screen and expects to receive a touch there: the frontmost visible one
/// whose own interaction is on.
@MainActor struct VisibleWalk {
  private(set) var claims: PointClaims
  /// The views that are seen; the owner number of a view in `claims` is its index and 1.
  private(set) var views: [UIView] = []

  private var space: SearchSpace

  /// A view with less opacity than this, with that of the views around it, is not seen.
  nonisolated static let leastOpacity: CGFloat = 0.1

  init(_ application: UIApplication, width: Int, height: Int) {
    claims = PointClaims(width: width, height: height)
    space = SearchSpace(reach: max(width, height))
    let screen = PointRegion(width: width, height: height)
    for window in application.windows.reversed() { see(window, screen, opacity: 1) }
  }

  /// Gives the points of a region at which a view or its subviews are drawn to them, the frontmost first.
  private mutating func see(_ view: UIView, _ region: PointRegion, opacity: CGFloat) {
    let opacity = opacity * view.alpha
    guard !region.isEmpty, !view.isHidden, opacity >= VisibleWalk.leastOpacity else { return }
    space.push(view.searchConversion)
    defer { space.pop() }
    let drawn = space.part(of: region, in: view.bounds)
    for subview in view.subviews.reversed() {
      see(subview, view.clipsToBounds ? drawn : region, opacity: opacity)
    }
    guard view.isUserInteractionEnabled, !drawn.isEmpty else { return }
    views.append(view)
    claims.claim(drawn, for: UInt32(views.count))
  }
}
