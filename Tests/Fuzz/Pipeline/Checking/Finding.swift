/// What must hold for every case, whatever its code does.
package enum Invariant: String, CaseIterable {
  /// In a touch's own view each began is closed by one ended or cancelled, and nothing comes before or after (TE-20,
  /// RE-10). Responders that a touch is only forwarded to are exempt (TE-31).
  case touchSequence
  /// Inside a callback the `phase` of its touches is the callback's (RE-10).
  case touchPhase
  /// Between events no finger is down in a view that has left its window, and none while the application is inactive or
  /// ignores interaction (TE-29, TE-30, RE-12).
  case cancellation
  /// At the end every recognizer is `.possible` (GR-03, RE-05).
  case gestureState
  /// The actions of a recognizer are began, changed…, and then ended or cancelled, or only ended (GR-04).
  case actionSequence
  /// At the end no finger, recognizer or deadline is left (RE-11, RE-12).
  case rest
  /// Nothing that the case made outlives it.
  case leak
  /// The same case has the same transcript each time.
  case replay
  /// An observer changes nothing.
  case observer
  /// A control's touchDown is closed by one touch-up or touchCancel, and nothing tracks at the end (UC-07, UC-08).
  case tracking
  /// Locations, frames, offsets and values are finite (SV-03).
  case number
  /// A case calls back a limited number of times.
  case endless
}

/// An invariant that a case violates.
package struct Finding: Equatable {
  package let invariant: Invariant
  package let detail: String
}
