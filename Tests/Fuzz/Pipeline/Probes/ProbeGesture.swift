import UIKit

/// A recognizer of somebody's own: discrete, continuous, or one that never decides.
final class ProbeGesture: UIGestureRecognizer, Probe {
  var traits: ProbeTraits?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.began, touches)
    if isDiscrete && numberOfTouches > 2 { state = .failed }
    meddleIfOwn(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.moved, touches)
    if isContinuous { state = state == .possible ? .began : .changed }
    meddleIfOwn(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.ended, touches)
    guard numberOfTouches == 0 else { return }
    if isDiscrete { state = .ended }
    if isContinuous { state = state == .possible ? .failed : .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    called(.cancelled, touches)
    if !isUndecided { state = .cancelled }
  }

  override func reset() { called(.reset) }

  private var isDiscrete: Bool { traits?.kind == .discrete }
  private var isContinuous: Bool { traits?.kind == .continuous }
  private var isUndecided: Bool { traits?.kind == .undecided }

  private func meddleIfOwn(_ touches: Set<UITouch>, _ event: UIEvent) {
    if isContinuous { meddle(with: touches, event) }
  }

  // MARK: Questions

  override func shouldReceive(_ event: UIEvent) -> Bool { called(.receivesEvent, usually: true) }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { called(.canPrevent, usually: true) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { called(.canBePrevented, usually: true) }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    called(.requiresFailure, usually: false)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    called(.requiredToFail, usually: false)
  }
}
