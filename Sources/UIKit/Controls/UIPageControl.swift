/// A row of dots of which one is current; a tap goes one page on or back.
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0
  /// Kept between 0 and the last page.
  open var currentPage = 0 { didSet { if currentPage != clamped(currentPage) { currentPage = clamped(currentPage) } } }
  private var goesForward = true

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    goesForward = touch.map { $0.location(in: self).x >= bounds.midX } ?? true
  }

  override func sendTouchUpInside(with event: UIEvent?) {
    super.sendTouchUpInside(with: event)
    let old = currentPage
    currentPage += goesForward ? 1 : -1
    if currentPage != old { sendPrimary(with: .valueChanged, event) }
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }
}
