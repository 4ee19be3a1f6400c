import UIKit

extension World {
  func take(_ input: Input) {
    now += input.wait
    switch input.kind {
    case .down: report(.began, input)
    case .move: report(.moved, input)
    case .up: report(.ended, input)
    case .cancel: report(.cancelled, input)
    case .wait: application.processEvents(until: seconds)
    case .resign: application.resignActive(at: seconds)
    case .activate: application.becomeActive()
    case .ignore: application.beginIgnoringInteractionEvents()
    case .unignore: application.endIgnoringInteractionEvents()
    case .shake: application.shake(at: seconds)
    case .press: application.press(UIPress.PressType(rawValue: input.x) ?? .select, .began, at: seconds)
    case .release: application.press(UIPress.PressType(rawValue: input.x) ?? .select, .ended, at: seconds)
    }
  }

  private func report(_ phase: UITouch.Phase, _ input: Input) {
    latest = max(latest, now)
    application.enqueue(
      TouchSample(
        finger: input.finger, phase: phase, location: CGPoint(x: input.x, y: input.y), timestamp: seconds))
    if !input.isHeld { application.processEvents(until: seconds) }
  }

  // MARK: The end

  /// The largest number of rounds in which a case comes to rest. An intervention may put a finger down again.
  private static let mostRounds = 1 + mostInterventions

  /// Lifts all fingers, releases all buttons, makes the application active and lets all deadlines pass.
  func settle() {
    for _ in 0..<World.mostRounds {
      let before = interventionCount
      application.becomeActive()
      while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
      letGo()
      // An undecided recognizer can withhold the end of a touch, and a stepper then repeats for ever, until `endTampered()`.
      passDeadlines()
      if interventionCount == before && application.applicationState == .active { break }
    }
    isArmed = false
    endTampered()
  }

  private func letGo() {
    now = max(now, latest) + 20
    application.processEvents(until: seconds)
    for touch in application.remainder.touches {
      application.enqueue(
        TouchSample(
          finger: touch.finger, phase: touch.serial % 2 == 0 ? .ended : .cancelled, location: touch.location(in: nil),
          timestamp: seconds))
    }
    application.processEvents(until: seconds)
    // Those that are not held ignore it.
    for button in [0, 1, 2, 3, 4, 5, 6, 30, 31].compactMap(UIPress.PressType.init(rawValue:)) {
      application.press(button, .ended, at: seconds)
    }
  }

  private func passDeadlines() {
    for _ in 0..<1000 {
      guard let deadline = application.nextDeadline else { return }
      now = max(now, Int((deadline * 1000).rounded(.up)))
      // A whole number of milliseconds may be a little less than the deadline.
      application.processEvents(until: max(seconds, deadline))
    }
    fail(.endless, "there is always another deadline")
  }

  /// Code that begins a recognizer without a touch must end it.
  private func endTampered() {
    for id in gestures.keys.sorted() {
      guard let gesture = gestures[id] else { continue }
      if tampered.contains(id) && gesture.state != .possible {
        if !isInApplication(gesture) { tamperedAlone.insert(id) }
        gesture.state = .cancelled
      }
    }
    for window in application.windows { window.layoutIfNeeded() }
    passDeadlines()
  }
}
