import Foundation

/// A view's implementation of `hitTest(_:with:)`: UIKit's, or an override that an app could contain.
package enum HitTestOverride: Equatable, Sendable, Codable {
  /// UIKit's own: gates, `point(inside:)`, subviews from front to back, then the view itself (HT-04).
  case standard
  /// `BeyondBoundsView`: asks the subviews from back to front without `point(inside:)`, and never returns itself.
  case beyondBounds
  /// `SafeBeyondBoundsView`: asks the subviews from front to back, wherever the point is, then itself.
  case safeBeyondBounds
  /// Returns the view of this name for every point inside its own bounds (HT-23).
  case returns(String)
  /// Returns what it returned on the device, at the points at which it was asked there. Elsewhere it is UIKit's own.
  case observed

  /// Reads the text after `hitTest` in a scene or an edit.
  static func parse(_ words: inout WordScanner) throws(TextError) -> HitTestOverride {
    let word = try words.next("default, beyondBounds, safeBeyondBounds, observed or `returns NAME`")
    switch word.text {
    case "default": return .standard
    case "beyondBounds": return .beyondBounds
    case "safeBeyondBounds": return .safeBeyondBounds
    case "observed": return .observed
    case "returns": return .returns(try words.next("the name of a view").text)
    // The spellings of earlier versions.
    case "article":
      words.warn("`article` is now called `beyondBounds`", at: word)
      return .beyondBounds
    case "safe":
      words.warn("`safe` is now called `safeBeyondBounds`", at: word)
      return .safeBeyondBounds
    default:
      let hint = suggestion(
        for: word.text, among: ["default", "beyondBounds", "safeBeyondBounds", "observed", "returns NAME"])
      throw word.error("unknown hitTest override `\(word.text)`\(hint)")
    }
  }
}

extension HitTestOverride: CustomStringConvertible {
  /// The text after `hitTest` in a scene or an edit.
  package var description: String {
    switch self {
    case .standard: "default"
    case .beyondBounds: "beyondBounds"
    case .safeBeyondBounds: "safeBeyondBounds"
    case .returns(let name): "returns \(name)"
    case .observed: "observed"
    }
  }
}

/// A view's implementation of `point(inside:with:)`.
package enum PointInsideOverride: String, CaseIterable, Sendable, Codable {
  /// UIKit's own: true in the bounds, without their right and bottom edges (HT-12).
  case bounds
  /// True in the bounds enlarged by `enlargedBy`.
  case enlarged
  /// True for every point, so that subviews outside the bounds are asked (HT-24).
  case always
}

/// Whether a view is part of an animation that goes on, and whether the animation lets touches through (HT-20).
package enum AnimationState: String, CaseIterable, Sendable, Codable {
  case none
  /// Without `.allowUserInteraction`: the hit test skips the view and its descendants.
  case running
  /// With `.allowUserInteraction`: touches are not affected.
  case allowUserInteraction
}

/// The distances in points by which a hit area extends beyond the edges of the bounds; negative values make it smaller.
///
/// `UIEdgeInsets` has the opposite sign: positive values make a rectangle smaller.
package struct HitOutsets: Equatable, Sendable, Codable {
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

extension CGRect {
  /// Returns the rectangle with every side moved outwards by `outsets`, and never less than empty.
  package func extended(by outsets: HitOutsets) -> CGRect {
    CGRect(
      x: minX - outsets.left, y: minY - outsets.top, width: max(0, width + outsets.left + outsets.right),
      height: max(0, height + outsets.top + outsets.bottom))
  }
}
