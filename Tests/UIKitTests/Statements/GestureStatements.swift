extension Statements {
  /// Controls, recognizers, numbers, recorded logs, doubts and open questions.
  static let gestureStatements = """
    UC-01 Bits: touchDown 1<<0, DownRepeat 1<<1, DragInside 1<<2, DragOutside 1<<3, DragEnter 1<<4, …
    UC-02 Tracking lives inside touches: overriding those without super ⇒ no tracking calls, no events
    UC-03 Tap order: touchesBegan, beginTracking, touchesEnded, endTracking, action(touchUpInside)
    UC-04 Cancel order: touchesCancelled, cancelTracking, then event touchCancel
    UC-05 touchDown is sent at touch-down, after beginTracking returned true, with highlighted already set
    UC-06 touchDownRepeat requires tapCount > 1
    UC-07 beginTracking false ⇒ isTracking false, no events for that touch
    UC-08 continueTracking is called per moved event
    UC-09 The action after a tap is sent by the touchesEnded code, not by endTracking: it still fires when …
    UC-10 Inside/outside boundary while tracking = bounds grown by 70 pt on all four sides (iPhone)
    UC-11 On iPad the growth is said to be 25 pt
    UC-12 The growth does not apply to touch-down: hit-testing uses plain bounds
    UC-13 DragExit once per crossing outward, then DragOutside for each further move
    UC-14 DragEnter needs a prior exit of the same touch
    UC-15 On the crossing event both kinds fire (Enter+Inside / Exit+Outside)
    UC-16 isHighlighted follows touchInside while tracking
    UC-17 isTouchInside is meaningful only while tracking
    UC-18 A control does not forward touches up the chain
    UC-19 Default single touch; a second finger on the same control is not delivered (TE-21)
    UC-20 sendActions(for:) walks registrations in order and calls sendAction(_:to:for:) per match, which …
    UC-21 Adding the same (target, action, event) twice gives one call
    UC-22 addTarget does not retain the target
    UC-23 Disabled control sends no events
    UC-24 Disabling during tracking does not stop touchUpInside of that touch
    UC-25 Is a disabled control still the hit view? Unresolved
    UC-26 Removed from window while tracking ⇒ cancelTracking(with: nil) possible
    UC-27 primaryActionTriggered exists since iOS 9
    UC-30 Guarded gestures (iOS 6+): 1-finger 1-tap on UIButton, UISwitch, UIStepper, UISegmentedControl, …
    UC-31 Mechanism: the touched control's gestureRecognizerShouldBegin answers false
    UC-31a The veto is consulted only if recognition would cancel a touch hit-tested to that view
    UC-32 A recognizer attached to the control itself is not blocked
    UC-33 Only matching gestures are blocked: double tap, pan, pinch on an ancestor still work over a button
    UC-34 A plain UIControl (subclass) blocks nothing: the ancestor's tap wins and cancels it
    UC-35 In UC-34 touchDown handlers still fire (sent before recognition), touchUpInside does not
    UC-36 In UC-34 with cancelsTouchesInView=false both fire, recognizer's action first
    UC-37 Before iOS 6 the ancestor's tap won over UIButton
    UC-38 UIScrollView content: touchesShouldCancel(in:) default is true unless the view is a UIControl
    GR-01 Discrete: possible → ended(=recognized) | failed
    GR-02 Continuous: possible → began | failed
    GR-03 All terminal states go back to possible by UIKit's reset
    GR-04 Actions are sent on began, on every set of changed (also changed→changed), ended, cancelled, …
    GR-05 HDR says the action comes "at the next turn of the run loop"
    GR-06 Timer-driven transitions (long press, double-tap timeout) act from the timer callback, no touch …
    GR-07 reset() after any terminal state
    GR-08 A failed/finished recognizer sees nothing more of the sequence, not even ended
    GR-09 Recognizers tied by a failure requirement are reset together, when the last of them is done
    GR-10 A recognizer that saw a touch must reach a terminal state or it blocks others
    GR-20 Candidates: recognizers of the hit view and of all its ancestors including the window
    GR-21 Collection happens once per touch, at touch-down
    GR-22 Filters in order: isEnabled, allowedTouchTypes/exclusive type, shouldReceive(event), …
    GR-23 A recognizer sees touches before the view does, in every phase
    GR-24 A recognizer on the view receives all fingers regardless of isMultipleTouchEnabled (TE-24)
    GR-25 A new finger landing in a recognizer's subtree while it is active is fed to it as well
    GR-26 Update order inside one event: recognizers sorted depth-first, read as deeper view first
    GR-27 ignore(touch): no more updates for that touch, and the view keeps it (not cancelled)
    GR-30 When a recognizer wants to leave possible: hit view's gestureRecognizerShouldBegin (only if it …
    GR-31 A false answer counts as failure for require-to-fail
    GR-32 Dynamic failure requirements (shouldRequireFailureOf, shouldBeRequiredToFailBy) are asked once …
    GR-33 shouldRecognizeSimultaneously is asked only when one would block the other, and again at each …
    GR-34 Block decision: A (active) blocks B iff A.canPrevent(B) && B.canBePrevented(A) && no …
    GR-35 A tap recognizer never prevents a tap recognizer that needs more taps
    GR-40 First to recognize wins: others that share a touch are failed (excluded), including …
    GR-41 Tie in the same event: deeper view wins
    GR-42 Tie on the same view: the most recently added wins
    GR-43 Recognizers with no touch in common do not interact (two sibling views with two fingers)
    GR-44 Exclusion happens at state change, before that event is handed to views
    GR-45 With simultaneous recognition the order of the two actions is not guaranteed
    GR-46 B.require(toFail: A): B's transition out of possible waits
    GR-47 If B ended meanwhile and A then fails, B's action fires then (single tap after double-tap timeout)
    GR-48 Without requirement, 1-tap and 2-tap on one view: first tap fires single at once
    GR-49 isEnabled=false while began/changed ⇒ cancelled, action sent
    GR-60 cancelsTouchesInView (default true): on recognition the touches of that gesture are cancelled in …
    GR-61 Order at recognition: action first, then touchesCancelled
    GR-62 On the recognizing event the view gets touchesCancelled instead of touchesMoved/Ended
    GR-63 cancelsTouchesInView=false: view gets the normal callback after the action, for the rest of the …
    GR-64 Only touches belonging to the gesture are cancelled
    GR-65 Views of all the gesture's touches are cancelled, also several different subviews
    GR-66 delaysTouchesBegan (default false)=true: view sees nothing while the recognizer is possible
    GR-67 … failed while finger is down ⇒ touchesBegan (original location/time) and then exactly one …
    GR-68 … failed at/after lift ⇒ began then ended at once
    GR-69 The delay lasts until every delaying recognizer of that touch has left possible
    GR-70 delaysTouchesEnded (default true): touchesEnded is withheld while any such recognizer that has …
    GR-71 For a lone double-tap recognizer this delays a single tap's touchesEnded by the tap interval (GN-02)
    GR-72 Other properties do not change what other recognizers see
    GR-73 Actions of a continuous recognizer repeat on each moved event of its touches after began
    GR-80 UIScrollView owns a recognizer with delaysTouchesBegan=true that fails after 0.15 s or at lift
    GR-81 Recorded: sendEvent at …8880.72 ms, delayed delivery 9032.55, view touchesBegan 9033.15 (≈152 ms)
    GR-82 Ancestor recognizers are not delayed by it: they get touchesBegan at once (0.7 ms)
    GR-83 Touch shorter than 150 ms + ancestor tap ⇒ view sees nothing, only the tap action
    GR-84 Touch shorter than 150 ms, nobody recognizes ⇒ began+ended at lift
    GR-85 Fast scroll ⇒ content view sees nothing
    GN-01 alpha threshold: ≤ 0.01 ignored (HT-02)
    GN-02 max time between taps: 0.35 s
    GN-03 tap allowable movement: 45 pt
    GN-04 tap max press duration: 0.75 s
    GN-05 long press min duration: 0.5 s
    GN-06 long press allowable movement: 10 pt (before began
    GN-07 long press taps / touches: 0 / 1
    GN-08 pan hysteresis: 10 pt
    GN-09 pan touches: min 1, max UINT_MAX
    GN-10 tap taps / touches: 1 / 1
    GN-11 swipe max duration: 0.5 s
    GN-12 swipe min primary movement: 50 pt (rivals 30, 40)
    GN-13 swipe max cross movement: 200 pt (fast), tight when slow
    GN-14 swipe defaults: 1 touch, direction right
    GN-15 pinch hysteresis: 8 pt
    GN-16 rotation hysteresis: 10°
    GN-17 scroll-view content delay: 0.15 s
    GN-18 control tracking growth: 70 pt (iPad 25?)
    GN-19 screen-edge region: ~13 pt?
    GN-20 paging flick velocity: ~300 pt/s
    GN-21 sampling / delivery: ≤240 Hz / 60 Hz
    GN-22 window levels: 0 / 1000 / 2000
    GN-23 recommended target: 44 pt
    GN-24 smallest move: 0.5 pt
    GT-01 Tap: recognized at the lift of the last required finger of the last required tap
    GT-02 Tap fails on: movement > GN-03, press > GN-04, gap > GN-02, more fingers than required
    GT-03 Tap location(in:) = first tap's place, centroid for several fingers
    GT-04 Tap is discrete with a single action at ended
    GT-05 With the time-out passed, the tap has failed and the view's touch proceeds untouched
    GT-10 Long press: began when required fingers have been held GN-05 within GN-06
    GT-11 After began movement is unlimited
    GT-20 Pan: began when min fingers moved enough
    GT-21 Threshold test per axis with ≥ : |dx|≥10 or |dy|≥10
    GT-22 translation counts from the original touch point
    GT-23 Fewer than min fingers: never begins
    GT-24 Pan beats swipe on the same view unless told otherwise
    GT-30 Swipe: one action at recognition while the finger is still down
    GT-31 Slow swipe: short distance, high precision
    GT-40 Pinch/rotation: exactly two fingers
    GT-41 Pinch fails when all its fingers lift before began
    GT-42 Pinch and rotation exclude each other by default
    GT-50 Screen-edge pan: edges single value
    GT-51 Hover recognizer does nothing without pointer/pencil hover
    GT-60 numberOfTouches/location(ofTouch:) describe the touches in the current gesture
    OR-01 plain tap, no G: V.began V.ended
    OR-02 tap G on V: G.began V.began G.ended action V.cancelled
    OR-03 tap G, cancelsTouchesInView=false: G.began V.began G.ended action V.ended
    OR-04 tap G, finger dragged far: V.began V.moved… V.ended, no action
    OR-05 pan G: G.began V.began (G.moved V.moved) G.moved action(began) V.cancelled (G.moved …
    OR-06 pan G, delaysTouchesBegan: G.began G.moved G.moved action … G.ended action
    OR-07 button, no G: B.touchesBegan beginTracking B.touchesEnded endTracking action
    OR-08 ancestor tap + UIButton: G.began B.touchesBegan beginTracking G.ended B.touchesEnded endTracking …
    OR-09 tap G on the button: G.began B.touchesBegan beginTracking G.ended tapAction B.touchesCancelled …
    OR-10 ancestor tap + custom UIControl: as OR-09 with control
    OR-11 table row, ancestor tap, lift <150 ms: G.began G.ended action
    OR-12 same, lift at ~0.5 s: G.began (150 ms) V.began G.ended action V.cancelled
    OR-13 same, lift after tap time-out: G.began V.began V.ended didSelect
    OR-14 long press: G.began V.began ⏱500ms action(began) V.cancelled (G.moved action(changed)) G.ended …
    OR-15 double-tap G only, one tap: G.began V.began G.ended ⏱350ms V.ended
    OR-16 double-tap G, two taps: G.began V.began G.ended G.began V.began G.ended action V.cancelled
    OR-17 delegate questions: hitTest×2, shouldReceive(event), shouldReceive(touch), [RequireFailure …
    DB-1 double hitTest: two passes, no purpose beyond adjusting the point
    DB-2 touchesBegan before recognition: receiving a phase is not deciding
    DB-3 UIButton/UISegmentedControl/UISlider "do not pass up": three separate mechanisms
    DB-4 S003's demo claim that the parent's tap fires "through the responder chain" is the wrong mechanism
    DB-5 S003 "shouldBegin true ⇒ other recognizers get cancelTouches": they are moved to failed (GR-40)
    DB-6 S000 prints the same delegate signature (shouldRequireFailureOf) twice with opposite meanings
    DB-7 S000 starts hit-testing at the key window
    DB-8 S000 says recognizers cannot affect a UIControl because UIApplication dispatches its actions
    DB-9 S000/S002 say a recognized gesture stops "the responder chain"
    DB-10 S001 gives alpha ≤ 0.01 (see HT-02)
    UN-02 tap press limit 0.75/1.5 s
    UN-03 swipe numbers
    UN-04 control growth on iPad
    UN-05 Enter/Exit vs Inside/Outside order
    UN-06 touchDown together with touchDownRepeat
    UN-07 hide/disable of the hit view mid-touch
    UN-08 nil-target start point when a first responder exists elsewhere
    UN-09 screen-edge width
    UN-10 disabled control as hit view / parent tap over it
    UN-11 translation at pan began
    UN-12 one or two touchesCancelled after a double tap
    UN-13 presented VC's next: presenting VC or container
    UN-14 phase order for one view inside one event (began/moved/ended mixed)
    UN-15 primaryActionTriggered vs touchUpInside
    UN-16 diag movement rule for pan (per axis vs radial)
    UN-17 which of the two hit-test passes wins when they differ
    """
}
