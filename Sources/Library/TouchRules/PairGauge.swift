/// The value that two fingers give to a pinch or a rotation, from their first touch to the reset.
///
/// While the recognizer is possible, the fingers are compared with their start; later, with their last places.
package struct PairGauge {
  /// The quantity that is measured.
  package enum Quantity {
    /// The ratio of the fingers' distances; the hysteresis is a change of the distance, in points.
    case scale
    /// The turn of the fingers; it and the hysteresis are in radians.
    case rotation
  }

  private let quantity: Quantity
  private let hysteresis: CGFloat
  private var gauge: Gauge
  private var start: FingerPair?
  private var last: FingerPair?

  /// - Parameter hysteresis: the change with which the gesture begins.
  package init(_ quantity: Quantity, hysteresis: CGFloat) {
    (self.quantity, self.hysteresis) = (quantity, hysteresis)
    switch quantity {
    case .scale: gauge = Gauge(1)
    case .rotation: gauge = Gauge(0)
    }
  }

  /// The scale or the rotation since the gesture began. Setting it resets the velocity to zero.
  package var value: CGFloat {
    get { gauge.value }
    set { gauge.set(newValue) }
  }

  /// The change of the value per second.
  package var velocity: CGFloat { gauge.velocity }

  /// Takes other fingers, which do not change the value.
  ///
  /// Inferred (RE-03): before the gesture has begun, a change of fingers restarts the measurement.
  package mutating func take(_ fingers: [CGPoint], isPossible: Bool) {
    last = FingerPair(fingers)
    if isPossible { start = last }
  }

  /// Measures fingers that have moved. Returns the state that the recognizer asks for; nil for none, because there are
  /// not two fingers or the gesture does not begin yet (GT-40).
  package mutating func move(to fingers: [CGPoint], isPossible: Bool, at time: TimeInterval) -> RecognizerState? {
    guard let pair = FingerPair(fingers) else { return nil }
    if isPossible {
      guard let start, change(from: start, to: pair) >= hysteresis else { return nil }
      gauge.move(to: gauge.value, at: time)
    } else if let last {
      follow(from: last, to: pair, at: time)
    }
    // Two fingers at one place have no scale: the next one is that since they were apart.
    if quantity == .rotation || pair.distance > 0 { last = pair }
    return isPossible ? .began : .changed
  }

  private func change(from start: FingerPair, to pair: FingerPair) -> CGFloat {
    switch quantity {
    case .scale: abs(pair.distance - start.distance)
    case .rotation: abs(pair.rotation(since: start))
    }
  }

  private mutating func follow(from last: FingerPair, to pair: FingerPair, at time: TimeInterval) {
    switch quantity {
    case .scale:
      guard last.distance > 0, pair.distance > 0 else { return }
      gauge.move(to: gauge.value * pair.distance / last.distance, at: time)
    case .rotation: gauge.move(to: gauge.value + pair.rotation(since: last), at: time)
    }
  }
}
