/// Recognizes two fingers that move apart or together. As Apple's.
///
/// Continuous: began when their distance has changed by 8 points, ended when both are lifted (GT-40).
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var gauge = Gauge(1)
  private var start: FingerPair?
  private var last: FingerPair?

  /// The distance of the fingers divided by their distance when the gesture began (GT-40).
  open var scale: CGFloat {
    get { gauge.value }
    set { gauge.set(newValue) }
  }

  /// The change of `scale` per second.
  open var velocity: CGFloat { gauge.velocity }

  /// The change of the distance at which the gesture begins, in points (GN-15).
  nonisolated package static let hysteresis: CGFloat = 8

  /// Measures the first two fingers; ignores the others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    takeNewPair()
  }

  /// Inferred (RE-03): before the gesture has begun, a change of fingers restarts the measurement.
  private func takeNewPair() {
    last = FingerPair(fingers.map(\.screenLocation))
    if progress == .possible { start = last }
  }

  /// Begins when the distance has changed by 8 points, then reports changes (GT-40).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(fingers.map(\.screenLocation)) else { return }
    if progress == .possible {
      guard let start, abs(pair.distance - start.distance) >= UIPinchGestureRecognizer.hysteresis else { return }
      gauge.move(to: gauge.value, at: event.timestamp)
      state = .began
    } else {
      if let last, last.distance > 0 {
        gauge.move(to: gauge.value * pair.distance / last.distance, at: event.timestamp)
      }
      state = .changed
    }
    last = pair
  }

  // Documented (GT-41): if all fingers are lifted before the gesture began, it fails.
  /// Ends when all fingers are up; fails if it has not begun (GT-41).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return takeNewPair() }
    state = progress == .possible ? .failed : .ended
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Sets `scale` to 1 and forgets the fingers.
  open override func reset() { (gauge, start, last) = (Gauge(1), nil, nil) }
}
