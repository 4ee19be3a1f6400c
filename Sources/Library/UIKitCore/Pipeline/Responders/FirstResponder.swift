// Changes of a window's first responder.
//
// The methods that are called here may change the first responder themselves. A responder that is being asked is not
// asked again inside its own answer: it then counts as refusing, so that no two answers wait for each other.

extension UIResponder {
  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    let take = { window.asking(self) { self.takeFirstResponder(of: window) } ?? false }
    return window.application?.changingInputViews(take) ?? take()
  }

  /// Documented (RC-14): the current first responder resigns before the candidate is asked. If code that runs
  /// meanwhile makes another object first responder, that object is asked too.
  private func takeFirstResponder(of window: UIWindow) -> Bool {
    for _ in 0..<mostCandidates {
      if let current = window.firstResponder {
        if current === self { return true }
        guard current.resignFirstResponder() else { return false }
      } else {
        guard canBecomeFirstResponder, responderWindow === window else { return false }
        guard window.firstResponder == nil else { continue }
        window.firstResponder = self
        showInputViews()
        return true
      }
    }
    return false
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder, let window = responderWindow else { return true }
    guard window.endsByForce || window.asking(self, { canResignFirstResponder }) ?? false else { return false }
    loseFirstResponder()
    return true
  }

  /// Whether a keyboard, or a view in its place, is shown while this is the first responder.
  final var hasKeyboard: Bool { self is any UIKeyInput || inputView != nil }

  /// Makes the responder resign without asking `canResignFirstResponder`.
  func loseFirstResponder() {
    if let window = responderWindow, window.firstResponder === self { window.clearFirstResponder() }
  }

  func showInputViews() {
    guard isFirstResponder, let application = responderWindow?.application else { return }
    application.inputResponder = self
    application.shownInputView = firstInChain { $0.inputView ?? $0.inputViewController?.view }
    application.shownInputAccessoryView = firstInChain {
      $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view
    }
    application.placeInputViews()
  }

  /// Documented (CO-04): what this responder does not have is looked for up the responder chain.
  private func firstInChain(_ view: (UIResponder) -> UIView?) -> UIView? {
    var chain = ResponderChain(from: self)
    while let responder = chain.advance() { if let found = view(responder) { return found } }
    // Chosen: a field in an accessory view goes on at the first responder that has the accessory view.
    return (responderWindow as? InputWindow)?.owner?.firstInChain(view)
  }
}

/// The number of first responders that are asked in turn to make way for one candidate.
private let mostCandidates = 8

extension UIWindow {
  /// Asks the responder something; returns nil if it is being asked already.
  fileprivate func asking(_ responder: UIResponder, _ question: () -> Bool) -> Bool? {
    guard !askedResponders.contains(where: { $0 === responder }) else { return nil }
    askedResponders.append(responder)
    let answer = question()
    askedResponders.removeLast()
    return answer
  }

  /// Observed (LC-07): makes the first responder resign, because `view`, which is around it, will leave the window. It
  /// may not refuse.
  func resignFirstResponder(in view: UIView) {
    guard let responder = firstResponder, view.isAround(responder) else { return }
    _ = responder.resignFirstResponder()
    loseFirstResponder(in: view)
  }

  /// Takes the status away from a first responder in `view`, without a call.
  func loseFirstResponder(in view: UIView) {
    if let responder = firstResponder, view.isAround(responder) { clearFirstResponder() }
  }

  /// Leaves the window without a first responder, and hides its input views.
  func clearFirstResponder() {
    let last = firstResponder
    firstResponder = nil
    application?.shownInputView = nil
    application?.shownInputAccessoryView = nil
    // Chosen: a field in an accessory view gives way to the responder that has the accessory view.
    if let other = application?.keyWindow?.firstResponder {
      other.showInputViews()
    } else {
      application?.placeInputViews()
    }
    last?.stoppedBeingFirstResponder()
  }
}

extension UIView {
  /// Makes the first responder resign if it is this view or a descendant; with `force`, without asking `canResignFirstResponder`
  /// or the delegate of a field (RC-17). Returns whether no first responder is left in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, isAround(responder) else { return true }
    guard force else { return responder.resignFirstResponder() }
    window.endsByForce = true
    _ = responder.resignFirstResponder()
    window.endsByForce = false
    responder.loseFirstResponder()
    return true
  }

  /// Whether the responder is this view, a descendant, or the controller of one.
  func isAround(_ responder: UIResponder) -> Bool {
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
}

// Observed (RC-15): a text field or a text view that is made first responder in `viewDidLoad` or `viewWillAppear`, before it is in a
// window, becomes first responder when its controller appears, although the documentation forbids the call. Chosen: before
// `viewDidAppear`; only the last of several fields does; the call itself returns false.

extension UIView {
  /// Whether the view is in no window, so that its controller has to remember it.
  func waitsForWindow() -> Bool {
    guard window == nil else { return false }
    var chain = ResponderChain(from: self)
    while let responder = chain.advance() {
      guard let controller = responder as? UIViewController else { continue }
      controller.waitingField = self
      return true
    }
    return false
  }
}

extension UIViewController {
  func beginWaitingField() {
    guard let field = waitingField else { return }
    waitingField = nil
    // A responder that was chosen meanwhile stays.
    if let view = viewIfLoaded, let responder = view.window?.firstResponder, view.isAround(responder) { return }
    _ = field.becomeFirstResponder()
  }
}
