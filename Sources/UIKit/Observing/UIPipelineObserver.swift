/// Watches the touch pipeline without taking part in it.
///
/// Set it as `UIApplication.observer`. Steps nest: what happens between the `will` and the `did` of a step
/// happened because of it. Nothing an observer does may change views, touches or recognizers.
public protocol UIPipelineObserver: AnyObject {
  func pipelineWillPerform(_ step: UIPipelineStep)
  func pipelineDidPerform(_ step: UIPipelineStep, answer: UIPipelineAnswer)
  /// Something that takes no time and has no answer: a refusal, a forwarding, an end.
  func pipelineDidNote(_ note: UIPipelineNote)
}

/// One call from the pipeline into code that an app may override.
public enum UIPipelineStep {
  /// The queue hands out one event, made of these reports; everything else about it happens inside.
  case event(UIEvent, [TouchSample])
  /// One search for the view of a new touch, numbered from 1 (HT-07).
  case hitTestPass(Int, UITouch)
  /// `hitTest(_:with:)`; the point is in the view's own coordinates.
  case hitTest(UIView, CGPoint)
  /// `point(inside:with:)`; the point is in the view's own coordinates.
  case pointInside(UIView, CGPoint)
  /// `sendEvent(_:)` of the application or of a window.
  case sendEvent(UIResponder, UIEvent)
  /// One of the four `touches…` methods, named by its phase; the touches are in order of arrival.
  case touches(UIResponder, UITouch.Phase, [UITouch])
  /// An action message on its way to its target.
  case action(UIPipelineAction)
}

/// What a step answered.
public enum UIPipelineAnswer {
  case none
  case flag(Bool)
  case view(UIView?)
}

/// An action message: who sends it, what it is called and who gets it.
public struct UIPipelineAction {
  public let sender: AnyObject
  /// The action's name where it has one: a selector, or the title or identifier of a `UIAction`.
  public let name: String
  /// Nil for a closure, which has no target.
  public let target: AnyObject?
  /// Empty for a recognizer.
  public let controlEvent: UIControl.Event
}

/// Something that happened between two steps.
public enum UIPipelineNote {
  /// A view was skipped with everything in it, and why.
  case refused(UIView, TouchRefusal)
  /// The search for a new touch's view is over. Nil: no window wants it, nobody is told.
  case bound(UITouch, to: UIView?)
  /// A responder's own method did nothing but hand the touches to the next responder (RC-08).
  case forwarded(UITouch.Phase, from: UIResponder, to: UIResponder?)
  /// A view that ignores the touch although it was found: it already has a finger (TE-21).
  case dropped(UITouch, UIView)
}
