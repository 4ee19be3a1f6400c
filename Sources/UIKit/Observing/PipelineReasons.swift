/// A question that the pipeline asks of code that an app may override.
public enum PipelineQuestion {
  /// The recognizer, then its delegate: may it hear of this event at all (GR-22)?
  case shouldReceiveEvent(UIGestureRecognizer, UIEvent, asked: AnyObject)
  /// The delegate: may the recognizer hear of this touch (GR-22)?
  case shouldReceiveTouch(UIGestureRecognizer, UITouch, asked: AnyObject)
  /// The hit view whose touch would be cancelled, then the delegate: may the recognizer leave possible (GR-30)?
  case shouldBegin(UIGestureRecognizer, asked: AnyObject)
  /// The recognizer or its delegate: must `of` fail first (GR-32)?
  case shouldRequireFailure(UIGestureRecognizer, of: UIGestureRecognizer, asked: AnyObject)
  /// The recognizer or its delegate: must it fail before `by` may recognize (GR-32)?
  case shouldBeRequiredToFail(UIGestureRecognizer, by: UIGestureRecognizer, asked: AnyObject)
  /// The delegate: may both recognize (GR-33)?
  case shouldRecognizeSimultaneously(UIGestureRecognizer, with: UIGestureRecognizer, asked: AnyObject)
  /// The recognizer: does its success stop the other (GR-34)?
  case canPrevent(UIGestureRecognizer, UIGestureRecognizer)
  /// The recognizer: may the other's success stop it (GR-34)?
  case canBePrevented(UIGestureRecognizer, by: UIGestureRecognizer)
  /// The scroll view: may this view of its content have the touch?
  case touchesShouldBegin(UIView, UITouch, in: UIView)
  /// The scroll view: may scrolling take the touch away from this view (UC-38)?
  case touchesShouldCancel(UIView, in: UIView)
}

/// What becomes of a recognizer's bid to leave `.possible`.
public enum PipelineVerdict {
  case granted
  /// Not before the other has failed (GR-46).
  case waits(for: UIGestureRecognizer)
  case fails(because: FailureReason)
}

/// Why a recognizer may not recognize.
public enum FailureReason {
  /// One that it requires to fail has recognized (GR-46).
  case requirementRecognized(UIGestureRecognizer)
  /// One that shares a touch with it was first (GR-40).
  case excluded(by: UIGestureRecognizer)
  /// The hit view said no (UC-31).
  case refusedByView(UIView)
  /// The delegate said no (GR-30).
  case refusedByDelegate
}

/// Why a recognizer's state changes.
public enum StateReason {
  /// What the recognizer itself made of its touches or of the time that passed.
  case analysis
  case granted
  case failed(FailureReason)
  /// `isEnabled` was set to false (GR-49).
  case disabled
  /// It was taken off its view.
  case removed
  /// The attempt is over (GR-03).
  case reset
}

/// Why a view loses a touch.
public enum CancelReason {
  /// A recognizer claimed it (GR-60).
  case recognized(UIGestureRecognizer)
  /// The touch itself was cancelled: an interruption, or the view left its window (TE-29, TE-30).
  case touchCancelled
}

/// Why a view never hears of a touch.
public enum DropReason {
  /// It has a finger already and is not multiple-touch enabled (TE-21).
  case singleTouch
  /// An exclusive view and another one do not track at the same time (TE-26).
  case exclusiveTouch(UIView)
  /// A recognizer claimed the touch before the view was told (GR-66).
  case recognized(UIGestureRecognizer)
  /// The scroll view keeps the touch.
  case scrollView(UIView)
  /// The touch was cancelled before the view was told.
  case touchCancelled
}

/// Why the system takes the touches away.
public enum Interruption {
  /// The application stops being active (TE-29).
  case resignedActive
  /// The view left its window (TE-30).
  case leftWindow(UIView)
  /// A flag of the view was switched, and the option says that this cancels (UN-07).
  case gateClosed(UIView)
  /// An animation without `.allowUserInteraction` started on the hit view (TE-33).
  case animation(UIView)
}
