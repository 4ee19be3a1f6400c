/// A control with a thumb on a horizontal track; dragging the thumb changes the value. As Apple's, except: the thumb
/// moves without an animation.
@preconcurrency @MainActor open class UISlider: UIControl {
  // Infinite values and NaN are refused: the old value stays.

  /// The value, clamped to `minimumValue` and `maximumValue`.
  open var value: Float = 0 {
    didSet {
      value = value.isFinite ? clamped(value) : oldValue
      tellObservers()
    }
  }
  /// The value at the left end. The right end is not left of it.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isFinite else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = clamped(value)
    }
  }
  /// The value at the right end. The left end is not right of it.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isFinite else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = clamped(value)
    }
  }
  /// Whether `valueChanged` is sent during the drag; if false, it is sent once at the end.
  open var isContinuous = true

  /// The colours of the track left and right of the thumb, and of the thumb; nil for those of the system.
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?, thumbTintColor: UIColor?
  /// The pictures at the ends, beside the track.
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  final var thumbImages = StateValues<UIImage>()
  final var minimumTrackImages = StateValues<UIImage>(), maximumTrackImages = StateValues<UIImage>()

  /// The horizontal distance from the middle of the thumb to the finger, in points.
  private var grabOffset: CGFloat = 0

  /// Sets the value without sending an event. Nothing is animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the picture of the thumb, whose size it then has.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  // MARK: Geometry

  /// The picture at the left end, in the slider's coordinate space; zero without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The picture at the right end, in the slider's coordinate space; zero without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The track, in the slider's coordinate space. Chosen: 8 points from the pictures at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage == nil ? bounds.minX : minimumValueImageRect(forBounds: bounds).maxX + 8
    let right = maximumValueImage == nil ? bounds.maxX : maximumValueImageRect(forBounds: bounds).minX - 8
    return CGRect(x: left, y: bounds.midY - 2, width: max(0, right - left), height: 4)
  }

  /// The thumb at `value`, in the slider's coordinate space.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side: CGFloat = 28, size = currentThumbImage?.size ?? CGSize(width: side, height: side)
    let travel = max(0, rect.width - size.width)
    return CGRect(
      x: rect.minX + travel * CGFloat(fraction(of: value)), y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The value for a thumb whose middle is at `x`, in the slider's coordinate space; the present one for NaN, which is the
  /// place in a slider flattened by its transform.
  open func value(forThumbAt x: CGFloat) -> Float {
    guard x.isFinite else { return value }
    let track = trackRect(forBounds: bounds)
    let side = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).width
    let travel = track.width - side
    guard travel > 0 else { return minimumValue }
    let fraction = Float((x - track.minX - side / 2) / travel)
    return clamped(minimumValue + fraction * (maximumValue - minimumValue))
  }

  // MARK: Tracking

  /// Tracks a touch only if it is at most 10 points from the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let place = touch.location(in: self)
    guard thumb.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grabOffset = place.x - thumb.midX
    return true
  }

  /// Moves the thumb with the finger, and sends `valueChanged` if `isContinuous` is set.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    value = value(forThumbAt: touch.location(in: self).x - grabOffset)
    if isContinuous && value != old { sendPrimary(with: .valueChanged, event) }
    return true
  }

  /// Sends `valueChanged` unless `isContinuous` is set.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendPrimary(with: .valueChanged, event) }
  }

  private func fraction(of value: Float) -> Float {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

  /// Any width; 34 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  override var ownDrawing: [DrawingCommand] { drawing }

  /// Refuses horizontal swipes while the thumb is tracked (UC-30).
  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTracking && gestureRecognizer.isSidewaysSwipe
  }
}
