import Foundation

/// How a view answers `hitTest(_:with:)`. Each case but the first is an override that an app could contain.
package enum HitTestOverride: Equatable, Sendable {
  /// UIKit's own: gates, `point(inside:)`, subviews from the front, then itself (HT-04).
  case standard
  /// `BeyondBoundsView`: asks the subviews from the back, without looking at its own bounds, and never answers itself.
  case beyondBounds
  /// `SafeBeyondBoundsView`: asks the subviews from the front wherever the point lies, then itself.
  case safeBeyondBounds
  /// Answers a view chosen beforehand, by name, for every point inside its own bounds (HT-23).
  case returns(String)

  /// As written after `hitTest` in a scene or an edit.
  package var description: String {
    switch self {
    case .standard: "default"
    case .beyondBounds: "beyondBounds"
    case .safeBeyondBounds: "safeBeyondBounds"
    case .returns(let name): "returns \(name)"
    }
  }
}

extension HitTestOverride: CustomStringConvertible {}

/// How a view answers `point(inside:with:)`.
package enum PointInsideOverride: String, CaseIterable, Sendable {
  /// UIKit's own: the bounds, without their far edges (HT-12).
  case bounds
  /// The bounds grown by `enlargedBy`.
  case enlarged
  /// Yes to every point, so that subviews outside the bounds can be reached (HT-24).
  case always
}

/// Distances in points by which a hit area grows beyond each edge; negative values shrink it.
///
/// `UIEdgeInsets` in code has the opposite sign: there, positive shrinks.
package struct HitOutsets: Equatable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat

  package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  init(_ all: CGFloat) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  package static let none = HitOutsets(0)
}
