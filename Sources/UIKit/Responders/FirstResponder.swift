// Changes of a window's first responder.

extension UIResponder {
  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    guard canBecomeFirstResponder else { return false }
    window.firstResponder = self
    showInputViews()
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    loseFirstResponder()
    return true
  }

  /// Makes the responder resign without asking `canResignFirstResponder`.
  func loseFirstResponder() {
    guard let window = responderWindow, window.firstResponder === self else { return }
    window.firstResponder = nil
    window.application?.shownInputView = nil
    window.application?.shownInputAccessoryView = nil
  }

  func showInputViews() {
    guard isFirstResponder, let application = responderWindow?.application else { return }
    application.shownInputView = inputView
    application.shownInputAccessoryView = inputAccessoryView
  }
}

extension UIView {
  /// Makes the first responder resign if it is this view or a descendant; with `force`, without asking it (RC-17).
  /// Returns whether no first responder is left in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, isAround(responder) else { return true }
    guard force else { return responder.resignFirstResponder() }
    responder.loseFirstResponder()
    return true
  }

  private func isAround(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) ?? false
  }

  /// Documented (RC-16): when the first responder is hidden, the next view that can become first responder does.
  func handOnFirstResponder() {
    guard isFirstResponder, let window else { return }
    let others = window.viewsInOrder, start = others.firstIndex { $0 === self } ?? 0
    loseFirstResponder()
    let next = (others[start...] + others[..<start]).first { $0 !== self && $0.canBecomeFirstResponder }
    _ = next?.becomeFirstResponder()
  }

  /// The view and its descendants, each view before its subviews.
  private var viewsInOrder: [UIView] { [self] + children.array.flatMap(\.viewsInOrder) }
}
