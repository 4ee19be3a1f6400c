import Dispatch

/// A point in the application's time, under Dispatch's name.
public nonisolated struct DispatchTime: Comparable, Hashable, Sendable {
  /// Seconds.
  var seconds: TimeInterval

  init(seconds: TimeInterval) { self.seconds = seconds }
  public init(uptimeNanoseconds: UInt64) { seconds = TimeInterval(uptimeNanoseconds) / 1e9 }

  /// The time of the event or deadline whose code runs.
  public static func now() -> DispatchTime { DispatchTime(seconds: VirtualTime.now) }
  public static let distantFuture = DispatchTime(seconds: .infinity)

  public var uptimeNanoseconds: UInt64 {
    seconds < 1.8e10 ? UInt64(max(seconds, 0) * 1e9) : .max
  }

  public static func < (one: DispatchTime, other: DispatchTime) -> Bool { one.seconds < other.seconds }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.inSeconds
  }
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// The time from this point to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let seconds = other.seconds - self.seconds
    return abs(seconds) < 9e9 ? .nanoseconds(Int(seconds * 1e9)) : .never
  }
}

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
