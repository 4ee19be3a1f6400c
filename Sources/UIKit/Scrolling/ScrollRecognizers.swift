// The two recognizers of every scroll view.

/// The pan that scrolls. It does not begin if there is nothing to scroll, or if a view of the content keeps the touch.
final class ScrollPan: UIPanGestureRecognizer {
  private unowned let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "scroll"
  }

  override var mayBegin: Bool {
    scrollView.isScrollEnabled && scrollView.canScroll(along: translation(in: scrollView))
      && !touches.contains { isKept($0) }
  }

  /// Whether the view that has received the touch keeps it (UC-38).
  private func isKept(_ touch: UITouch) -> Bool {
    guard touch.delivery == .delivered, let view = touch.hitView, view !== scrollView else { return false }
    return !scrollView.canCancelContentTouches || !scrollView.answers(touchesShouldCancelIn: view)
  }
}

/// Delays touches of the content. Reverse-engineered (GR-80): it never recognizes, and fails after 0.15 seconds or at
/// the lift.
final class ContentDelay: UIGestureRecognizer {
  /// In seconds (GN-17).
  static let duration: TimeInterval = 0.15

  private unowned let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "content delay"
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard scrollView.delaysContentTouches else { return state = .failed }
    setTimer(after: ContentDelay.duration) { self.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

extension UIScrollView {
  func answers(touchesShouldCancelIn view: UIView) -> Bool {
    guard let observation else { return touchesShouldCancel(in: view) }
    return observation.perform(.question(.touchesShouldCancel(view, in: self))) {
      touchesShouldCancel(in: view)
    } describing: {
      .flag($0)
    }
  }

  func answers(touchesShouldBegin touch: UITouch, with event: UIEvent, in view: UIView) -> Bool {
    guard let observation else { return touchesShouldBegin([touch], with: event, in: view) }
    return observation.perform(.question(.touchesShouldBegin(view, touch, in: self))) {
      touchesShouldBegin([touch], with: event, in: view)
    } describing: {
      .flag($0)
    }
  }
}

extension UIView {
  /// The nearest ancestor that is a scroll view.
  var scrollViewAround: UIScrollView? {
    var view = parent
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.parent
    }
    return nil
  }
}
