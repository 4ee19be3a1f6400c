/// Recognizes a drag of one or more fingers. As Apple's, except: it follows no pointer.
///
/// Continuous: began after a movement of 10 points, changed with each move, ended when all fingers are lifted (GT-20).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With fewer fingers the gesture does not begin (GT-23).
  open var minimumNumberOfTouches = 1
  /// With more fingers than this the gesture fails; once it has begun, further fingers are ignored (GT-23).
  open var maximumNumberOfTouches = Int(UInt32.max)

  private var drag = Drag()

  override var takesPresses: Bool { false }

  /// Fails with more fingers than `maximumNumberOfTouches`; once it has begun, ignores the others (GT-23).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in event.order(of: touches) where fingers.count > maximumNumberOfTouches {
      guard progress == .possible else { ignore(touch, for: event); continue }
      return state = .failed
    }
  }

  /// Begins after a movement of 10 points, then reports changes (GT-20).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = self.fingers
    // Inferred (RE-03): a movement of fewer fingers does not count.
    guard fingers.count >= minimumNumberOfTouches else { return }
    drag.add(fingers.map(\.step), at: event.timestamp)
    guard progress == .possible else { return state = .changed }
    if hasMovedEnough(drag.moved) { state = mayBegin ? .began : .failed }
  }

  /// Ends when all fingers are up; fails if it has not begun (GT-20).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return }
    drag.rest(until: event.timestamp)
    state = progress == .possible ? .failed : .ended
  }

  /// Cancels the gesture before it begins, or when no finger is left.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress == .possible || fingers.isEmpty { state = .cancelled }
  }

  /// Forgets the movement of the last gesture.
  open override func reset() { drag = Drag() }

  /// The movement on one axis at which the gesture begins, in points (GN-08, GT-21).
  static let hysteresis: CGFloat = 10

  private func hasMovedEnough(_ moved: CGVector) -> Bool {
    max(abs(moved.dx), abs(moved.dy)) >= UIPanGestureRecognizer.hysteresis
  }

  /// Whether a drag that has moved enough begins. `ScrollPan` overrides it.
  var mayBegin: Bool { beginCondition?() ?? true }
  /// Asked when a drag has moved enough; nil: it begins.
  package final var beginCondition: (() -> Bool)?

  // MARK: The drag

  /// The movement since the touch-down, in the coordinate space of `view` (GT-22).
  open func translation(in view: UIView?) -> CGPoint { scale(drag.translation, into: view) }

  /// Sets the translation, in the coordinate space of `view`. The velocity stays (GT-22).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    drag.restart(from: scale(translation, outOf: view))
  }

  /// The velocity in points per second, in the coordinate space of `view`.
  open func velocity(in view: UIView?) -> CGPoint { scale(drag.velocity, into: view) }

  private func scale(_ vector: CGVector, into view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return CGPoint(x: vector.dx, y: vector.dy) }
    let start = window.convert(CGPoint.zero, to: view)
    let end = window.convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func scale(_ point: CGPoint, outOf view: UIView?) -> CGVector {
    guard let view, let window = view.window else { return CGVector(dx: point.x, dy: point.y) }
    let start = view.convert(CGPoint.zero, to: window), end = view.convert(point, to: window)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
