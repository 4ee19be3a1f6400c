/// Recognizes a hovering pointer. The library has no pointer, so it receives no events (GT-51).
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
