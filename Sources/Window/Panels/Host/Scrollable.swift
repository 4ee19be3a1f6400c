import Foundation

/// A view that the wheel scrolls.
@MainActor protocol Scrollable {
  /// `dx` and `dy` are lines, positive is right and up; `point` is in the view's own coordinates.
  func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint)
}
