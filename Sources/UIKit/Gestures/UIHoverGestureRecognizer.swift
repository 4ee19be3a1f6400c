/// Watches a pointer that hovers. There is no pointer here, so it does nothing (GT-51).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
