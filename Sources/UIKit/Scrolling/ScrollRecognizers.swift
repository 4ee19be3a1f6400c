// The two recognizers that a scroll view brings along.

/// The drag that scrolls. It does not begin where there is nothing to scroll, or where the content keeps the touch.
final class ScrollPan: UIPanGestureRecognizer {
  private unowned let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "scroll"
  }

  required init?(coder: NSCoder) { nil }

  override var mayBegin: Bool {
    scrollView.isScrollEnabled && scrollView.canScroll(along: translation(in: scrollView))
      && !touches.contains { isKept($0) }
  }

  /// Whether the view that already has the touch may keep it (UC-38).
  private func isKept(_ touch: UITouch) -> Bool {
    guard touch.delivery == .delivered, let view = touch.hitView, view !== scrollView else { return false }
    return !scrollView.canCancelContentTouches || !scrollView.answers(touchesShouldCancelIn: view)
  }
}

/// Holds touches back from the content. Reverse-engineered (GR-80): it never recognizes, and fails after 0.15
/// seconds or at the lift.
final class ContentDelay: UIGestureRecognizer {
  /// Seconds (GN-17).
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

  required init?(coder: NSCoder) { nil }

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
  /// The nearest scroll view whose content this view is part of.
  var scrollViewAround: UIScrollView? {
    var view = parent
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.parent
    }
    return nil
  }
}
