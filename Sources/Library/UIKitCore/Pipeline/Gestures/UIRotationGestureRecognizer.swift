/// Recognizes two fingers that rotate about each other. As Apple's.
///
/// Continuous: began after a rotation by 10 degrees, ended when both are lifted (GT-40).
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var gauge = PairGauge(.rotation, hysteresis: UIRotationGestureRecognizer.hysteresis)

  /// The rotation since the gesture began, in radians, clockwise (GT-40).
  open var rotation: CGFloat {
    get { gauge.value }
    set { gauge.value = newValue }
  }

  /// In radians per second.
  open var velocity: CGFloat { gauge.velocity }

  /// The rotation at which the gesture begins, in radians (GN-16).
  nonisolated package static let hysteresis: CGFloat = 10 * .pi / 180

  override var takesPresses: Bool { false }

  /// Measures the first two fingers; ignores the others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    takeFingers()
  }

  private func takeFingers() { gauge.take(fingers.map(\.screenLocation), isPossible: progress == .possible) }

  /// Begins when the fingers have turned by 10 degrees, then reports changes (GT-40).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let places = fingers.map(\.screenLocation)
    guard let next = gauge.move(to: places, isPossible: progress == .possible, at: event.timestamp) else { return }
    state = next
  }

  /// Ends when all fingers are up; fails if it has not begun (GT-41).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return takeFingers() }
    state = progress == .possible ? .failed : .ended
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Sets `rotation` to 0 and forgets the fingers.
  open override func reset() { gauge = PairGauge(.rotation, hysteresis: UIRotationGestureRecognizer.hysteresis) }
}
