/// Watches the touch pipeline without taking part in it.
///
/// Set it as `UIApplication.observer`. Steps nest: what happens between the `will` and the `did` of a step
/// happened because of it. Nothing an observer does may change views, touches or recognizers.
public protocol PipelineObserver: AnyObject {
  func pipelineWillPerform(_ step: PipelineStep)
  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer)
  /// Something that takes no time and has no answer: a refusal, a verdict, a change of state.
  func pipelineDidNote(_ note: PipelineNote)
}

/// One call from the pipeline into code that an app may override.
public enum PipelineStep {
  /// The queue hands out one event, made of these reports; everything else about it happens inside.
  case event(UIEvent, [TouchSample])
  /// A time-out falls due without any report; the time is in seconds (GR-06).
  case timeout(TimeInterval)
  /// One search for the view of a new touch, numbered from 1 (HT-07).
  case hitTestPass(Int, UITouch)
  /// `hitTest(_:with:)`; the point is in the view's own coordinates.
  case hitTest(UIView, CGPoint)
  /// `point(inside:with:)`; the point is in the view's own coordinates.
  case pointInside(UIView, CGPoint)
  /// `sendEvent(_:)` of the application or of a window.
  case sendEvent(UIResponder, UIEvent)
  /// One of the four `touches…` methods of a recognizer; the touches are in order of arrival.
  case recognizerTouches(UIGestureRecognizer, UITouch.Phase, [UITouch])
  /// A question to a delegate, a view or a recognizer; the answer is a flag.
  case question(PipelineQuestion)
  /// `reset()` of a recognizer.
  case reset(UIGestureRecognizer)
  /// One of the four `touches…` methods, named by its phase; the touches are in order of arrival.
  case touches(UIResponder, UITouch.Phase, [UITouch])
  /// `motionBegan`, `motionEnded` or `motionCancelled`, named by a touch's phase.
  case motion(UIResponder, UITouch.Phase, UIEvent.EventSubtype)
  /// One of the four `presses…` methods.
  case presses(UIResponder, UIPress.Phase, [UIPress])
  /// `remoteControlReceived(with:)`.
  case remoteControl(UIResponder, UIEvent)
  /// An action message on its way to its target.
  case action(PipelineAction)
}

/// What a step answered.
public enum PipelineAnswer {
  case none
  case flag(Bool)
  case view(UIView?)
}

/// An action message: who sends it, what it is called and who gets it.
public struct PipelineAction {
  /// The control or recognizer.
  public let sender: AnyObject
  /// The action's name where it has one: a selector, or the title or identifier of a `UIAction`.
  public let name: String
  /// Nil for a closure, which has no target, and where nobody could be found.
  public let target: AnyObject?
  /// Empty for a recognizer.
  public let controlEvent: UIControl.Event
}

/// Something that happened between two steps.
public enum PipelineNote {
  /// A view was skipped with everything in it, and why.
  case refused(UIView, TouchRefusal)
  /// The search for a new touch's view is over. Nil: no window wants it, nobody is told.
  case bound(UITouch, to: UIView?)
  /// A recognizer takes part in a new touch from now on (GR-21).
  case attends(UIGestureRecognizer, UITouch)
  /// A recognizer lets go of a touch; the view keeps it (GR-27).
  case ignored(UITouch, by: UIGestureRecognizer)
  /// A recognizer asked for a state that it may not simply have; the verdict follows.
  case bid(UIGestureRecognizer, for: UIGestureRecognizer.State)
  case verdict(UIGestureRecognizer, PipelineVerdict)
  case stateChange(UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, StateReason)
  /// A view is not told of a phase yet, because these recognizers have not decided (GR-66, GR-70).
  case withheld(UITouch, UITouch.Phase, by: [UIGestureRecognizer])
  /// A view that heard of the touch loses it, and to whom.
  case cancelled(UITouch, UIView, CancelReason)
  /// A view never hears of the touch, although it was found, and why.
  case dropped(UITouch, UIView, DropReason)
  /// A responder's own method did nothing but hand the touches to the next responder (RC-08).
  case forwarded(UITouch.Phase, from: UIResponder, to: UIResponder?)
  /// An action without a target asked this responder, which cannot perform it (RC-23).
  case climbed(PipelineAction, past: UIResponder)
  /// Actions of these recognizers changed states in every round of one event; the actions and bids that are left wait
  /// for the next event or deadline.
  case postponed([UIGestureRecognizer])
  /// The system cancels touches.
  case interrupted(Interruption)
}
