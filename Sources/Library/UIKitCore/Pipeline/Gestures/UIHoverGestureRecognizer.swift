/// Recognizes a hovering pointer. As Apple's, except: it receives no events, because the library has no pointer
/// (GT-51).
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Always false.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
