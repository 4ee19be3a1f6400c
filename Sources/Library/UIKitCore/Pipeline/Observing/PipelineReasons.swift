/// A question that the pipeline asks an overridable method. `asked` is the object that answers.
@preconcurrency @MainActor public enum PipelineQuestion {
  /// Whether the recognizer receives the event. Asked: the recognizer, then its delegate (GR-22).
  case shouldReceiveEvent(UIGestureRecognizer, UIEvent, asked: AnyObject)
  /// Whether the recognizer receives the touch. Asked: the delegate (GR-22).
  case shouldReceiveTouch(UIGestureRecognizer, UITouch, asked: AnyObject)
  /// Whether the recognizer receives the press. Asked: the delegate (PM-03).
  case shouldReceivePress(UIGestureRecognizer, UIPress, asked: AnyObject)
  /// Whether the recognizer may leave `.possible`. Asked: the hit view whose touch would be cancelled, then the
  /// delegate (GR-30).
  case shouldBegin(UIGestureRecognizer, asked: AnyObject)
  /// Whether `of` must fail before the recognizer may recognize. Asked: the recognizer, then its delegate (GR-32).
  case shouldRequireFailure(UIGestureRecognizer, of: UIGestureRecognizer, asked: AnyObject)
  /// Whether the recognizer must fail before `by` may recognize. Asked: the recognizer, then its delegate (GR-32).
  case shouldBeRequiredToFail(UIGestureRecognizer, by: UIGestureRecognizer, asked: AnyObject)
  /// Whether both may recognize. Asked: the delegate (GR-33).
  case shouldRecognizeSimultaneously(UIGestureRecognizer, with: UIGestureRecognizer, asked: AnyObject)
  /// Whether the first recognizer, once it recognizes, makes the second fail. Asked: the first (GR-34).
  case canPrevent(UIGestureRecognizer, UIGestureRecognizer)
  /// Whether `by`, once it recognizes, makes the recognizer fail. Asked: the recognizer (GR-34).
  case canBePrevented(UIGestureRecognizer, by: UIGestureRecognizer)
  /// Whether a view of the content receives the touch. Asked: the scroll view.
  case touchesShouldBegin(UIView, UITouch, in: UIView)
  /// Whether scrolling may cancel the touches of this view. Asked: the scroll view (UC-38).
  case touchesShouldCancel(UIView, in: UIView)
}

/// The environment's answer to a recognizer's bid to leave `.possible`.
@preconcurrency @MainActor public enum PipelineVerdict {
  /// The recognizer takes the state it bid for.
  case granted
  /// The bid waits until the other recognizer has failed (GR-46).
  case waits(for: UIGestureRecognizer)
  /// The recognizer fails.
  case fails(because: FailureReason)
}

/// The reason for which the environment makes a recognizer fail.
@preconcurrency @MainActor public enum FailureReason {
  /// A recognizer that it requires to fail has recognized (GR-46).
  case requirementRecognized(UIGestureRecognizer)
  /// A recognizer that shares a touch with it has recognized first (GR-40).
  case excluded(by: UIGestureRecognizer)
  /// `gestureRecognizerShouldBegin` of the hit view returned false (UC-31).
  case refusedByView(UIView)
  /// `gestureRecognizerShouldBegin` of the delegate returned false (GR-30).
  case refusedByDelegate
}

/// The reason for a change of a recognizer's state.
@preconcurrency @MainActor public enum StateReason {
  /// The recognizer set its state, because of its touches or a time-out.
  case analysis
  /// Its bid was granted.
  case granted
  /// The environment made it fail.
  case failed(FailureReason)
  /// `isEnabled` was set to false (GR-49).
  case disabled
  /// It was removed from its view.
  case removed
  /// All fingers are up, no time limit is pending, and it had not decided (RE-05).
  case undecided
  /// The attempt is over (GR-03).
  case reset
}

/// The reason for which a view receives `touchesCancelled`.
@preconcurrency @MainActor public enum CancelReason {
  /// A recognizer claimed the touch (GR-60).
  case recognized(UIGestureRecognizer)
  /// The touch was cancelled: an interruption, or the view left its window (TE-29, TE-30).
  case touchCancelled
}

/// The reason for which a hit view never receives a touch.
@preconcurrency @MainActor public enum DropReason {
  /// The view has a finger already and is not multiple-touch enabled (TE-21).
  case singleTouch
  /// This view is exclusive, and it and another view must not track at the same time (TE-26).
  case exclusiveTouch(UIView)
  /// A recognizer claimed the touch while it was withheld from the view (GR-66).
  case recognized(UIGestureRecognizer)
  /// `touchesShouldBegin` of this scroll view returned false.
  case scrollView(UIView)
  /// The touch was cancelled while it was withheld from the view.
  case touchCancelled
}

/// The reason for which touches are cancelled.
@preconcurrency @MainActor public enum Interruption {
  /// The application became inactive (TE-29).
  case resignedActive
  /// The view left its window (TE-30).
  case leftWindow(UIView)
  /// `beginIgnoringInteractionEvents()` was called (RE-12).
  case ignoringInteraction
}
