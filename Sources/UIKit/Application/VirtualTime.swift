// Calls that are made later, in the time of the application: `UIApplication.processEvents(until:)` makes them, so that
// they are recorded and replayed with the touches. Nothing waits.

/// A call to an object that is made later. As on iOS, the object is kept until then.
struct DelayedCall {
  let target: any ActionPerforming
  let selector: Selector
  let token: DeadlineList.Token
}

extension UIApplication {
  fileprivate func schedule(
    _ target: any ActionPerforming, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    let number = delayedCallCount
    delayedCallCount += 1
    let token = schedule(after: delay.asDuration) { [unowned self] in
      guard let call = delayedCalls.removeValue(forKey: number) else { return }
      call.target.actions[selector]?.call(argument, nil)
    }
    delayedCalls[number] = DelayedCall(target: target, selector: selector, token: token)
  }

  fileprivate func cancelCalls(to target: AnyObject, _ selector: Selector?) {
    for (number, call) in delayedCalls.sorted(by: { $0.key < $1.key })
    where call.target === target && (selector == nil || call.selector == selector) {
      deadlines.cancel(call.token)
      delayedCalls[number] = nil
    }
  }
}

extension ActionPerforming {
  /// Calls an action after `delay` seconds of the application's time.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    UIApplication.shared.schedule(self, aSelector, anArgument, after: delay)
  }

  /// Calls an action at once.
  @discardableResult public func perform(_ aSelector: Selector) -> Any? {
    actions[aSelector]?.call(nil, nil)
    return nil
  }

  /// Calls an action at once.
  @discardableResult public func perform(_ aSelector: Selector, with object: Any?) -> Any? {
    actions[aSelector]?.call(object, nil)
    return nil
  }
}

extension NSObject {
  /// Drops delayed calls of an action that were not made yet.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { UIApplication.shared.cancelCalls(to: aTarget as AnyObject, aSelector) }

  /// Drops all delayed calls to an object.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    UIApplication.shared.cancelCalls(to: aTarget as AnyObject, nil)
  }
}

/// Calls an action once in each frame of the application's time. As on iOS, it keeps its target until it is invalidated.
///
/// While it runs there is always a next deadline: `processEvents(until:)` with an infinite time does not return.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var token: DeadlineList.Token?
  private weak var application: UIApplication?
  /// Whether it does not call.
  open var isPaused = false { didSet { if isPaused { stop() } else { start() } } }
  /// The time of the last frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// 1/60 second.
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var preferredFramesPerSecond = 0
  private var isAdded = false

  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target as AnyObject, sel)
    super.init()
  }

  /// Begins the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    start()
  }
  /// Ends the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
  /// Ends the calls.
  open func invalidate() {
    isAdded = false
    stop()
    target = nil
  }

  private func start() {
    guard isAdded, !isPaused, token == nil else { return }
    let application = UIApplication.shared
    self.application = application
    token = application.schedule(after: duration) { self.fire() }
  }

  private func stop() {
    if let token { application?.deadlines.cancel(token) }
    token = nil
  }

  private func fire() {
    token = nil
    timestamp = application?.now ?? timestamp
    guard let target = target as? any ActionPerforming else { return }
    target.actions[selector]?.call(self, nil)
    start()
  }
}

extension Timer {
  /// A timer in the application's time that calls an action of `aTarget`, which it keeps.
  @preconcurrency @MainActor @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as? any ActionPerforming
    let timer = Timer(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { target?.actions[aSelector]?.call(timer, nil) }
    }
    UIApplication.shared.run(timer, every: max(ti.asDuration, 0.0001), repeats: yesOrNo)
    return timer
  }
}

extension UIApplication {
  /// Fires a timer in the application's time until it is invalid.
  func run(_ timer: Timer, every interval: TimeInterval, repeats: Bool) {
    _ = schedule(after: interval) { [unowned self] in
      guard timer.isValid else { return }
      timer.fire()
      if repeats && timer.isValid { run(timer, every: interval, repeats: repeats) }
    }
  }
}
