/// Readings of UIKit's behaviour that can be chosen. The defaults are those of spec/uikit.md.
public nonisolated struct PipelineOptions: Equatable, Sendable {
  /// How often the view of a new touch is searched for; the last search decides (HT-07).
  public var hitTestPasses = 2
  /// Whether the first search decides instead of the last (UN-17).
  public var firstHitTestPassDecides = false
  /// Whether the view of a new touch is searched for inside `sendEvent`, as some articles tell it (PL-02).
  public var searchesInsideSendEvent = false
  /// Seconds of a frame whose moves are folded into one event (PL-11); nil: each moment is an event.
  public var frameDuration: TimeInterval?
  /// Whether `view` of a touch that a recognizer claimed still reads the view (TE-04, the other reading).
  public var claimedTouchKeepsView = false
  /// Whether `state` reads how far a waiting recognizer's analysis has come, instead of possible (GR-46).
  public var waitingStateIsVisible = false
  /// Seconds that a finger of a tap may stay down (UN-02, GN-04; others say 1.5).
  public var longestTapPress: TimeInterval = 0.75
  /// Swipe numbers (UN-03).
  public var swipe = SwipeNumbers()
  /// Whether a drag begins after 10 points in any direction instead of on one axis (UN-16).
  public var panThresholdIsRadial = false
  /// Whether a pan's translation leaves out what it took to begin (UN-11).
  public var panLeavesOutThreshold = false
  /// Points along the edge in which a screen edge pan may start (UN-09, GN-19).
  public var screenEdgeWidth: CGFloat = 13
  /// Whether an action without a target starts at its sender even if there is a first responder (UN-08).
  public var actionsStartAtSender = false
  /// Whether a presented controller is followed by its view's superview instead of the presenting one (UN-13).
  public var presentedControllersFollowContainers = false
  /// Whether a root view lies in two private views, as on a device (HT-37).
  public var hasContainerViews = false
  /// Whether hiding or disabling a view cancels the touches in it (UN-07).
  public var closedGatesCancelTouches = false
  /// Whether the cancelled taps of a multi-tap come one by one instead of in one set (UN-12).
  public var cancelsTapsOneByOne = false
  /// Whether lifts are told before touch-downs in one event (UN-14).
  public var liftsComeFirst = false
  /// Points by which a control's bounds count as grown while it tracks (GN-18, UN-04; 25 is said of iPads).
  public var controlReach: CGFloat = 70
  /// Whether Enter and Exit are sent after Inside and Outside (UN-05).
  public var crossingComesAfterDrag = false
  /// Whether a repeated touch-down sends touchDownRepeat alone (UN-06).
  public var repeatedDownReplacesDown = false
  /// Whether touches see through a disabled control (UN-10).
  public var disabledControlsAreTransparent = false
  /// Whether a disabled control still refuses the gestures it guards (UN-10).
  public var disabledControlsGuard = true
  /// Whether primaryActionTriggered comes before touchUpInside or valueChanged (UN-15).
  public var primaryActionComesFirst = false
  /// Whether the device can tell how hard it is touched.
  public var forceTouchCapability = UIForceTouchCapability.unavailable
  /// Whether views hear touchesCancelled before the recognizer's action (GR-61, the other reading).
  public var cancelsBeforeAction = false

  public init() {}
}
