extension Statements {
  /// The order of things, hit testing, touches and the responder chain.
  static let touchStatements = """
    PL-01 Order for a new touch: (1) hit-test, (2) collect recognizers and ask them whether they want the …
    PL-02 Hit-testing runs before UIApplication.sendEvent, from the queue-processing function, not from …
    PL-03 shouldReceive callbacks are issued while the touch is added to the event, before sendEvent
    PL-04 UIApplication.sendEvent forwards a touch event to sendEvent of each window that has touches in it
    PL-05 Inside UIWindow.sendEvent: the gesture environment is updated first, then _sendTouchesForEvent …
    PL-06 For one event each view gets at most one call per phase, with all its touches of that phase in …
    PL-07 The order in which several views of one event are served is unspecified (set-based)
    PL-08 Overriding UIApplication.sendEvent / UIWindow.sendEvent without calling super stops everything …
    PL-09 One UIEvent object is reused through a multi-touch sequence
    PL-10 Events arriving while beginIgnoringInteractionEvents is in force are dropped
    PL-11 Touch delivery is frame-paced (60 Hz, more on ProMotion)
    HT-01 hitTest returns nil without calling point(inside:) when the view ignores touches: hidden, …
    HT-02 Alpha rule: the doc says ignored when alpha is less than 0.01
    HT-03 The three flags are read on each view by itself
    HT-04 Default hitTest: ignore check → point(inside:) on self → children in reverse subview order, each …
    HT-05 Each child visited gets hitTest and then (from its default implementation) point(inside:)
    HT-06 Children after (below) the first hit are not visited
    HT-07 A full pass is run twice for a new touch and both passes finish before touchesBegan
    HT-08 Both passes carry the same event timestamp
    HT-09 The theory "pass 1 is for began, pass 2 for ended" (Z1) is refuted by its own log (HT-07)
    HT-10 No hit-testing happens for moved/ended/cancelled of an existing touch
    HT-11 During hitTest, event is not fully formed: its touches may be missing
    HT-12 Default point(inside:) is bounds contains point, in the view's own coordinates: min edges inside, max outside
    HT-13 Therefore a non-zero bounds.origin shifts the hit area with the content
    HT-14 A point outside a view's bounds never reaches its subviews, even those that stick out
    HT-15 clipsToBounds has no influence
    HT-16 Content transparency, cornerRadius, masks and non-rect drawing have no influence
    HT-17 Transforms count: the point is mapped through the inverse transform, so a rotated view is hit in …
    HT-18 A non-invertible transform (scale 0) gives an un-hittable view
    HT-19 z-order for hit-testing is subview array order only
    HT-20 During UIView animation, interaction is off for involved views unless .allowUserInteraction
    HT-21 UIImageView and UILabel start with isUserInteractionEnabled == false
    HT-22 The result used for routing must be inside a window hierarchy
    HT-23 A hitTest override may return any view
    HT-24 Overriding only point(inside:) on the parent to return true outside its bounds makes its …
    HT-25 View controllers take no part in hit-testing
    HT-30 Windows are searched from the visually topmost down
    HT-31 A window returning nil lets the next lower window be asked
    HT-32 Hidden windows are skipped (enumeration is restricted to visible ones)
    HT-33 Higher windowLevel is in front of any lower level
    HT-34 Levels: normal 0, statusBar 1000, alert 2000
    HT-35 Being key window is irrelevant for touches
    HT-36 A touch in window A is never offered to window B afterwards: the responder chain goes window → …
    HT-37 Real trees hold private views between window and root view: UIWindow → UITransitionView → …
    HT-40 convert(_:to:)/from: with nil means window base coordinates
    HT-41 UIWindow.convert with nil means screen coordinates
    HT-42 Rect conversion under rotation returns the enclosing axis-aligned rect
    TE-01 Phases: began, moved, stationary, ended, cancelled, plus regionEntered/Moved/Exited for pointers
    TE-02 One UITouch object per finger contact, updated in place until ended/cancelled
    TE-03 view is fixed at touch-down and does not follow the finger
    TE-04 After a recognizer has claimed the touch (cancelling it in the view), touch.view reads nil
    TE-05 window = window where the touch began
    TE-06 timestamp = seconds since boot of creation or last change
    TE-07 A touch delivered late (delaysTouchesBegan) keeps its original began location and timestamp
    TE-08 location(in: nil) is in window coordinates
    TE-09 preciseLocation must not be used for hit-testing
    TE-10 tapCount counts touch-downs at about the same point within a system time window
    TE-11 tapCount is already raised at the began of the later tap (not only at its end)
    TE-12 When the finger drifts too far the touch stops counting as a tap (tapCount no longer 1)
    TE-13 tapCount numbers used by Apple are not published
    TE-14 force 1.0 = average touch
    TE-15 A force change alone also yields touchesMoved
    TE-16 majorRadius ± majorRadiusTolerance, in points
    TE-17 gestureRecognizers lists those receiving this touch
    TE-18 event.allTouches holds every active touch including stationary ones
    TE-19 coalescedTouches(for:): all samples since last delivery, the last one equal to the main touch
    TE-20 Every touch a view saw as began is finished by exactly one ended or cancelled
    TE-21 isMultipleTouchEnabled == false (default): of the touches bound to this view only the first of a …
    TE-22 A finger dropped by TE-21 stays dropped for its whole life, even when the first finger lifts
    TE-23 TE-21 counts only touches hit-tested to that view itself
    TE-24 TE-21 does not limit recognizers on the view
    TE-25 UIWindow ignores its own isMultipleTouchEnabled
    TE-26 isExclusiveTouch view E: (a) a new touch on E is delivered to E only if no other view of the …
    TE-27 TE-26 is decided at touch-down
    TE-28 Recognizers ignore isExclusiveTouch
    TE-29 App becomes inactive ⇒ all active touches are cancelled in recognizers and views
    TE-30 View leaves its window mid-touch ⇒ touchesCancelled for it
    TE-31 Removing a subview that is the hit view breaks delivery to its former parent: the parent …
    TE-32 Hiding the hit view, setting alpha 0, or isUserInteractionEnabled=false mid-touch: no source
    TE-33 Starting a UIView animation without .allowUserInteraction on the hit view in touchesBegan …
    TE-34 Smallest reported move on iPhone 6s: 0.5 pt
    TE-35 No minimum movement is needed for touchesMoved
    RC-01 UIResponder.next base value nil
    RC-02 View: its view controller if it is that controller's root view, else its superview
    RC-03 View controller: its view's superview
    RC-04 Child VC needs no special rule: RC-03 yields the parent's view (or container)
    RC-05 Window → window scene (iOS 13+) → application
    RC-06 Application → app delegate iff it is a UIResponder and not a view, VC or the app itself
    RC-07 Recorded chain: B1View → BView → UIView → ViewController → UIDropShadowView → UITransitionView → …
    RC-08 Default touchesBegan/Moved/Ended/Cancelled call the same method on next
    RC-09 The four methods are independent: overriding only touchesEnded in a child leaves touchesBegan …
    RC-10 Touches that reach the end of the chain unhandled are dropped silently
    RC-11 "First responder" for touches = hit view
    RC-12 Raw accelerometer/gyro/magnetometer data never use the chain
    RC-13 canBecomeFirstResponder default false
    RC-14 becomeFirstResponder: (1) current one is asked to resign and may refuse → false
    RC-15 Only views in a window may become first responder
    RC-16 Hiding the first-responder view hands the status to the next key view
    RC-17 endEditing(true) forces resignation without asking
    RC-18 inputView/inputAccessoryView are shown on becoming, removed on resigning
    RC-19 Motion: motionBegan/Ended only (no intermediate), first responder first, default forwards up
    RC-20 Presses: default forwards up
    RC-21 canPerformAction default: true if the class implements the selector, else ask next
    RC-22 target(forAction:withSender:): self if canPerformAction, else next
    RC-23 UIApplication.sendAction(_:to:nil:from:for:) starts at the first responder and goes up
    RC-24 It returns false when nobody handles it
    RC-25 Accepted action shapes: no argument, sender, sender + event
    RC-26 A gesture recognizer with nil target does not search the chain
    RC-27 Recognizers are not responders and are not in the chain
    """
}
