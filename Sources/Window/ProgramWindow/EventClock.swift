import Foundation

/// Converts SDL's milliseconds into seconds since the window opened. The time never goes back, even when SDL's 32-bit
/// counter starts again from zero after 49 days.
struct EventClock {
  private var lastTicks: UInt32
  private var elapsedMilliseconds = 0

  init(ticks: UInt32) {
    lastTicks = ticks
  }

  /// Returns the time at `ticks`, or the time of the last call if `ticks` is earlier.
  mutating func time(at ticks: UInt32) -> TimeInterval {
    let passed = Int32(bitPattern: ticks &- lastTicks)
    if passed > 0 {
      elapsedMilliseconds += Int(passed)
      lastTicks = ticks
    }
    return TimeInterval(elapsedMilliseconds) / 1000
  }

  /// Returns how long to wait until `deadline`: whole milliseconds, rounded up, from 0 to one hour.
  mutating func milliseconds(until deadline: TimeInterval, from ticks: UInt32) -> Int32 {
    let left = (deadline - time(at: ticks)) * 1000
    return Int32(min(max(left.rounded(.up), 0), 3_600_000))
  }
}
