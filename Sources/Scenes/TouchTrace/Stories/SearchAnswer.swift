import UIKit

/// The answer of a view to the question whether a touch is for it.
package enum SearchAnswer: Equatable, Sendable {
  /// `hitTest` was called on the view and has not answered yet.
  case asking
  /// `point(inside:)` returned true.
  case inside
  /// `point(inside:)` returned false; the miss says how far outside the point lies.
  case outside(Miss?)
  /// `hitTest` returned nil without calling `point(inside:)`, because a gate of the view is closed (HT-02).
  case skipped(TouchRefusal)
  /// The view's own `hitTest` returned without calling `point(inside:)`.
  case overridden
}
