// Timers and loops of Core Foundation, which are those of Foundation.

/// A timer of Core Foundation.
public typealias CFRunLoopTimer = Timer
/// A loop of Core Foundation.
public typealias CFRunLoop = RunLoop
/// A mode of a loop. It has no influence.
public typealias CFRunLoopMode = RunLoop.Mode
/// Bits of Core Foundation.
public typealias CFOptionFlags = UInt

extension RunLoop.Mode {
  /// Core Foundation's names of two modes.
  public static let commonModes = Self.common, defaultMode = Self.default
}

/// A timer that calls a block once, or again and again for an interval above 0.
/// - Parameter fireDate: seconds since 1 January 2001.
@preconcurrency @MainActor public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let date = Date(timeIntervalSinceReferenceDate: fireDate)
  return Timer(fire: date, interval: interval, repeats: interval > 0) { block($0) }
}

/// The loop of the main thread, which runs all code.
public nonisolated func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The loop of the main thread.
public nonisolated func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Lets a timer run.
@preconcurrency @MainActor
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: mode)
}
/// Ends a timer.
@preconcurrency @MainActor public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
