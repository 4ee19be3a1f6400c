/// Calls an action once in each frame of the application's time. As on iOS, it keeps its target until it is invalidated.
///
/// While it runs there is always a next deadline: `processEvents(until:)` with an infinite time does not return.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var token: DeadlineToken?
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
    target.method(for: selector)?.call(self, nil)
    start()
  }
}
