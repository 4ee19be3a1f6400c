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

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap || gestureRecognizer.isSidewaysPan
  }
}
