// The gestures that controls refuse to recognizers of their ancestors (UC-30, UC-33).

extension UIGestureRecognizer {
  /// Whether this recognizes one tap of one finger.
  final var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether this is a pan of one finger that has moved more horizontally than vertically.
  final var isSidewaysPan: Bool {
    guard let pan = self as? UIPanGestureRecognizer, pan.numberOfTouches == 1 else { return false }
    let translation = pan.translation(in: nil)
    return abs(translation.x) > abs(translation.y)
  }

  /// Whether this recognizes a swipe of one finger to the left or to the right.
  final var isSidewaysSwipe: Bool {
    guard let swipe = self as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1 else { return false }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }
}
