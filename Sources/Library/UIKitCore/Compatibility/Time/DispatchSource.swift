import Dispatch

/// Makes timers in the application's time, under Dispatch's name. As Apple's, with timers alone.
public nonisolated enum DispatchSource {
  /// A timer that begins with `resume()` or `activate()`. All queues run on the main thread.
  public static func makeTimerSource(
    flags: Dispatch.DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { VirtualDispatchTimer() }
}

/// A timer of Dispatch. As Apple's, except: the application's time is exact, so that a leeway has no influence.
public nonisolated protocol DispatchSourceTimer: AnyObject {
  /// Whether it is ended.
  var isCancelled: Bool { get }
  /// Sets what it calls each time.
  func setEventHandler(handler: (@MainActor () -> Void)?)
  /// Sets what it calls once it is ended.
  func setCancelHandler(handler: (@MainActor () -> Void)?)
  /// Sets the time of the first call, and the seconds between calls; an infinite number for a single call.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Lets it run; each `suspend()` needs one.
  func resume()
  /// Lets it run.
  func activate()
  /// Lets it wait.
  func suspend()
  /// Ends it.
  func cancel()
}

extension DispatchSourceTimer {
  /// Sets what it calls each time.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@MainActor () -> Void)?
  ) { setEventHandler(handler: handler) }
  /// Sets what it calls once it is ended.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@MainActor () -> Void)?
  ) { setCancelHandler(handler: handler) }
  /// Sets the time of the first call, and the seconds between calls.
  public func schedule(deadline: DispatchTime, repeating interval: Double = .infinity) {
    schedule(deadline: deadline, repeating: interval, leeway: .never)
  }
  /// Sets the time of the first call, and the time between calls.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let start = DispatchTime(seconds: 0)
    schedule(deadline: deadline, repeating: (start + interval).seconds, leeway: leeway)
  }
}

private nonisolated final class VirtualDispatchTimer: DispatchSourceTimer {
  private(set) var isCancelled = false
  private var handler: (@MainActor () -> Void)?, cancelHandler: (@MainActor () -> Void)?
  /// Seconds of the application's time.
  private var next = TimeInterval.infinity
  private var interval = TimeInterval.infinity
  private var isActive = false
  private var suspensions = 0
  private var call: LaterCall?

  func setEventHandler(handler: (@MainActor () -> Void)?) { self.handler = handler }
  func setCancelHandler(handler: (@MainActor () -> Void)?) { cancelHandler = handler }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    (next, self.interval) = (deadline.seconds, interval)
    wait()
  }

  func activate() {
    guard !isActive else { return }
    isActive = true
    wait()
  }
  func resume() {
    guard isActive else { return activate() }
    suspensions -= 1
    wait()
  }
  func suspend() {
    suspensions += 1
    wait()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    wait()
    if let cancelHandler { VirtualTime.run { cancelHandler() } }
    (handler, cancelHandler) = (nil, nil)
  }

  private func wait() {
    call?.cancel()
    call = nil
    guard isActive, suspensions <= 0, !isCancelled else { return }
    // As on iOS, a timer that nobody holds ends.
    nonisolated(unsafe) weak let timer = self
    call = VirtualTime.run(after: next - VirtualTime.now) {
      guard let timer else { return }
      timer.next = VirtualTime.now + timer.interval
      timer.wait()
      timer.handler?()
    }
  }
}
