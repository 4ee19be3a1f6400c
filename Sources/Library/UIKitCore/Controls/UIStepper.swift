/// A control with two buttons that decrease and increase a value. As Apple's.
///
/// A short touch changes the value when it is lifted. With `autorepeat`, a touch that stays changes it again and again, in
/// the time of the application. Chosen: for the first time after 0.5 seconds, then each 0.1 seconds.
@preconcurrency @MainActor open class UIStepper: UIControl {
  // Infinite values and NaN are refused: the old value stays.

  /// The value, clamped to `minimumValue` and `maximumValue`.
  open var value = 0.0 { didSet { value = value.isFinite ? clamped(value) : oldValue } }
  /// The lowest value.
  open var minimumValue = 0.0 {
    didSet { if minimumValue.isFinite { value = clamped(value) } else { minimumValue = oldValue } }
  }
  /// The highest value.
  open var maximumValue = 100.0 {
    didSet { if maximumValue.isFinite { value = clamped(value) } else { maximumValue = oldValue } }
  }
  /// The amount by which one step changes the value.
  open var stepValue = 1.0 { didSet { if !stepValue.isFinite { stepValue = oldValue } } }
  /// Whether a step beyond one limit continues at the other.
  open var wraps = false
  /// Whether a touch that stays makes more steps.
  open var autorepeat = true
  /// Whether `valueChanged` is sent for each step; if false, once when the touch is lifted.
  open var isContinuous = true

  final var images = StepperImages()
  private var isMore = false
  /// The value when the touch began.
  private var firstValue = 0.0
  private var hasRepeated = false
  private var nextStep: Deadlines.Token?

  // MARK: Tracking

  /// A touch in the left half decreases the value, in the right half increases it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isMore = touch.location(in: self).x >= bounds.midX
    (firstValue, hasRepeated) = (value, false)
    if autorepeat { wait(0.5) }
    return true
  }

  /// Stops repeating; sends the last change if the finger was lifted outside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepeating()
    if hasRepeated && !isContinuous && !isTouchInside { sendChange(from: firstValue, with: event) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  override func changeValue(with event: UIEvent?) {
    let old = hasRepeated && !isContinuous ? firstValue : value
    if !hasRepeated { step() }
    sendChange(from: old, with: event)
  }

  private func sendChange(from old: Double, with event: UIEvent?) {
    if value != old { sendPrimary(with: .valueChanged, event) }
  }

  private func step() {
    let wanted = isMore ? value + stepValue : value - stepValue
    if wraps && wanted > maximumValue {
      value = minimumValue
    } else if wraps && wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
  }

  // MARK: Repeating

  private func wait(_ delay: TimeInterval) {
    nextStep = window?.application?.schedule(after: delay) { [weak self] in self?.stepAgain() }
  }

  private func stepAgain() {
    nextStep = nil
    guard isTracking else { return }
    if isTouchInside {
      hasRepeated = true
      let old = value
      step()
      if isContinuous { sendChange(from: old, with: nil) }
    }
    if isTracking { wait(0.1) }
  }

  private func stopRepeating() {
    if let nextStep { window?.application?.deadlines.cancel(nextStep) }
    nextStep = nil
  }

  // MARK: Size

  override var hasFixedSize: Bool { true }
  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override var defaultHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }

  override var ownDrawing: [DrawingCommand] { drawing(tracksMore: isTracking ? isMore : nil) }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), max(minimumValue, maximumValue)) }
}
