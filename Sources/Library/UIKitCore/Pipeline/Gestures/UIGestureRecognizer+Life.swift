// Changes of a recognizer's state: set by the recognizer, granted or refused by the environment.

extension UIGestureRecognizer {
  /// The last state that the recognizer has set, granted or not. The library's recognizers use it instead of `state`,
  /// which stays `.possible` while a bid waits.
  final var progress: State { life.progress }

  /// Observed (RE-01): in its own `touches…` method a recognizer reads the state that it has just set. Everybody else
  /// reads `.possible` until the bid is granted, and so does the recognizer while the bid waits (GR-46).
  final var readableState: State {
    guard let bid = life.bid else { return life.state }
    return !bid.isWaiting && isInTouchesMethod ? bid.latest : life.state
  }

  /// Handles an assignment to `state`.
  final func ask(for wanted: State) {
    let environment = environment ?? view?.window?.application?.gestureEnvironment
    guard let environment else { return changeAlone(to: wanted) }
    environment.whileBusy {
      let step = life.ask(for: wanted)
      // A timer decides only a possible recognizer.
      if step != .stay { cancelTimer() }
      switch step {
      case .stay: break
      case .bid(let opening): environment.take(self, bidFor: opening)
      case .move(let next):
        // A recognizer that has not received a touch joins, so that it is reset (GR-03).
        environment.join(self)
        move(to: next, because: .analysis)
      }
    }
  }

  /// Changes the state at once: without a window there is no environment and no other recognizer.
  private func changeAlone(to wanted: State) {
    switch life.ask(for: wanted) {
    case .stay: break
    case .bid(let next), .move(let next):
      life.move(to: next)
      if next != .failed { sendActions() }
    }
  }

  final func fail(because reason: FailureReason) { move(to: .failed, because: .failed(reason)) }

  /// Ends the attempt because the recognizer was disabled or removed (GR-49).
  final func abandon(because reason: StateReason) {
    guard let environment, !life.isFinished else { return }
    environment.whileBusy { move(to: life.isActive ? .cancelled : .failed, because: reason) }
  }

  final func move(to next: State, because reason: StateReason) {
    let old = life.state
    life.move(to: next)
    if presentedState != nil { presentedState = next }
    tellObservers()
    guard let environment else { return }
    environment.note(.stateChange(self, from: old, to: next, reason))
    environment.stateChanged(to: next)
    if next != .possible && next != .failed { environment.queueAction(of: self, for: next) }
  }

  /// Resets the recognizer to `.possible` and removes it from its touches (GR-03, GR-07).
  final func recycle() {
    cancelTimer()
    let environment = environment
    environment?.observing(.reset(self)) { reset() }
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    for press in presses { press.recognizers.removeAll { $0 === self } }
    if life.state != .possible { move(to: .possible, because: .reset) }
    environment?.changed()
    leaveEnvironment()
  }

  final func leaveEnvironment() {
    touches.removeAll(keepingCapacity: true)
    presses = []
    firstTouchType = nil
    hasAttended = false
    dynamicRequirements = []
    life = GestureLife()
    environment = nil
  }

  // MARK: Touches

  final func follow(_ touch: UITouch) {
    touches.removeAll { !$0.isDown && $0.delivery.isOver }
    touches.append(touch)
    if firstTouchType == nil { firstTouchType = touch.type }
    hasAttended = true
    if touch.recognizers.isEmpty { touch.recognizers.reserveCapacity(4) }
    touch.recognizers.append(self)
  }

  final func letGo(of touch: UITouch) {
    guard touches.contains(touch) else { return }
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
    environment?.changed()
    environment?.note(.ignored(touch, by: self))
  }

  /// Whether both receive the same touch or press.
  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
      || presses.contains { press in other.presses.contains { $0 === press } }
  }

  // MARK: Time

  /// Calls `body` after `delay` seconds unless another timer is set, the timer is cancelled or the attempt ends. The
  /// timer keeps the recognizer alive.
  package final func setTimer(after delay: TimeInterval, _ body: @escaping () -> Void) {
    cancelTimer()
    guard let environment else { return }
    timer = environment.schedule(after: delay) {
      self.timer = nil
      body()
    }
  }

  final func cancelTimer() {
    if let timer { environment?.cancelDeadline(timer) }
    timer = nil
  }
}
