/// A timer in the application's time, under Foundation's name. A source that imports only `UIKit` gets this class, and not
/// Foundation's. As Apple's, except: the application's time is exact. In the default mode it waits while a finger drags a scroll
/// view (LC-17).
///
/// While it repeats there is always a next deadline: `processEvents(until:)` with an infinite time does not return.
open nonisolated class Timer: NSObject {
  private let block: @MainActor (Timer) -> Void
  private let repeats: Bool
  /// The time between calls, in seconds; 0 for a timer that fires once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  private let interval: TimeInterval
  /// The delay of the first call, in seconds.
  private var delay: TimeInterval
  /// Whether it can still fire.
  open private(set) var isValid = true
  /// A value for the program; nil once it is invalid.
  open private(set) var userInfo: Any?
  /// The time by which a call may be late, in seconds. No call is ever late.
  open var tolerance: TimeInterval = 0
  /// The time at which it fires next. Sources set it to a distant date for a pause.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: next - VirtualTime.now) }
    set {
      delay = max(newValue.delayInMilliseconds, 0)
      guard isRunning, isValid else { return }
      call?.cancel()
      wait(delay)
    }
  }
  /// Seconds of the application's time.
  private var next: TimeInterval = 0
  private var isRunning = false
  private var modes: Set<RunLoop.Mode> = []
  private var call: LaterCall?

  /// As on iOS, an interval that is not positive is 0.1 milliseconds.
  private init(
    _ interval: TimeInterval, after delay: TimeInterval, _ userInfo: Any?, repeats: Bool,
    _ block: @escaping @MainActor (Timer) -> Void
  ) {
    self.interval = interval > 0 ? interval : 0.0001
    (self.delay, self.userInfo, self.repeats, self.block) = (max(delay, 0), userInfo, repeats, block)
    super.init()
  }

  /// A timer that is not valid, as the value of a property before the true one.
  public convenience override init() {
    self.init(0, after: 0, nil, repeats: false) { _ in }
    isValid = false
  }

  /// A timer that begins when it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(interval, after: interval, nil, repeats: repeats, block)
  }

  /// A timer that fires first at a date, after it is added to a run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(interval, after: date.delayInMilliseconds, nil, repeats: repeats, block)
  }

  /// A timer that calls an action of `aTarget`, which it keeps until it is invalid.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(ti, after: ti, userInfo, repeats: yesOrNo, Timer.calling(aSelector, of: aTarget))
  }

  /// A timer that calls an action first at a date, after it is added to a run loop.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(ti, after: date.delayInMilliseconds, ui, repeats: rep, Timer.calling(s, of: t))
  }

  private static func calling(_ selector: Selector, of target: Any) -> @MainActor (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { timer in (actionTarget(target) as? any ActionPerforming)?.method(for: selector)?.call(timer, nil) }
  }

  /// Begins a timer.
  @discardableResult open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(in: .default)
    return timer
  }

  /// Begins a timer that calls an action of `aTarget`, which it keeps until it is invalid.
  @discardableResult open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start(in: .default)
    return timer
  }

  /// Calls its block at once. A timer that does not repeat is invalid then.
  open func fire() {
    guard isValid else { return }
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { timer.block(timer) }
    if !repeats { invalidate() }
  }

  /// Ends the calls.
  open func invalidate() {
    isValid = false
    userInfo = nil
    call?.cancel()
    call = nil
  }

  /// Begins it, once. It fires in all modes that it was given.
  func start(in mode: RunLoop.Mode) {
    modes.insert(mode)
    guard !isRunning else { return }
    isRunning = true
    wait(delay)
  }

  private func wait(_ delay: TimeInterval) {
    next = VirtualTime.now + delay
    nonisolated(unsafe) let timer = self
    call = VirtualTime.run(after: delay) {
      if timer.modes == [.default] {
        UIApplication.shared.inDefaultMode { timer.fireInTurn() }
      } else {
        timer.fireInTurn()
      }
    }
  }

  private func fireInTurn() {
    fire()
    if isValid { wait(interval) }
  }
}

extension Date {
  /// The time until then, in seconds, rounded to a millisecond: a clock never says the same twice.
  nonisolated fileprivate var delayInMilliseconds: TimeInterval { (timeIntervalSinceNow * 1000).rounded() / 1000 }
}
