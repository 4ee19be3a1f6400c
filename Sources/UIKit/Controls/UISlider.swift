/// A control whose thumb is dragged along a track to choose a value.
open class UISlider: UIControl {
  /// Kept between `minimumValue` and `maximumValue`.
  open var value: Float = 0 { didSet { if value != clamped(value) { value = clamped(value) } } }
  /// The value at the left end.
  open var minimumValue: Float = 0 { didSet { value = clamped(value) } }
  /// The value at the right end.
  open var maximumValue: Float = 1 { didSet { value = clamped(value) } }
  /// False: `valueChanged` is sent once, at the end of the drag.
  open var isContinuous = true

  /// From the middle of the thumb to the finger, in points.
  private var grip: CGFloat = 0

  /// Nothing is animated, and no event is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Geometry

  /// The track, in the slider's own coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// The thumb at `value`, in the slider's own coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = min(bounds.height, 28)
    let room = max(0, rect.width - side)
    return CGRect(
      x: rect.minX + room * CGFloat(fraction(of: value)), y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The value whose thumb has its middle at `x`, in the slider's own coordinates.
  open func value(forThumbAt x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let side = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).width
    let room = track.width - side
    guard room > 0 else { return minimumValue }
    let fraction = Float((x - track.minX - side / 2) / room)
    return clamped(minimumValue + fraction * (maximumValue - minimumValue))
  }

  // MARK: Tracking

  /// Only a touch on the thumb moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let place = touch.location(in: self)
    guard thumb.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = place.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    value = value(forThumbAt: touch.location(in: self).x - grip)
    if isContinuous && value != old { sendPrimary(with: .valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendPrimary(with: .valueChanged, event) }
  }

  private func fraction(of value: Float) -> Float {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

  /// Only while its thumb is held.
  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTracking && gestureRecognizer.isSidewaysSwipe
  }
}
