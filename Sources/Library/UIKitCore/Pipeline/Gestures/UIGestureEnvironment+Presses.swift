// Which recognizers receive a press, and the delivery of presses to them (PM-03).

extension UIGestureEnvironment {
  /// Collects the recognizers that receive a press: those of its responder's view and of all ancestors that accept it.
  /// This happens once, when the button goes down.
  func gather(for press: UIPress, in event: UIPressesEvent) {
    let others = gather(
      from: press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    ) {
      $0.wants(press, in: event, for: self)
    } following: {
      $0.follow(press)
    }
    askForRequirements(among: press.recognizers, besides: others)
  }

  /// Delivers the event to the recognizers of its presses, those of deeper views first.
  func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let presses = event.presses.filter { $0.newPhase != nil && $0.window === window }
    for recognizer in activeRecognizers {
      for phase in TouchPhase.inDeliveryOrder {
        let share = presses.filter { press in
          press.newPhase?.ofATouch == phase && recognizer.presses.contains { $0 === press }
        }
        guard !share.isEmpty, !recognizer.life.isFinished, let phase = UIPress.Phase(phase) else { continue }
        recognizer.receive(share, in: phase, with: event, observedBy: window.observation)
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer accepts the press. The filters in order, as for a touch: enabled, type, event, press.
  fileprivate func wants(_ press: UIPress, in event: UIPressesEvent, for environment: UIGestureEnvironment) -> Bool {
    guard isEnabled, takesPresses, !(self.environment === environment && life.isFinished),
      allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
    else { return false }
    return wants(event, for: environment) && answers(shouldReceive: press, for: environment) && isEnabled
      && !presses.contains { $0 === press }
  }

  final func follow(_ press: UIPress) {
    presses.removeAll { !$0.isDown && $0.delivery.isOver }
    presses.append(press)
    hasAttended = true
    press.recognizers.append(self)
  }

  final func letGo(of press: UIPress) {
    guard presses.contains(where: { $0 === press }) else { return }
    presses.removeAll { $0 === press }
    press.recognizers.removeAll { $0 === self }
    environment?.changed()
  }

  // MARK: Hooks

  fileprivate func answers(shouldReceive press: UIPress, for environment: UIGestureEnvironment) -> Bool {
    guard let delegate = answeringDelegate else { return true }
    return environment.asking(.shouldReceivePress(self, press, asked: delegate)) {
      delegate.gestureRecognizer(self, shouldReceive: press)
    }
  }

  fileprivate func receive(
    _ presses: [UIPress], in phase: UIPress.Phase, with event: UIPressesEvent,
    observedBy observation: PipelineObservation?
  ) {
    guard let observation else { return call(Set(presses), in: phase, with: event) }
    observation.perform(.recognizerPresses(self, phase, presses)) {
      call(Set(presses), in: phase, with: event)
    } describing: { _ in
      .none
    }
  }

  private func call(_ presses: Set<UIPress>, in phase: UIPress.Phase, with event: UIPressesEvent) {
    isInTouchesMethod = true
    defer { isInTouchesMethod = false }
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
