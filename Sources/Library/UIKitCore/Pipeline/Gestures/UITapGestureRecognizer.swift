/// Recognizes taps: fingers that go down and up at one place, or a button that is pressed, once or several times. As
/// Apple's.
///
/// Discrete; recognized at the lift of the last required finger of the last required tap, or at the release of the button
/// (GT-01, GT-04, PM-03).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps (GN-10).
  open var numberOfTapsRequired = 1
  /// The number of fingers (GN-10).
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that are down in its taps. The library has no pointer, and a finger taps whatever they
  /// are (TE-43).
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private final var run = TapRun()

  /// Adds fingers to the tap, which must be over within the limit (GT-02).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in event.order(of: touches) where progress == .possible {
      run.fingersRequired = numberOfTouchesRequired
      handle(run.began(at: touch.screenLocation))
    }
    if progress == .possible && fingers.count == touches.count { limitPress() }
  }

  /// GT-02: a tap must not last longer than the limit.
  private func limitPress() {
    setTimer(after: environment?.options.longestTapPress ?? 0) { self.state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for _ in touches.drifted(beyond: run.allowableMovement) { handle(.fails) }
  }

  /// Recognizes the last required tap, or waits for the next one (GT-02, GT-04).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for _ in touches { handle(run.ended()) }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Begins a tap of a button, which must be over within the limit (PM-03). A second button fails.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for _ in presses where progress == .possible {
      run.fingersRequired = 1
      handle(run.began(at: run.place))
    }
    if progress == .possible { limitPress() }
  }

  /// Recognizes the last required tap, or waits for the next one.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for _ in presses { handle(run.ended()) }
  }

  /// Fails.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

  /// Forgets the taps.
  open override func reset() { run.restart() }

  private func handle(_ outcome: TapRun.Outcome) {
    switch outcome {
    case .continues, .allDown: break
    case .fails: state = .failed
    case .tapDone:
      guard run.tapsDone < numberOfTapsRequired else { return state = .ended }
      // GT-02: the next tap must begin within the longest gap.
      setTimer(after: TapCounter.longestGap) { self.state = .failed }
    }
  }

  /// Documented (GR-35): a tap never prevents a recognizer of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// The number of fingers of the tap; they still count once it is recognized and they are up (GT-60).
  open override var numberOfTouches: Int {
    progress == .ended && !touches.isEmpty ? numberOfTouchesRequired : super.numberOfTouches
  }

  /// The location of the first tap: the centroid of its fingers (GT-03).
  open override func location(in view: UIView?) -> CGPoint {
    guard let window = touches.first?.window else { return super.location(in: view) }
    let base = window.placement.local(run.place)
    return window.convert(base, to: view ?? window)
  }

  /// The location of one finger of the last tap, in the coordinate space of `view`, or of the window if it is nil.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let last = touches.suffix(numberOfTouchesRequired)
    precondition((0..<last.count).contains(touchIndex), "touchIndex is \(touchIndex), but there are \(last.count)")
    return last[last.startIndex + touchIndex].location(in: view)
  }
}
