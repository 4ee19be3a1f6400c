// Events other than touches: shakes, buttons and remote control. They go to the first responder of the key window, or
// to the window if it has none (RC-11), without a hit test. iOS has no public counterpart of the three functions: the
// system creates these events.

extension UIApplication {
  /// Delivers a shake: `motionBegan` and `motionEnded`, with nothing in between (RC-19). `time` is in seconds.
  public func shake(at time: TimeInterval) {
    for phase in [UITouch.Phase.began, .ended] { send(MotionEvent(phase), at: time) }
  }

  /// Delivers a press of a remote control's button or a key. `time` is in seconds.
  ///
  /// Ignored: `.began` for a button that is down, and any other phase for a button that is up.
  public func press(_ type: UIPress.PressType, _ phase: UIPress.Phase, at time: TimeInterval) {
    let event = pressesEvent
    let held = event.presses.first { $0.type == type }
    guard (phase == .began) == (held == nil) else { return }
    let press = held ?? UIPress(type: type)
    if held == nil { event.presses.append(press) }
    press.phase = phase
    press.timestamp = time
    event.changed = press
    send(event, at: time)
    if phase == .ended || phase == .cancelled { event.presses.removeAll { $0 === press } }
  }

  /// Delivers a command of a headset or the lock screen. Ignored unless `beginReceivingRemoteControlEvents()` was
  /// called before (RC-20). `time` is in seconds.
  public func remoteControl(_ subtype: UIEvent.EventSubtype, at time: TimeInterval) {
    guard receivesRemoteControl else { return }
    send(UIEvent(type: .remoteControl, subtype: subtype), at: time)
  }

  private func send(_ event: UIEvent, at time: TimeInterval) {
    guard !dropsEvents else { return }
    event.timestamp = time
    now = max(now, time)
    turn(.event(event, [])) { sendEvent(event) }
  }
}

/// A shake; `UIEvent` has no property for its phase.
final class MotionEvent: UIEvent {
  let phase: UITouch.Phase

  init(_ phase: UITouch.Phase) {
    self.phase = phase
    super.init(type: .motion, subtype: .motionShake)
  }
}

extension UIWindow {
  /// Delivers an event other than touches to the first responder, or to the window if there is none (RC-11).
  func deliverToFirstResponder(_ event: UIEvent) {
    let responder = firstResponder ?? self
    switch event {
    case let event as MotionEvent: responder.receive(event.subtype, in: event.phase, with: event)
    case let event as UIPressesEvent:
      guard let press = event.changed else { return }
      press.responder = press.responder ?? responder
      responder.receive([press], in: press.phase, with: event)
    default: responder.receiveRemoteControl(event)
    }
  }
}
