/// Choices for behaviour of UIKit that Apple does not document or that sources describe differently.
///
/// The defaults are the preferred readings of the specification, `Guides/TouchPipeline.md`; the ids of the statements
/// are given with each option. Set them before the first event:
///
///     let application = UIApplication()
///     application.options.hitTestPasses = 1
///     application.options.frameDuration = 1.0 / 60
///     application.options.swipe.shortestStroke = 30
public nonisolated struct PipelineOptions: Equatable, Sendable {
  /// The number of hit tests for a new touch (HT-07).
  public var hitTestPasses = 2
  /// Whether the first hit test decides instead of the last (UN-17).
  public var firstHitTestPassDecides = false
  /// Whether the hit test runs inside `sendEvent` instead of before it (PL-02).
  public var searchesInsideSendEvent = false
  /// The duration of a frame, in seconds. Moves in one frame are folded into one event (PL-11). Nil: reports of each
  /// point in time are an event.
  public var frameDuration: TimeInterval? = 1.0 / 60
  /// Whether `view` of a touch that a recognizer has claimed returns the view instead of nil (TE-04).
  public var claimedTouchKeepsView = false
  /// Whether `state` of a recognizer that waits for a failure requirement returns the state of its own analysis instead
  /// of `.possible` (GR-46).
  public var waitingStateIsVisible = false
  /// The longest time that a finger of a tap may stay down, in seconds (UN-02, GN-04; another source: 1.5).
  public var longestTapPress: TimeInterval = 0.75
  /// The thresholds of swipes (UN-03).
  public var swipe = SwipeNumbers()
  /// Whether a pan begins 10 points from its start in any direction, instead of 10 points on one axis (UN-16).
  public var panThresholdIsRadial = false
  /// Whether a pan's translation excludes the movement before it began (UN-11).
  public var panLeavesOutThreshold = false
  /// The width of the strip in which a screen edge pan may start, in points (UN-09, GN-19).
  public var screenEdgeWidth: CGFloat = 13
  /// Whether the search for the target of an action starts at its sender even if there is a first responder (UN-08).
  public var actionsStartAtSender = false
  /// Whether `next` of a presented view controller is its view's superview instead of the presenting view controller
  /// (UN-13).
  public var presentedControllersFollowContainers = false
  /// Whether a `UITransitionView` and a `UIDropShadowView` lie between a window and its root view, as on a device
  /// (HT-37).
  public var hasContainerViews = false
  /// Whether hiding a view, making it transparent or disabling its interaction cancels the touches in it (UN-07).
  public var closedGatesCancelTouches = false
  /// Whether each cancelled tap of a double tap is a call of its own, instead of one call with one set (UN-12).
  public var cancelsTapsOneByOne = false
  /// Whether a view receives `touchesEnded` before `touchesBegan` in one event (UN-14).
  public var liftsComeFirst = false
  /// The outset of a control's bounds while it tracks a touch, in points (GN-18, UN-04; 25 is reported for iPads).
  public var controlReach: CGFloat = 70
  /// Whether touchDragEnter and touchDragExit are sent after touchDragInside and touchDragOutside (UN-05).
  public var crossingComesAfterDrag = false
  /// Whether a repeated touch-down sends only touchDownRepeat (UN-06).
  public var repeatedDownReplacesDown = false
  /// Whether the hit test skips disabled controls (UN-10).
  public var disabledControlsAreTransparent = false
  /// Whether a disabled control refuses the gestures it guards (UN-10).
  public var disabledControlsGuard = true
  /// Whether primaryActionTriggered is sent before touchUpInside or valueChanged (UN-15).
  public var primaryActionComesFirst = false
  /// Whether the device measures force (TE-14).
  public var forceTouchCapability = UIForceTouchCapability.unavailable
  /// Whether views receive touchesCancelled before the recognizer sends its action (GR-61).
  public var cancelsBeforeAction = false
  /// Whether a recognizer that has not decided stays as it is when all fingers are up and no time limit is pending,
  /// instead of failing (RE-05).
  public var undecidedRecognizersWait = false
  /// Whether the application keeps the windows that were shown in it, instead of leaving that to the program.
  public var applicationKeepsWindows = false

  /// The preferred readings.
  public init() {}
}
