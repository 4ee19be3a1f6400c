// The hooks of recognizers: their overridable methods and their delegates are called only through these functions.

extension UIGestureRecognizer {
  /// Calls the `touches…` method of `phase`. `touches` holds the elements of `set` in order of arrival.
  final func receive(
    _ set: Set<UITouch>, _ touches: [UITouch], in phase: UITouch.Phase, with event: UIEvent,
    observedBy observation: PipelineObservation?
  ) {
    guard let observation else { return call(set, in: phase, with: event) }
    observation.perform(.recognizerTouches(self, phase, touches)) {
      call(set, in: phase, with: event)
    } describing: { _ in
      .none
    }
  }

  private func call(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    isInTouchesMethod = true
    defer { isInTouchesMethod = false }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  // MARK: Questions

  /// The delegate, unless it is that of the swipe back, which answers only whether it may begin (PR-13).
  final var answeringDelegate: (any UIGestureRecognizerDelegate)? {
    delegate is _UINavigationInteractiveTransition ? nil : delegate
  }

  /// Asks the recognizer, then its delegate (GR-22).
  final func answers(shouldReceive event: UIEvent, for environment: UIGestureEnvironment) -> Bool {
    guard environment.asking(.shouldReceiveEvent(self, event, asked: self), { shouldReceive(event) }) else {
      return false
    }
    guard let delegate = answeringDelegate else { return true }
    return environment.asking(.shouldReceiveEvent(self, event, asked: delegate)) {
      delegate.gestureRecognizer(self, shouldReceive: event)
    }
  }

  final func answers(shouldReceive touch: UITouch, for environment: UIGestureEnvironment) -> Bool {
    guard let delegate = answeringDelegate else { return true }
    return environment.asking(.shouldReceiveTouch(self, touch, asked: delegate)) {
      delegate.gestureRecognizer(self, shouldReceive: touch)
    }
  }

  final func answers(shouldBegin view: UIView) -> Bool {
    asking(.shouldBegin(self, asked: view)) { view.gestureRecognizerShouldBegin(self) }
  }

  final func delegateAllowsBegin() -> Bool {
    guard let delegate else { return true }
    return asking(.shouldBegin(self, asked: delegate)) { delegate.gestureRecognizerShouldBegin(self) }
  }

  final func answers(shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    let own = asking(.shouldRequireFailure(self, of: other, asked: self)) { shouldRequireFailure(of: other) }
    guard let delegate = answeringDelegate else { return own }
    let its = asking(.shouldRequireFailure(self, of: other, asked: delegate)) {
      delegate.gestureRecognizer(self, shouldRequireFailureOf: other)
    }
    return own || its
  }

  final func answers(shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    let own = asking(.shouldBeRequiredToFail(self, by: other, asked: self)) { shouldBeRequiredToFail(by: other) }
    guard let delegate = answeringDelegate else { return own }
    let its = asking(.shouldBeRequiredToFail(self, by: other, asked: delegate)) {
      delegate.gestureRecognizer(self, shouldBeRequiredToFailBy: other)
    }
    return own || its
  }

  final func answers(shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    guard let delegate = answeringDelegate else { return false }
    return asking(.shouldRecognizeSimultaneously(self, with: other, asked: delegate)) {
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  final func answers(canPrevent other: UIGestureRecognizer) -> Bool {
    asking(.canPrevent(self, other)) { canPrevent(other) }
  }

  final func answers(canBePreventedBy other: UIGestureRecognizer) -> Bool {
    asking(.canBePrevented(self, by: other)) { canBePrevented(by: other) }
  }

  private func asking(_ question: @autoclosure () -> PipelineQuestion, _ body: () -> Bool) -> Bool {
    guard PipelineObservation.isThereAny, let environment else { return body() }
    return environment.asking(question(), body)
  }
}
