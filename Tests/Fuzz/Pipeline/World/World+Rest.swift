import UIKit

extension World {
  /// Checks what must hold after each input.
  func checkBetweenEvents() {
    let remainder = application.remainder
    if remainder.cancellationCount > 0 { fail(.cancellation, "a cancellation was not delivered") }
    let dropsEvents = application.isIgnoringInteractionEvents || application.applicationState != .active
    if dropsEvents, let touch = remainder.touches.first {
      fail(.cancellation, "finger \(touch.finger) is down, but events are dropped")
    }
    for gesture in remainder.activeRecognizers
    where !gesture.isEnabled && !gesture.isOver && !tampered.contains(gesture.number) {
      fail(.cancellation, "gesture \(gesture.number) goes on, but is disabled")
    }
    for touch in remainder.touches + remainder.lingeringTouches {
      guard let view = touch.view, let window = touch.window else { continue }
      if view.window !== window || !application.windows.contains(window) {
        fail(.cancellation, "touch \(touch.serial) goes on outside its window")
      }
    }
  }

  /// Checks what must hold once the case has come to rest.
  func checkRest() {
    fail(.touchSequence, touchLedger.remainder)
    fail(.actionSequence, actionLedger.remainder)
    fail(.tracking, trackingLedger.remainder)
    checkRemainder()
    for id in gestures.keys.sorted() {
      guard let gesture = gestures[id], gesture.state != .possible else { continue }
      if tamperedAlone.contains(id) { continue }
      fail(.gestureState, "gesture \(id) is \(gesture.state)")
    }
    for id in views.keys.sorted() {
      if let view = views[id] { check(view, id) }
    }
  }

  private func checkRemainder() {
    let remainder = application.remainder
    if let touch = remainder.touches.first { fail(.rest, "finger \(touch.finger) is still down") }
    if let touch = remainder.lingeringTouches.first {
      fail(.rest, "the end of touch \(touch.serial) is still withheld")
    }
    if let gesture = remainder.activeRecognizers.first {
      fail(.rest, "\(type(of: gesture)) \(gesture.number) is still active")
    }
    if remainder.nextDeadline != nil { fail(.rest, "a deadline is left") }
  }

  private func check(_ view: UIView, _ id: Int) {
    let frame = view.frame, bounds = view.bounds
    if ![frame.minX, frame.minY, frame.width, frame.height, bounds.minX, bounds.minY].allSatisfy(\.isFinite) {
      fail(.number, "view \(id): frame \(frame), bounds \(bounds)")
    }
    if let slider = view as? UISlider, !slider.value.isFinite { fail(.number, "view \(id): value \(slider.value)") }
    guard let control = view as? UIControl else { return }
    if control.isTracking { fail(.tracking, "control \(id) is tracking") }
    if control.isHighlighted { fail(.tracking, "control \(id) is highlighted") }
  }
}

extension UIGestureRecognizer {
  /// Whether only the reset follows, which waits for recognizers tied to this one (GR-09).
  fileprivate var isOver: Bool {
    switch state {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}
