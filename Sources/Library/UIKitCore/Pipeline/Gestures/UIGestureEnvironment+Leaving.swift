// Recognizers leave the environment when they are finished, or before they have decided.

extension UIGestureEnvironment {
  /// Documented (GR-09): recognizers tied by a failure requirement are reset together, once all of them are finished.
  /// Returns whether the code of `reset()` has ended further recognizers.
  func resetFinished() -> Bool {
    guard unsettled.resets else { return false }
    var done: [UIGestureRecognizer] = [], kept: [UIGestureRecognizer] = []
    done.reserveCapacity(activeRecognizers.count)
    kept.reserveCapacity(activeRecognizers.count)
    let areTied = activeRecognizers.contains(where: \.hasRequirements)
    for recognizer in activeRecognizers {
      if recognizer.life.isFinished && (!areTied || tied(to: recognizer).allSatisfy(\.life.isFinished)) {
        done.append(recognizer)
      } else {
        kept.append(recognizer)
      }
    }
    unsettled.resets = false
    activeRecognizers = kept
    for recognizer in done { recognizer.recycle() }
    let hasEnded = unsettled.resets
    for recognizer in kept where recognizer.life.isFinished { unsettled.resets = true }
    return hasEnded
  }

  private func tied(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [recognizer]
    var index = 0
    while index < group.count {
      let member = group[index]
      group += activeRecognizers.filter { other in
        (other.requires(member) || member.requires(other)) && !group.contains { $0 === other }
      }
      index += 1
    }
    return group
  }

  /// Ends the attempts of recognizers that nothing can decide any more: all fingers and buttons are up, and no recognizer
  /// waits for a deadline (RE-05). Returns whether there were any.
  func endUndecided() -> Bool {
    guard let application, !application.touchesEvent.hasFingerDown,
      !application.pressesEvent.presses.contains(where: \.isDown),
      !activeRecognizers.contains(where: { $0.timer != nil })
    else { return false }
    let undecided = activeRecognizers.filter { !$0.life.isFinished && ($0.hasAttended || waitsInCycle($0)) }
    for recognizer in undecided {
      recognizer.move(to: recognizer.life.isActive ? .cancelled : .failed, because: .undecided)
    }
    return !undecided.isEmpty
  }

  /// Whether a recognizer whose state code has set, without a touch, waits only for recognizers that wait themselves.
  private func waitsInCycle(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.life.bid?.isWaiting ?? false else { return false }
    return requirements(of: recognizer).allSatisfy { $0.life.bid?.isWaiting ?? !$0.life.isPossible }
  }

  /// Removes a new touch that takes part in nothing from its recognizers (RE-13). Recognizers without another touch
  /// leave the environment, unless they wait for a time limit.
  func drop(_ touch: UITouch) {
    for recognizer in touch.recognizers {
      recognizer.touches.removeAll { $0 === touch }
      let isIdle = recognizer.touches.isEmpty && recognizer.timer == nil
      if isIdle && recognizer.life == GestureLife() { withdraw(recognizer) }
    }
    touch.recognizers = []
    changed()
  }
}
