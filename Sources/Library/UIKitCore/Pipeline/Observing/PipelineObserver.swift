/// Receives every step of the touch pipeline while it happens.
///
/// Set it as `UIApplication.observer`, which holds it weakly. Steps nest: a step that comes between
/// `pipelineWillPerform` and `pipelineDidPerform` of another one is part of that step. An observer must not change
/// views, touches or recognizers. Example: an observer that prints which view each new touch goes to and which methods
/// are called.
///
///     final class Printer: PipelineObserver {
///       func pipelineWillPerform(_ step: PipelineStep) {
///         if case .touches(let responder, let phase, _) = step { print("\(type(of: responder)).\(phase)") }
///       }
///
///       func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
///
///       func pipelineDidNote(_ note: PipelineNote) {
///         if case .bound(let touch, let view) = note { print("finger \(touch.finger):", view as Any) }
///       }
///     }
///
///     let printer = Printer()
///     application.observer = printer
@preconcurrency @MainActor public protocol PipelineObserver: AnyObject {
  /// Called before the step.
  func pipelineWillPerform(_ step: PipelineStep)
  /// Called after the step, with its result.
  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer)
  /// Called for what has no beginning and end: a refusal, a verdict, a change of state.
  func pipelineDidNote(_ note: PipelineNote)
  /// Called after a frame of what moves by itself, such as content after a flick, which is no step. Does nothing by default.
  /// - Parameter time: of the frame, in seconds.
  func pipelineDidMove(at time: TimeInterval)
}

extension PipelineObserver {
  /// Does nothing.
  public func pipelineDidMove(at time: TimeInterval) {}
}

/// One call from the pipeline into overridable code.
@preconcurrency @MainActor public enum PipelineStep {
  /// One event of these reports; all its other steps are nested in it.
  case event(UIEvent, [TouchSample])
  /// A time-out that is due at this time, in seconds (GR-06).
  case timeout(TimeInterval)
  /// One hit test for a new touch, numbered from 1 (HT-07).
  case hitTestPass(Int, UITouch)
  /// `hitTest(_:with:)`; the point is in the view's coordinate space.
  case hitTest(UIView, CGPoint)
  /// `point(inside:with:)`; the point is in the view's coordinate space.
  case pointInside(UIView, CGPoint)
  /// `sendEvent(_:)` of the application or of a window.
  case sendEvent(UIResponder, UIEvent)
  /// One of the four `touches…` methods of a recognizer; the touches are in order of arrival.
  case recognizerTouches(UIGestureRecognizer, UITouch.Phase, [UITouch])
  /// One of the four `presses…` methods of a recognizer.
  case recognizerPresses(UIGestureRecognizer, UIPress.Phase, [UIPress])
  /// A question to a delegate, a view or a recognizer; the answer is `.flag`.
  case question(PipelineQuestion)
  /// `reset()` of a recognizer.
  case reset(UIGestureRecognizer)
  /// One of the four `touches…` methods of a responder; the touches are in order of arrival.
  case touches(UIResponder, UITouch.Phase, [UITouch])
  /// `motionBegan`, `motionEnded` or `motionCancelled`.
  case motion(UIResponder, UITouch.Phase, UIEvent.EventSubtype)
  /// One of the four `presses…` methods.
  case presses(UIResponder, UIPress.Phase, [UIPress])
  /// `remoteControlReceived(with:)`.
  case remoteControl(UIResponder, UIEvent)
  /// An action that is sent to its target.
  case action(PipelineAction)
}

/// The result of a step.
@preconcurrency @MainActor public enum PipelineAnswer {
  /// The step has no result.
  case none
  /// The answer to a question or of `point(inside:with:)`; for an action, whether it was performed.
  case flag(Bool)
  /// The result of `hitTest(_:with:)`.
  case view(UIView?)
}

/// An action that a control or a recognizer sends.
@preconcurrency @MainActor public struct PipelineAction {
  /// The control or recognizer.
  public let sender: AnyObject
  /// The name of the selector, or the title or identifier of a `UIAction`; empty for a typed method.
  public let name: String
  /// Nil for a closure, and if the search finds no object that performs the action.
  public let target: AnyObject?
  /// Empty for a recognizer.
  public let controlEvent: UIControl.Event
}

/// Something that happened inside a step and has no result.
@preconcurrency @MainActor public enum PipelineNote {
  /// The hit test skipped a view and its subviews.
  case refused(UIView, TouchRefusal)
  /// The hit tests for a new touch are over. Nil: no window takes the touch, and it is not delivered.
  case bound(UITouch, to: UIView?)
  /// A recognizer receives a new touch from now on (GR-21).
  case attends(UIGestureRecognizer, UITouch)
  /// A recognizer ignores a touch; the view keeps it (GR-27).
  case ignored(UITouch, by: UIGestureRecognizer)
  /// A recognizer bids to leave `.possible`: it sets its state, and a verdict follows.
  case bid(UIGestureRecognizer, for: UIGestureRecognizer.State)
  /// The verdict on a recognizer's bid, or on a possible recognizer that fails because of another one.
  case verdict(UIGestureRecognizer, PipelineVerdict)
  /// A recognizer's state changed.
  case stateChange(UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, StateReason)
  /// A view does not receive a phase yet, because these recognizers are still possible (GR-66, GR-70).
  case withheld(UITouch, UITouch.Phase, by: [UIGestureRecognizer])
  /// A view that has received the touch receives its cancellation.
  case cancelled(UITouch, UIView, CancelReason)
  /// The hit view never receives the touch.
  case dropped(UITouch, UIView, DropReason)
  /// The default `touches…` method of a responder sent the touches to the next responder (RC-08).
  case forwarded(UITouch.Phase, from: UIResponder, to: UIResponder?)
  /// The search for the target of an action passed this responder, which cannot perform it (RC-23).
  case climbed(PipelineAction, past: UIResponder)
  /// Actions of these recognizers changed states in every round of one event; the actions and bids that are left wait
  /// for the next event or deadline.
  case postponed([UIGestureRecognizer])
  /// The system cancels touches.
  case interrupted(Interruption)
  /// A mistake in the program (LC-04).
  case warning(PipelineWarning)
}
