/// A control that is on or off; a tap changes it.
open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let flips = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    guard flips, !isTracking else { return }
    isOn.toggle()
    sendActions(for: .valueChanged, with: event)
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap || gestureRecognizer.isSidewaysPan
  }
}
