/// A control with two buttons that decrease and increase a value.
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
  /// The amount by which one tap changes the value.
  open var stepValue = 1.0 { didSet { if !stepValue.isFinite { stepValue = oldValue } } }
  /// Whether a step beyond one limit continues at the other.
  open var wraps = false

  /// A touch in the left half decreases the value, in the right half increases it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isMore = touch.location(in: self).x >= bounds.midX
    return true
  }

  private var isMore = false

  override func changeValue(with event: UIEvent?) {
    let old = value, wanted = isMore ? value + stepValue : value - stepValue
    if wraps && wanted > maximumValue {
      value = minimumValue
    } else if wraps && wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != old { sendPrimary(with: .valueChanged, event) }
  }

  /// A frame without a size gets the natural one, as on iOS.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), max(minimumValue, maximumValue)) }
}
