// How a recognizer's state changes: asked for by itself, granted or refused by the environment.

extension UIGestureRecognizer {
  /// What the recognizer's own analysis has come to, granted or not. Ours read this rather than `state`, which
  /// stays `.possible` while a bid waits.
  final var progress: State { life.progress }

  final var readableState: State {
    guard let bid = life.bid, bid.isWaiting, environment?.options.waitingStateIsVisible ?? false else {
      return life.state
    }
    return bid.latest
  }

  /// The recognizer sets its own state.
  final func ask(for wanted: State) {
    let environment = environment ?? view?.window?.application?.gestureEnvironment
    guard let environment else { return changeAlone(to: wanted) }
    environment.whileBusy {
      switch life.ask(for: wanted) {
      case .stay: break
      case .bid(let opening): environment.take(self, bidFor: opening)
      case .move(let next): move(to: next, because: .analysis)
      }
    }
  }

  /// Off every window nobody settles anything.
  private func changeAlone(to wanted: State) {
    switch life.ask(for: wanted) {
    case .stay: break
    case .bid(let next), .move(let next):
      life.move(to: next)
      if next != .failed { sendActions() }
    }
  }

  final func fail(because reason: FailureReason) { move(to: .failed, because: .failed(reason)) }

  /// Ends the attempt from outside (GR-49).
  final func abandon(because reason: StateReason) {
    guard let environment, !life.isFinished else { return }
    environment.whileBusy { move(to: life.isActive ? .cancelled : .failed, because: reason) }
  }

  final func move(to next: State, because reason: StateReason) {
    let old = life.state
    life.move(to: next)
    environment?.note(.stateChange(self, from: old, to: next, reason))
    environment?.stateChanged(to: next)
    if next != .possible && next != .failed { environment?.queueAction(of: self, for: next) }
  }

  /// The attempt is over: everything about it is forgotten (GR-03, GR-07).
  final func recycle() {
    cancelTimer()
    environment?.observing(.reset(self)) { reset() }
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    touches = []
    dynamicRequirements = []
    if life.state != .possible { move(to: .possible, because: .reset) }
    life = GestureLife()
    environment?.changed()
    environment = nil
  }

  // MARK: Touches

  final func follow(_ touch: UITouch) {
    touches.removeAll { !$0.isDown && $0.delivery.isOver }
    touches.append(touch)
    touch.recognizers.append(self)
  }

  final func letGo(of touch: UITouch) {
    guard touches.contains(touch) else { return }
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
    environment?.changed()
    environment?.note(.ignored(touch, by: self))
  }

  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
  }

  // MARK: Time

  /// Calls `body` after `delay` seconds unless something is scheduled anew, called off, or the attempt ends. The
  /// recognizer is kept until then.
  final func setTimer(after delay: TimeInterval, _ body: @escaping () -> Void) {
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
