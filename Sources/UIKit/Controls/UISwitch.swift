/// A control that is on or off; a tap changes it.
open class UISwitch: UIControl {
  /// Setting it sends no event.
  open var isOn = false

  /// Nothing is animated, and no event is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func sendTouchUpInside(with event: UIEvent?) {
    super.sendTouchUpInside(with: event)
    isOn.toggle()
    sendPrimary(with: .valueChanged, event)
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap || gestureRecognizer.isSidewaysPan
  }
}
