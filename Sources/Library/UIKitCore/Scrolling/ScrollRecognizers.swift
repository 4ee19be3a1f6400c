// The recognizers of every scroll view. They refer to it unowned, because one weak reference would make each retain of it
// slow; its `deinit` clears the references. A recognizer that outlives its scroll view does nothing (SV-03).

/// The pan that scrolls. It does not begin if there is nothing to scroll, or if a view of the content keeps the touch.
final class ScrollPan: UIPanGestureRecognizer {
  final weak var scrollView: UIScrollView?
  /// Whether the scroll view adopts the protocol. Answered once, because the pan asks in every touch.
  private let isScrollViewDelegate: Bool

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    isScrollViewDelegate = scrollView is any UIGestureRecognizerDelegate
    super.init(target: nil, action: nil)
    name = "scroll"
  }

  /// The scroll view, if it adopts the protocol. Another one is refused, which is noted; on iOS it stops the program
  /// (SV-01).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { isScrollViewDelegate ? scrollView as? any UIGestureRecognizerDelegate : nil }
    set { if newValue !== scrollView { noteRefusedDelegate() } }
  }

  /// Chosen (SV-11, SV-19): a touch of content that moves by itself stops it, and the pan begins at once. So nobody else gets this
  /// touch: neither the content nor another recognizer.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.glide != nil else { return }
    scrollView.endGlide()
    guard progress == .possible, fingers.count >= minimumNumberOfTouches, isAllowed(by: scrollView) else { return }
    state = .began
  }

  override var mayBegin: Bool {
    guard let scrollView else { return false }
    return scrollView.canScroll(along: translation(in: scrollView)) && !touches.contains { isKept($0) }
      && isAllowed(by: scrollView)
  }

  /// Observed (SV-01): the scroll view is asked, whichever view was hit. The environment asks the hit view and a delegate.
  private func isAllowed(by scrollView: UIScrollView) -> Bool {
    isScrollViewDelegate || touches.contains { $0.hitView === scrollView } || scrollView.answers(shouldBegin: self)
  }

  /// Whether the view that has received the touch keeps it (UC-38).
  private func isKept(_ touch: UITouch) -> Bool {
    guard let scrollView, touch.delivery == .delivered, let view = touch.hitView, view !== scrollView else {
      return false
    }
    return !scrollView.canCancelContentTouches || !scrollView.answers(touchesShouldCancelIn: view)
  }

  /// The content may be dragged and zoomed at the same time.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.zooming.pinch }
}

/// The pinch that zooms. It does not begin if there is no view to zoom.
final class ScrollPinch: UIPinchGestureRecognizer {
  final weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "zoom"
  }

  /// The scroll view, as for the pan (SV-01).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set { if newValue !== scrollView { noteRefusedDelegate() } }
  }

  /// The content may be dragged and zoomed at the same time.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.panGestureRecognizer }
}

extension UIGestureRecognizer {
  fileprivate func noteRefusedDelegate() { PipelineWarning.foreignDelegate(self).give(through: view?.observation) }
}

/// Delays touches of the content. Reverse-engineered (GR-80): it never recognizes, and fails after 0.15 seconds or at
/// the lift.
final class ContentDelay: UIGestureRecognizer {
  /// In seconds (GN-17).
  static let duration: TimeInterval = 0.15

  final weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "content delay"
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override var takesPresses: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled else { return state = .failed }
    setTimer(after: ContentDelay.duration) { self.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
