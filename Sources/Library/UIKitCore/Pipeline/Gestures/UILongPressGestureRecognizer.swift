/// Recognizes fingers that stay down, and reports their movement afterwards; or a button that stays down (PM-03). As
/// Apple's.
///
/// Continuous: began after `minimumPressDuration`, changed with each move, ended when a finger lifts (GT-10).
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds (GN-05).
  open var minimumPressDuration: TimeInterval = 0.5
  /// The largest movement of a finger before the gesture begins, in points (GN-06). Afterwards there is no limit
  /// (GT-11).
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press (GN-07).
  open var numberOfTapsRequired = 0
  /// The number of fingers (GN-07).
  open var numberOfTouchesRequired = 1

  private final var run = TapRun()

  /// Waits `minimumPressDuration` once all fingers of the press are down. While the press goes on, ignores other
  /// fingers (RE-04).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in event.order(of: touches) {
      // Inferred (RE-04): a press under way ignores fingers that are not its own.
      guard progress == .possible else { ignore(touch, for: event); continue }
      run.fingersRequired = numberOfTouchesRequired
      run.allowableMovement = allowableMovement
      handle(run.began(at: touch.screenLocation))
    }
  }

  /// Fails if a finger moves too far before the press begins; afterwards reports a change (GT-11).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return state = .changed }
    for _ in touches.drifted(beyond: run.allowableMovement) { handle(.fails) }
  }

  /// Counts a tap before the press; ends a press that has begun (GT-10).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return state = .ended }
    for _ in touches { handle(run.ended()) }
  }

  /// Waits `minimumPressDuration`. A second button fails, or is ignored while the press goes on (PM-03).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses {
      guard progress == .possible else { ignore(press, for: event); continue }
      run.fingersRequired = 1
      handle(run.began(at: run.place))
    }
  }

  /// Counts a tap before the press; ends a press that has begun.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard progress == .possible else { return state = .ended }
    for _ in presses { handle(run.ended()) }
  }

  /// Cancels the gesture.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .cancelled }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Forgets the taps and fingers of the last gesture.
  open override func reset() { run.restart() }

  private func handle(_ outcome: TapRun.Outcome) {
    switch outcome {
    case .continues: break
    case .fails: state = .failed
    case .allDown: run.tapsDone == numberOfTapsRequired ? hold() : tap()
    case .tapDone:
      guard run.tapsDone <= numberOfTapsRequired else { return state = .failed }
      setTimer(after: TapCounter.longestGap) { self.state = .failed }
    }
  }

  /// Starts the time limit of a tap before the press.
  private func tap() {
    setTimer(after: environment?.options.longestTapPress ?? 0) { self.state = .failed }
  }

  private func hold() {
    guard minimumPressDuration > 0 else { return state = .began }
    setTimer(after: minimumPressDuration) { self.state = .began }
  }
}
