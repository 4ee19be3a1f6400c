/// The application: it owns the queue of finger reports, the windows, and the end of the responder chain.
///
/// It reads no clock. Reports come in through `enqueue(_:)`; `processEvents(until:)` works them off.
open class UIApplication: UIResponder {
  /// Whether the application is in front and gets events.
  public nonisolated enum State: Int, Sendable { case active, inactive, background }

  /// Hears of the application's life; also the end of the chain if it is a responder (RC-06).
  open weak var delegate: (any UIApplicationDelegate)?
  /// Only an active application gets events.
  public private(set) var applicationState = State.active
  /// Where keys, motion and remote control go; touches do not care (HT-35).
  public internal(set) var keyWindow: UIWindow?
  /// What spec/uikit.md leaves open, and other choices.
  public var options = PipelineOptions()

  final var queue = TouchQueue()
  final var deadlines = DeadlineList()
  final var receivesRemoteControl = false
  final let pressesEvent = UIPressesEvent()
  /// What is shown instead of the keyboard (RC-18). Ours, not UIKit's.
  public internal(set) final var shownInputView: UIView?
  /// What is shown above the keyboard (RC-18). Ours, not UIKit's.
  public internal(set) final var shownInputAccessoryView: UIView?
  /// The one event object of the sequence under way (PL-09).
  final let touchesEvent = UIEvent(type: .touches)
  final var tapCounter = TapCounter()
  final var touchCount = 0
  /// Lifted touches whose views have not been told of the end (GR-70).
  final var lingeringTouches: [UITouch] = []
  /// The moment that is being processed, in seconds.
  final var now: TimeInterval = 0
  final var isProcessing = false
  final let gestureEnvironment = UIGestureEnvironment()
  final var ignoredCalls = 0
  private var windowsFromBack: [UIWindow] = []

  public override init() {
    super.init()
    gestureEnvironment.join(self)
    ApplicationRegistry.ofThisProcess.register(self)
  }

  isolated deinit {
    ApplicationRegistry.ofThisProcess.forget(self)
    for window in windowsFromBack {
      window.application = nil
      window.observe(through: nil)
    }
    gestureEnvironment.leaveApplication()
  }

  /// For code written for iOS: the application that is processing an event, else the first that was made.
  /// The library itself never asks.
  public static var shared: UIApplication { ApplicationRegistry.ofThisProcess.current }

  // MARK: Watching

  private(set) final var observation: PipelineObservation?

  /// Is told what the pipeline does; nil costs nothing.
  public weak var observer: (any PipelineObserver)? {
    didSet {
      observation = observer.map(PipelineObservation.init)
      for window in windowsFromBack { window.observe(through: observation) }
    }
  }

  override func observation(for touches: Set<UITouch>) -> PipelineObservation? { observation }

  // MARK: Events

  /// Hands the event to the windows that have touches in it (PL-04). An override that does not call super stops
  /// everything below (PL-08).
  open func sendEvent(_ event: UIEvent) {
    observation.sending(event, through: self) {
      switch event.type {
      case .touches:
        searchLate(in: event)
        for window in windows where event.concerns(window) { window.sendEvent(event) }
      case .motion, .presses, .remoteControl: keyWindow?.sendEvent(event)
      }
    }
  }

  /// Performs `action`, by its name, on `target`; false when nobody handles it (RC-24).
  ///
  /// Chosen (RC-23): without a target the search starts at the first responder of the key window, else at the
  /// sender, and goes up the chain.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    send(action, to: target, from: sender, for: event, as: (sender as? UIControl)?.eventUnderWay ?? [])
  }

  /// From now on `remoteControlReceived(with:)` is called (RC-20).
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// No remote control any more (RC-20).
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

  /// Whether the delegate is part of the chain: a responder, and neither view, controller nor the application
  /// itself (RC-06).
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder else { return nil }
    return responder is UIView || responder is UIViewController || responder === self ? nil : responder
  }

  // MARK: Windows

  /// Back to front.
  open var windows: [UIWindow] { windowsFromBack }

  final func adopt(_ window: UIWindow) {
    guard window.application !== self else { return }
    window.application?.release(window)
    window.application = self
    windowsFromBack.append(window)
    window.observe(through: observation)
    arrangeWindows()
  }

  /// Ours, not UIKit's: the window leaves the application; its touches are cancelled.
  public final func release(_ window: UIWindow) {
    guard window.application === self else { return }
    viewLeft(window)
    windowsFromBack.removeAll { $0 === window }
    window.application = nil
    window.observe(through: nil)
    if keyWindow === window { keyWindow = nil }
  }

  final func bringToFront(_ window: UIWindow) {
    windowsFromBack.removeAll { $0 === window }
    windowsFromBack.append(window)
    arrangeWindows()
  }

  /// By level; windows of one level stay in their order (HT-33).
  final func arrangeWindows() {
    let numbered = windowsFromBack.enumerated()
    windowsFromBack =
      numbered
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  // MARK: Life

  /// The application stops being in front (a call, another application): all touches are cancelled (TE-29).
  /// `time` is in seconds. Ours, not UIKit's: on a phone the system does this.
  public final func resignActive(at time: TimeInterval) {
    guard applicationState == .active else { return }
    applicationState = .inactive
    delegate?.applicationWillResignActive(self)
    cancelTouches(at: time, because: .resignedActive)
  }

  /// Ours, not UIKit's: on a phone the system does this.
  public final func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
  }

  /// Calls nest; until the last `endIgnoringInteractionEvents` events are dropped (PL-10).
  open func beginIgnoringInteractionEvents() { ignoredCalls += 1 }

  /// Takes back one `beginIgnoringInteractionEvents` (PL-10).
  open func endIgnoringInteractionEvents() { ignoredCalls = max(0, ignoredCalls - 1) }

  /// Whether events are dropped at the moment (PL-10).
  open var isIgnoringInteractionEvents: Bool { ignoredCalls > 0 }
}
