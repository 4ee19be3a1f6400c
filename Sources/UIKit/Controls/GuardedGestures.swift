// The gestures that controls keep for themselves (UC-30, UC-33).

extension UIGestureRecognizer {
  /// One finger, one tap.
  final var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// One finger that drags more sideways than up or down.
  final var isSidewaysPan: Bool {
    guard let pan = self as? UIPanGestureRecognizer, pan.numberOfTouches == 1 else { return false }
    let way = pan.translation(in: nil)
    return abs(way.x) > abs(way.y)
  }

  /// One finger that strokes to the left or to the right.
  final var isSidewaysSwipe: Bool {
    guard let swipe = self as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1 else { return false }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }
}
