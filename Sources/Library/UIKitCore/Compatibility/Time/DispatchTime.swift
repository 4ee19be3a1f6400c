import Dispatch

/// A point in the application's time, under Dispatch's name. As Apple's, except: it does not pass while code runs.
public nonisolated struct DispatchTime: Comparable, Hashable, Sendable {
  /// Seconds.
  var seconds: TimeInterval

  init(seconds: TimeInterval) { self.seconds = seconds }
  /// The point in time after this many nanoseconds.
  public init(uptimeNanoseconds: UInt64) { seconds = TimeInterval(uptimeNanoseconds) / 1e9 }

  /// The time of the event or deadline whose code runs.
  public static func now() -> DispatchTime { DispatchTime(seconds: VirtualTime.now) }
  /// A point in time that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The time in nanoseconds; the largest number for one that never comes.
  public var uptimeNanoseconds: UInt64 {
    seconds < 1.8e10 ? UInt64(max(seconds, 0) * 1e9) : .max
  }

  /// Whether the first point comes earlier.
  public static func < (one: DispatchTime, other: DispatchTime) -> Bool { one.seconds < other.seconds }

  /// The point in time that is later by seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
  /// The point in time that is earlier by seconds.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }
  /// The point in time that is later by an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }
  /// The point in time that is earlier by an interval.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.inSeconds
  }
  /// The point in time that is later by an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// The time from this point to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let seconds = other.seconds - self.seconds
    return abs(seconds) < 9e9 ? .nanoseconds(Int(seconds * 1e9)) : .never
  }
}

/// A point in time by the clock on the wall. It is the same as the application's time.
public typealias DispatchWallTime = DispatchTime

extension DispatchTimeInterval {
  nonisolated fileprivate var inSeconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
