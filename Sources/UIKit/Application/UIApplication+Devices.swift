// What is no touch: shakes, buttons and remote control. It goes to the first responder of the key window, else to
// the window itself (RC-11), without any hit test. The three functions are ours; on a phone the system does this.

extension UIApplication {
  /// The device was shaken: began and ended, nothing in between (RC-19). `time` is in seconds.
  public func shake(at time: TimeInterval) {
    for phase in [UITouch.Phase.began, .ended] { send(MotionEvent(phase), at: time) }
  }

  /// A button of a remote control or a key goes down or up. `time` is in seconds.
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

  /// A headset or the lock screen; heard only after `beginReceivingRemoteControlEvents` (RC-20). `time` is in seconds.
  public func remoteControl(_ subtype: UIEvent.EventSubtype, at time: TimeInterval) {
    guard receivesRemoteControl else { return }
    send(UIEvent(type: .remoteControl, subtype: subtype), at: time)
  }

  private func send(_ event: UIEvent, at time: TimeInterval) {
    guard !isIgnoringInteractionEvents, applicationState == .active else { return }
    event.timestamp = time
    now = max(now, time)
    ApplicationRegistry.ofThisProcess.begin(self)
    observing(.event(event, [])) { sendEvent(event) }
    ApplicationRegistry.ofThisProcess.end()
  }
}

/// A shake.
final class MotionEvent: UIEvent {
  let phase: UITouch.Phase

  init(_ phase: UITouch.Phase) {
    self.phase = phase
    super.init(type: .motion, subtype: .motionShake)
  }
}

extension UIWindow {
  /// Hands what is no touch to the first responder, else to the window.
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
