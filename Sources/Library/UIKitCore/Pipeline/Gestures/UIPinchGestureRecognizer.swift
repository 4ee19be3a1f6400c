/// Recognizes two fingers that move apart or together. As Apple's.
///
/// Continuous: began when their distance has changed by 8 points, ended when both are lifted (GT-40).
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var gauge = PairGauge(.scale, hysteresis: UIPinchGestureRecognizer.hysteresis)

  /// The distance of the fingers divided by their distance when the gesture began (GT-40).
  open var scale: CGFloat {
    get { gauge.value }
    set { gauge.value = newValue }
  }

  /// The change of `scale` per second.
  open var velocity: CGFloat { gauge.velocity }

  /// The change of the distance at which the gesture begins, in points (GN-15).
  nonisolated package static let hysteresis: CGFloat = 8

  override var takesPresses: Bool { false }

  /// Measures the first two fingers; ignores the others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    takeFingers()
  }

  private func takeFingers() { gauge.take(fingers.map(\.screenLocation), isPossible: progress == .possible) }

  /// Begins when the distance has changed by 8 points, then reports changes (GT-40).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let places = fingers.map(\.screenLocation)
    guard let next = gauge.move(to: places, isPossible: progress == .possible, at: event.timestamp) else { return }
    state = next
  }

  // Documented (GT-41): if all fingers are lifted before the gesture began, it fails.
  /// Ends when all fingers are up; fails if it has not begun (GT-41).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return takeFingers() }
    state = progress == .possible ? .failed : .ended
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Sets `scale` to 1 and forgets the fingers.
  open override func reset() { gauge = PairGauge(.scale, hysteresis: UIPinchGestureRecognizer.hysteresis) }
}
