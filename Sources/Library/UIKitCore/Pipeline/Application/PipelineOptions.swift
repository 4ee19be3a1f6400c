/// Choices for what Apple does not document and for what differs between devices.
///
/// The defaults are the preferred readings of the specification, `Guides/TouchPipeline.md`; the ids of the statements
/// are given with each option. Where sources disagree about an order or a rule, the page has both readings and says which
/// one is built. Set options before the first event:
///
///     let application = UIApplication()
///     application.options.hitTestPasses = 1
///     application.options.frameDuration = 1.0 / 60
///     application.options.swipe.shortestStroke = 30
public nonisolated struct PipelineOptions: Equatable, Sendable {
  /// The number of hit tests for a new touch (HT-07).
  public var hitTestPasses = 2
  /// Whether the hit test runs inside `sendEvent` instead of before it (PL-02).
  public var searchesInsideSendEvent = false
  /// The duration of a frame, in seconds. Moves in one frame are folded into one event (PL-11). Nil: reports of each
  /// point in time are an event.
  public var frameDuration: TimeInterval? = 1.0 / 60
  /// The longest time that a finger of a tap may stay down, in seconds (UN-02, GN-04; another source: 1.5).
  public var longestTapPress: TimeInterval = 0.75
  /// The thresholds of swipes (UN-03).
  public var swipe = SwipeNumbers()
  /// The width of the strip in which a screen edge pan may start, in points (UN-09, GN-19).
  public var screenEdgeWidth: CGFloat = 13
  /// Whether a `UIDropShadowView` and a `UITransitionView` lie between a root view controller and its window in the responder
  /// chain, as on a device (RC-07). They are not in the tree of views, and nothing is reported of them (HT-37).
  public var hasContainerViews = false
  /// The outset of a control's bounds while it tracks a touch, in points (GN-18, UN-04; 25 is reported for iPads).
  public var controlReach: CGFloat = 70
  /// Whether the application keeps the windows that were shown in it, instead of leaving that to the program.
  public var applicationKeepsWindows = false

  /// The preferred readings.
  public init() {}
}
