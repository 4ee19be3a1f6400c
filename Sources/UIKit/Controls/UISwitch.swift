/// A control that is on or off; a tap toggles it.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on. Setting it sends no event.
  open var isOn = false

  /// Sets the state without sending an event. Nothing is animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func changeValue(with event: UIEvent?) {
    isOn.toggle()
    sendPrimary(with: .valueChanged, event)
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

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap || gestureRecognizer.isSidewaysPan
  }
}
