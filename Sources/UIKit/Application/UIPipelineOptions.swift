/// Readings of UIKit's behaviour that can be chosen. The defaults are those of spec/uikit.md.
public nonisolated struct UIPipelineOptions: Equatable, Sendable {
  /// How often the view of a new touch is searched for; the last search decides (HT-07).
  public var hitTestPasses = 2
  /// Whether the first search decides instead of the last (UN-17).
  public var firstHitTestPassDecides = false
  /// Seconds of a frame whose moves are folded into one event (PL-11); nil: each moment is an event.
  public var frameDuration: TimeInterval?
  /// Whether `view` of a touch that a recognizer claimed still reads the view (TE-04, the other reading).
  public var claimedTouchKeepsView = false
  /// Whether `state` reads how far a waiting recognizer's analysis has come, instead of possible (GR-46).
  public var waitingStateIsVisible = false
  /// Seconds that a finger of a tap may stay down (UN-02, GN-04; others say 1.5).
  public var longestTapPress: TimeInterval = 0.75
  /// Swipe numbers (UN-03).
  public var swipe = UISwipeNumbers()
  /// Whether a drag begins after 10 points in any direction instead of on one axis (UN-16).
  public var panThresholdIsRadial = false
  /// Whether a pan's translation leaves out what it took to begin (UN-11).
  public var panLeavesOutThreshold = false
  /// Points along the edge in which a screen edge pan may start (UN-09, GN-19).
  public var screenEdgeWidth: CGFloat = 13
  /// Whether views hear touchesCancelled before the recognizer's action (GR-61, the other reading).
  public var cancelsBeforeAction = false

  public init() {}
}
