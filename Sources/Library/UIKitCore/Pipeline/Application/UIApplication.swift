/// The application: it owns the queue of finger reports and the windows, and ends the responder chain.
///
/// As Apple's, except: the program makes it and passes it finger reports and the time, and there is no system behind
/// it.
///
/// It reads no clock. Reports enter through `enqueue(_:)`; `processEvents(until:)` delivers them. A process may have
/// several applications; `UIApplication.shared` is for code written for iOS.
///
///     let application = UIApplication()
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
///     window.makeKeyAndVisible()
///     application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 10, y: 10), timestamp: 0))
///     application.processEvents(until: 0)
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front and receives events.
  public nonisolated enum State: Int, Sendable { case active, inactive, background }

  /// Receives changes of the application's state; ends the responder chain if it is a `UIResponder` (RC-06).
  open weak var delegate: (any UIApplicationDelegate)?
  /// Events are dropped unless this is `.active`.
  public internal(set) final var applicationState = State.active
  /// The window that receives presses, motion and remote control. It has no influence on touches (HT-35).
  public internal(set) final var keyWindow: UIWindow? {
    get { storedKeyWindow }
    set {
      let old = storedKeyWindow
      storedKeyWindow = newValue
      keyWindowChanged(from: old)
    }
  }
  /// Unowned, as `UIGestureRecognizer.host` is: the window's `deinit` clears it.
  final unowned(unsafe) var storedKeyWindow: UIWindow?
  /// The behaviour of the pipeline where UIKit's is not known, and other choices.
  public var options = PipelineOptions()

  /// The safe area of a window that fills the screen, as insets in points; nil: that of an iPhone of the window's size.
  /// Not in UIKit.
  public var screenSafeAreaInsets: UIEdgeInsets? { didSet { for window in windows { window.constraintsChanged() } } }

  /// The declarations without effect that were warned about, each once.
  final var unsupportedNames: Set<String> = []

  final var delayedCalls: [Int: DelayedCall] = [:]
  final var delayedCallCount = 0
  /// The animations of views that run, in the order of their starts.
  final var animations: [ViewAnimation] = []
  /// The time of the last frame between time-outs, in seconds, and the deadline of the next one if that has to wait.
  final var lastFrame = -TimeInterval.infinity, nextFrame: Deadlines.Token?
  /// The blocks of queues and timers that were scheduled at one time.
  final var blocks: (time: TimeInterval, count: Int) = (0, 0)
  /// The scroll views that fingers have begun to drag.
  final var draggedViews: [Weak<UIScrollView>] = []
  /// The blocks that wait for the end of these drags.
  final var waitingForDefaultMode: [@MainActor () -> Void] = []
  /// The presentations and dismissals that begin with the next frame (LC-18).
  final var startingTransitions: [() -> Void] = []
  // Unchecked: no code but its own runs while it changes, and a copy of the queue for each report would cost a block.
  @exclusivity(unchecked) final var queue = TouchQueue()
  final var deadlines = Deadlines()
  final var receivesRemoteControl = false
  final let pressesEvent = UIPressesEvent()
  /// The shake that has begun and not ended.
  final var motion: MotionEvent?
  /// Shakes, presses and commands that callbacks of the present turn ask for.
  final var signals: [() -> Void] = []
  /// The first responder's view that replaces the keyboard (RC-18). Not in UIKit.
  public internal(set) final var shownInputView: UIView?
  /// The first responder's view above the keyboard (RC-18). Not in UIKit.
  public internal(set) final var shownInputAccessoryView: UIView?
  /// The first responder that shows them.
  final weak var inputResponder: UIResponder?
  /// The window that shows them; nil until it is needed.
  final var inputWindow: InputWindow?
  /// The frame of that window in the last notification of a keyboard; nil if it was hidden.
  final var notedInputFrame: CGRect?
  /// The end of the input views' movement, at which the notifications of it are posted.
  final var inputMovement: Deadlines.Token?
  /// The changes of the first responder that are being made, one inside the other.
  final var inputChanges = 0
  /// The event object that all touch events reuse (PL-09).
  final let touchesEvent = UIEvent(type: .touches)
  // Unchecked, for the same reason.
  @exclusivity(unchecked) package final var tapCounter = TapCounter()
  final var touchCount = 0
  /// Lifted touches whose views have not received the end (GR-70).
  final var lingeringTouches: [UITouch] = []
  /// The reports whose estimates were not corrected yet, by their index (TE-41).
  final var estimates: [Int: TouchEstimate] = [:]
  /// Requests that wait for the end of the turn (RE-10).
  final var cancellations: [Cancellation] = []
  /// Whether the views of new touches are being searched for.
  final var isSearching = false
  /// Whether a view or a window has left since the search began.
  final var hasLostViews = false
  /// The time of the event or deadline being processed, in seconds.
  package final var now: TimeInterval = 0
  final var isProcessing = false
  /// The latest time until which callbacks of the present turn want events processed, in seconds (RE-20).
  final var requestedTime: TimeInterval?
  final let gestureEnvironment = UIGestureEnvironment()
  final var ignoredCalls = 0
  final var scenes: [UIScene] = []
  /// The scene of the windows for which none was set.
  final weak var sceneOfOthers: UIWindowScene?
  final var windowsFromBack = WindowList()

  /// An application without windows, which becomes `shared` if it is the first of the process.
  public override init() {
    super.init()
    gestureEnvironment.join(self)
    touchesEvent.application = self
    pressesEvent.application = self
    ApplicationRegistry.ofThisProcess.register(self)
  }

  deinit {
    deallocating {
      ApplicationRegistry.ofThisProcess.unregister(self)
      // Not `windows`, which can be overridden: a window that is left out would keep a reference to freed memory.
      for window in windowsFromBack.array {
        window.application = nil
        window.observe(through: nil)
      }
      gestureEnvironment.leaveApplication()
      touchesEvent.application = nil
      pressesEvent.application = nil
      for touch in touchesEvent.touches + lingeringTouches { touch.leaveApplication() }
      touchesEvent.forgetTouches()
      for press in pressesEvent.presses + pressesEvent.lingering { press.recognizers = [] }
    }
  }

  /// The application that is processing an event, or else the first that was created; created if there is none.
  ///
  /// For code written for iOS. The library uses it for windows that are shown without an application.
  public static var shared: UIApplication { ApplicationRegistry.ofThisProcess.current }

  /// From left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Observing

  private(set) final var observation: PipelineObservation?

  /// Receives every step of the pipeline; see ``PipelineObserver``. Held weakly.
  public weak var observer: (any PipelineObserver)? {
    didSet {
      observation = observer.map(PipelineObservation.init)
      touchesEvent.observation = observation
      pressesEvent.observation = observation
      for window in windows { window.observe(through: observation) }
    }
  }

  override func observation(for touches: Set<UITouch>) -> PipelineObservation? { observation }

  // MARK: Events

  /// Sends the event to the windows that have touches in it (PL-04). If an override does not call super, no recognizer
  /// and no view receives the event (PL-08).
  open func sendEvent(_ event: UIEvent) {
    guard let observation else { return passOn(event) }
    observation.perform(.sendEvent(self, event)) {
      passOn(event)
    } describing: {
      .none
    }
  }

  /// Performs `action` on `target`; returns false if no object performs it (RC-24).
  ///
  /// Chosen (RC-23): with a nil target the search goes up the responder chain from the first responder of the key
  /// window, or from the sender if there is none.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    send(action, to: target, from: sender, for: event, as: (sender as? UIControl)?.eventUnderWay ?? [])
  }

  /// Starts delivery of remote control events (RC-20).
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// Stops delivery of remote control events (RC-20).
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

  /// The delegate, if it is a responder and neither a view, a view controller nor the application itself (RC-06).
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder else { return nil }
    return responder is UIView || responder is UIViewController || responder === self ? nil : responder
  }

  // MARK: Windows

  /// The windows of the application, back to front, hidden ones included. They are not kept alive: a window that the
  /// program does not hold is gone, unless `PipelineOptions.applicationKeepsWindows` is set.
  open var windows: [UIWindow] { windowsFromBack.array }

  // MARK: State

  /// Makes the application inactive, as a phone call does, and cancels all touches, presses and shakes (TE-29, PM-01,
  /// PM-02). Not in UIKit, where the system does this.
  ///
  /// - Parameter time: the time of the cancellation, in seconds.
  public final func resignActive(at time: TimeInterval) {
    guard applicationState == .active else { return }
    applicationState = .inactive
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
    cancelAll(at: time, because: .resignedActive)
  }

  /// Makes the application active again. Not in UIKit, where the system does this.
  public final func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Cancels the touches in flight (RE-12) and drops events until the matching `endIgnoringInteractionEvents()`. Calls
  /// nest (PL-10).
  open func beginIgnoringInteractionEvents() {
    ignoredCalls += 1
    if ignoredCalls == 1 { cancelAll(at: now, because: .ignoringInteraction) }
  }

  /// Ends one `beginIgnoringInteractionEvents()` (PL-10).
  open func endIgnoringInteractionEvents() { ignoredCalls = max(0, ignoredCalls - 1) }

  /// Whether events are dropped (PL-10).
  open var isIgnoringInteractionEvents: Bool { ignoredCalls > 0 }

  /// Whether events are dropped because interaction is ignored or the application is not active.
  final var dropsEvents: Bool { isIgnoringInteractionEvents || applicationState != .active }
}
