/// Calls an action once in each frame of the application's time. As Apple's, except: it always has 60 frames in a second.
///
/// As on iOS, it keeps its target until it is invalidated. While it runs there is always a next deadline:
/// `processEvents(until:)` with an infinite time does not return.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var token: Deadlines.Token?
  private weak var application: UIApplication?
  /// Whether the calls are paused.
  open var isPaused = false { didSet { if isPaused { stop() } else { start() } } }
  /// The time of the last frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// 1/60 second.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// The number of calls in a second. Has no effect; another number than 60, or 0 for the default, warns once.
  open var preferredFramesPerSecond = 0 {
    didSet {
      if preferredFramesPerSecond != 0 && preferredFramesPerSecond != 60 {
        warnNotSupported("CADisplayLink.preferredFramesPerSecond")
      }
    }
  }
  /// The rates to choose from. Has no effect; another one than the default warns once.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      if preferredFrameRateRange != .default { warnNotSupported("CADisplayLink.preferredFrameRateRange") }
    }
  }
  /// The number of frames for each call. Has no effect; another number than 1 warns once.
  open var frameInterval = 1 { didSet { if frameInterval != 1 { warnNotSupported("CADisplayLink.frameInterval") } } }
  private var isAdded = false
  private var modes: Set<RunLoop.Mode> = []

  /// A link that calls an action of `target`, after `add(to:forMode:)`.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (actionTarget(target), sel)
    super.init()
  }

  /// Begins the calls. In the default mode there are none while a finger drags a scroll view (LC-17).
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    modes.insert(mode)
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
    if modes != [.default] || application?.isInTrackingMode != true {
      target.method(for: selector)?.call(self, nil)
    }
    start()
  }
}

/// A range of frames in a second. As Apple's.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// Frames in a second.
  public var minimum: Float, maximum: Float
  /// Frames in a second; nil if there is no preference.
  public var preferred: Float?

  /// A range of frames in a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate of the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
