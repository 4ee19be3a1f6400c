// Events other than touches: shakes, buttons and remote control. They go to the first responder of the key window, or
// to the window if it has none (RC-11), without a hit test. iOS has no public counterpart of the three functions: the
// system creates these events. A call from inside a callback is carried out after the present turn (RE-20).

extension UIApplication {
  /// Delivers a shake: `motionBegan` and `motionEnded`, with nothing in between (RC-19). `time` is in seconds.
  ///
  /// The end goes to the responder that received the beginning; it is `motionCancelled` if the application resigned or
  /// the responder left its window in between (PM-02).
  public func shake(at time: TimeInterval) {
    afterTurn { [self] in
      guard !dropsEvents else { return }
      let event = MotionEvent(to: keyWindow)
      event.observation = observation
      motion = event
      send(event, at: time)
      guard motion === event else { return }
      event.phase = .ended
      send(event, at: time)
      motion = nil
    }
  }

  /// Delivers a press of a remote control's button or a key. `time` is in seconds.
  ///
  /// Ignored: `.began` for a button that is down, and any other phase for a button that is up.
  public func press(_ type: UIPress.PressType, _ phase: UIPress.Phase, at time: TimeInterval) {
    afterTurn { [self] in
      let event = pressesEvent, held = event.presses.first { $0.type == type }
      guard !dropsEvents, (phase == .began) == (held == nil) else { return }
      event.number += 1
      let press = held ?? begin(type, in: event)
      press.change(to: phase, at: time)
      send(event, at: time)
      // An override of `sendEvent` that does not call super has swallowed the phase (PL-08).
      press.newPhase = nil
    }
  }

  /// Delivers a command of a headset or the lock screen. Ignored unless `beginReceivingRemoteControlEvents()` was
  /// called before (RC-20). `time` is in seconds.
  public func remoteControl(_ subtype: UIEvent.EventSubtype, at time: TimeInterval) {
    afterTurn { [self] in
      guard receivesRemoteControl, !dropsEvents else { return }
      send(UIEvent(type: .remoteControl, subtype: subtype), at: time)
    }
  }

  private func begin(_ type: UIPress.PressType, in event: UIPressesEvent) -> UIPress {
    let press = UIPress(type: type)
    press.window = keyWindow
    press.responder = keyWindow?.firstResponder ?? keyWindow
    event.presses.append(press)
    gestureEnvironment.gather(for: press, in: event)
    return press
  }

  private func afterTurn(_ work: @escaping () -> Void) {
    if gestureEnvironment.isBusy { signals.append(work) } else { work() }
  }

  private func send(_ event: UIEvent, at time: TimeInterval) {
    event.timestamp = time
    now = max(now, time)
    turn(.event(event, [])) { sendEvent(event) }
  }

  // MARK: Cancelling

  /// Delivers the cancellation of presses (PM-01).
  func cancel(_ presses: [UIPress], at time: TimeInterval) {
    for press in presses { press.change(to: .cancelled, at: time) }
    pressesEvent.number += 1
    pressesEvent.timestamp = time
    perform(.event(pressesEvent, [])) { sendEvent(pressesEvent) }
  }

  /// Delivers the cancellation of a shake that has not ended (PM-02).
  func cancel(_ event: MotionEvent, at time: TimeInterval) {
    motion = nil
    event.phase = .cancelled
    event.timestamp = time
    perform(.event(event, [])) { sendEvent(event) }
  }

  // MARK: Presses

  /// Delivers to responders what recognizers let through of their presses: each gets at most one call per phase.
  func servePresses() {
    let event = pressesEvent, presses = event.lingering + event.presses
    guard !presses.isEmpty else { return }
    for press in presses { press.decide() }
    event.lingering.removeAll { $0.delivery.isOver }
    for phase in TouchPhase.inDeliveryOrder {
      let share = presses.filter { $0.takes(phase) }
      for press in share where share.first(where: { $0.responder === press.responder }) === press {
        deliver(share.filter { $0.responder === press.responder }, in: phase, of: event)
      }
    }
  }

  private func deliver(_ presses: [UIPress], in phase: TouchPhase, of event: UIPressesEvent) {
    guard let phase = UIPress.Phase(phase) else { return }
    for press in presses { press.present(phase) }
    presses.first?.responder?.receive(Set(presses), in: phase, with: event)
    for press in presses { press.present(nil) }
  }
}

/// A shake; `UIEvent` has no property for its phase.
final class MotionEvent: UIEvent {
  var phase = UITouch.Phase.began
  weak var window: UIWindow?
  /// The responder that receives the shake first, in both phases.
  weak var responder: UIResponder?

  init(to window: UIWindow?) {
    self.window = window
    responder = window?.firstResponder ?? window
    super.init(type: .motion, subtype: .motionShake)
  }
}

extension UIWindow {
  /// Delivers presses to recognizers and then, once bids are settled and actions are sent, to responders (PM-03).
  func deliver(_ event: UIPressesEvent, from application: UIApplication) {
    let environment = application.gestureEnvironment
    environment.whileBusy {
      environment.deliver(event, in: self)
      _ = environment.decide()
      environment.viewsAreServed()
      application.servePresses()
      environment.conclude()
    }
  }

  /// Delivers a shake or a command of a remote control to the first responder, or to the window if there is none
  /// (RC-11).
  func deliverToFirstResponder(_ event: UIEvent) {
    guard let motion = event as? MotionEvent else { return (firstResponder ?? self).receiveRemoteControl(event) }
    motion.responder?.receive(event.subtype, in: motion.phase, with: event)
  }
}
