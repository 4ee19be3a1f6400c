/// A coordinate that slows down by the same factor in each millisecond, until it is slow (SV-11).
package struct Coasting {
  /// The speed at which the movement ends, in points per second.
  package static let slowest: CGFloat = 10

  private let start: CGFloat
  /// In points per second.
  private let velocity: CGFloat
  private let rate: CGFloat

  /// - Parameters:
  ///   - start: the place at the lift, in points.
  ///   - velocity: in points per second.
  ///   - rate: the factor of the velocity in each millisecond.
  package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    (self.start, self.velocity, self.rate) = (start, velocity, Coasting.usable(rate))
  }

  /// The movement that ends at `end`.
  package init(from start: CGFloat, to end: CGFloat, rate: CGFloat) {
    let distance = end - start, speed = abs(distance) / Coasting.reach(Coasting.usable(rate)) + Coasting.slowest
    self.init(from: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// The movement that begins with a velocity and ends at `end`, by a rate of its own; nil unless that is quicker than `rate`.
  package init?(from start: CGFloat, to end: CGFloat, velocity: CGFloat, rate: CGFloat) {
    let distance = end - start, speed = abs(velocity) - Coasting.slowest
    guard distance * velocity > 0, speed > 0 else { return nil }
    let reach = abs(distance) / speed * 1000, quick = reach / (1 + reach)
    guard quick < Coasting.usable(rate) else { return nil }
    self.init(from: start, velocity: velocity, rate: quick)
  }

  /// A rate with which a movement ends, and not at once.
  private static func usable(_ rate: CGFloat) -> CGFloat { rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.9999) }

  /// The way of an endless movement at one point per second, in points.
  private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// In seconds.
  package var duration: TimeInterval {
    let speed = abs(velocity)
    return speed > Coasting.slowest ? log(Coasting.slowest / speed) / log(rate) / 1000 : 0
  }

  /// The place at which the movement ends.
  package var end: CGFloat {
    let speed = max(0, abs(velocity) - Coasting.slowest)
    return start + (velocity < 0 ? -speed : speed) * Coasting.reach(rate)
  }

  /// The place `time` seconds after the lift.
  package func place(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    return start + velocity * Coasting.reach(rate) * (1 - pow(rate, 1000 * time))
  }

  /// The velocity `time` seconds after the lift, in points per second.
  package func velocity(at time: TimeInterval) -> CGFloat { time < duration ? velocity * pow(rate, 1000 * time) : 0 }

  /// The time at which the movement passes `place`, in seconds; nil if it ends before.
  package func time(at place: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let share = (place - start) / (velocity * Coasting.reach(rate))
    guard share >= 0, share < 1 else { return nil }
    let time = log(1 - share) / log(rate) / 1000
    return time <= duration ? time : nil
  }
}

/// A value that a critically damped spring pulls to its end (SV-10). Chosen: a stiffness of 100 for a mass of 1.
package struct Springing {
  /// The stiffness's square root, per second.
  private static let pull: CGFloat = 10

  package let end: CGFloat
  private let distance: CGFloat
  private let velocity: CGFloat
  /// In seconds.
  package let duration: TimeInterval

  /// - Parameters:
  ///   - start: the value at the beginning.
  ///   - velocity: its change per second at the beginning.
  ///   - rest: the distance from the end at which the movement is over.
  package init(from start: CGFloat, to end: CGFloat, velocity: CGFloat, rest: CGFloat = 0.5) {
    (self.end, distance, self.velocity) = (end, start - end, velocity)
    let (distance, push) = (start - end, abs(velocity + Springing.pull * (start - end)))
    // The distance is never larger than what the loop computes, which falls from its top on. No spring needs ten seconds.
    var time = push > 0 ? max(0, 1 / Springing.pull - abs(distance) / push) : 0
    while time < 10, (abs(distance) + push * time) * exp(-Springing.pull * time) > rest { time += 1.0 / 120 }
    duration = time
  }

  /// The value `time` seconds after the beginning.
  package func place(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    return end + (distance + (velocity + Springing.pull * distance) * time) * exp(-Springing.pull * time)
  }

  /// The change of the value per second, `time` seconds after the beginning.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let push = velocity + Springing.pull * distance
    return (push - Springing.pull * (distance + push * time)) * exp(-Springing.pull * time)
  }
}

/// The way of one coordinate of a scroll view's content after a drag: it slows down, and a spring brings it back from
/// beyond a limit. Every moment follows from the lift alone, so a run can be repeated exactly.
package struct Glide {
  private let coasting: Coasting?
  /// When the coasting is over, in seconds, and what follows.
  private let turn: TimeInterval
  private let springing: Springing?
  /// The place at the end, in points.
  package let end: CGFloat

  /// The way to a chosen end: with the velocity of the lift if that leads beyond it, or else with the velocity that leads there.
  /// - Parameter velocity: that of the lift, in points per second; 0 to leave it out.
  package init(from start: CGFloat, to end: CGFloat, velocity: CGFloat = 0, rate: CGFloat) {
    let coasting =
      start == end
      ? nil
      : Coasting(from: start, to: end, velocity: velocity, rate: rate) ?? Coasting(from: start, to: end, rate: rate)
    (self.coasting, turn, springing, self.end) = (coasting, coasting?.duration ?? 0, nil, end)
  }

  /// The way that the velocity leads, in points per second, within `limits`.
  /// - Parameter bounces: whether it may go beyond a limit and come back.
  package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool) {
    let coasting = Coasting(from: start, velocity: velocity, rate: rate)
    let last = limits.contains(start) ? coasting.end : start
    end = min(max(last, limits.lowerBound), limits.upperBound)
    guard end != last else { (self.coasting, turn, springing) = (coasting, coasting.duration, nil); return }
    guard limits.contains(start) else {
      (self.coasting, turn) = (nil, 0)
      springing = bounces ? Springing(from: start, to: end, velocity: velocity) : nil
      return
    }
    self.coasting = coasting
    turn = coasting.time(at: end) ?? 0
    springing = bounces ? Springing(from: end, to: end, velocity: coasting.velocity(at: turn)) : nil
  }

  /// In seconds.
  package var duration: TimeInterval { turn + (springing?.duration ?? 0) }

  /// The place `time` seconds after the lift, in points.
  package func place(at time: TimeInterval) -> CGFloat {
    if time < turn, let coasting { return coasting.place(at: time) }
    return springing?.place(at: time - turn) ?? end
  }

  /// The velocity `time` seconds after the lift, in points per second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    if time < turn, let coasting { return coasting.velocity(at: time) }
    return springing?.velocity(at: time - turn) ?? 0
  }
}
