/// The course of an animation in the application's time.
nonisolated struct AnimationTiming {
  /// The time of its start, in seconds.
  var start: TimeInterval
  /// The length of one run in one direction, in seconds.
  var duration: TimeInterval
  /// The number of runs, each there and, with `reverses`, back.
  var count = 1.0
  var reverses = false
  /// Whether the first value is shown before the start, and the last one after the end.
  var fillsBefore = false, fillsAfter = false
  var curve = TimingCurve.linear

  /// Infinite for an animation without an end.
  var end: TimeInterval { start + duration * (reverses ? 2 : 1) * count }

  /// The part of the way from the first value to the last one, mostly from 0 to 1; nil while the animation shows nothing.
  func fraction(at time: TimeInterval) -> CGFloat? {
    guard time >= start else { return fillsBefore ? 0 : nil }
    guard time < end else { return fillsAfter ? CGFloat(reverses ? 0 : 1) : nil }
    let runs = (time - start) / duration, run = runs.rounded(.down), part = runs - run
    let isOnTheWayBack = reverses && run.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(at: isOnTheWayBack ? 1 - part : part)
  }
}

/// A curve from (0, 0) to (1, 1) with two control points, as those of `CAMediaTimingFunction`.
nonisolated struct TimingCurve {
  var x1, y1, x2, y2: Double

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInEaseOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The height of the curve where it is at `x`, from 0 to 1. `x` grows along the curve, so that halving finds the place.
  func value(at x: Double) -> CGFloat {
    if self == .linear { return CGFloat(x) }
    var low = 0.0, high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if TimingCurve.along(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return CGFloat(TimingCurve.along(y1, y2, (low + high) / 2))
  }

  /// A coordinate of the curve, whose control points have these coordinates.
  private static func along(_ first: Double, _ second: Double, _ part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }
}

nonisolated extension TimingCurve: Equatable {}

extension UIView.AnimationOptions {
  nonisolated var curve: TimingCurve {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
