// Recognizers that leave the environment before they have decided.

extension UIGestureEnvironment {
  /// Ends the attempts of recognizers that nothing can decide any more: all fingers are up, and no recognizer waits for
  /// a deadline (RE-05). Returns whether there were any.
  func endUndecided() -> Bool {
    guard !activeRecognizers.isEmpty, let application, !application.options.undecidedRecognizersWait,
      !application.touchesEvent.touches.contains(where: \.isDown),
      !activeRecognizers.contains(where: { $0.timer != nil })
    else { return false }
    let undecided = activeRecognizers.filter { $0.hasAttended && !$0.life.isFinished }
    for recognizer in undecided {
      recognizer.move(to: recognizer.life.isActive ? .cancelled : .failed, because: .undecided)
    }
    return !undecided.isEmpty
  }

  /// Removes a new touch that takes part in nothing from its recognizers (RE-13). Recognizers without another touch
  /// leave the environment.
  func drop(_ touch: UITouch) {
    for recognizer in touch.recognizers {
      recognizer.touches.removeAll { $0 === touch }
      if recognizer.touches.isEmpty && recognizer.life == GestureLife() { withdraw(recognizer) }
    }
    touch.recognizers = []
    changed()
  }
}
