import Foundation

/// Seconds since the window opened, from SDL's milliseconds. Never goes back, also where these start again
/// from zero after 49 days.
struct EventClock {
  private var lastTicks: UInt32
  private var elapsedMilliseconds = 0

  init(ticks: UInt32) {
    lastTicks = ticks
  }

  /// The time at `ticks`, or of the last question if `ticks` is earlier.
  mutating func time(at ticks: UInt32) -> TimeInterval {
    let passed = Int32(bitPattern: ticks &- lastTicks)
    if passed > 0 {
      elapsedMilliseconds += Int(passed)
      lastTicks = ticks
    }
    return TimeInterval(elapsedMilliseconds) / 1000
  }

  /// How long to wait so that `deadline` has come: whole milliseconds, rounded up, never negative.
  mutating func milliseconds(until deadline: TimeInterval, from ticks: UInt32) -> Int32 {
    let left = (deadline - time(at: ticks)) * 1000
    return Int32(min(max(left.rounded(.up), 0), 3_600_000))
  }
}
