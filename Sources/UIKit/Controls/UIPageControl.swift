/// A row of dots, one for each page. A tap on the right half goes to the next page, on the left half to the previous
/// one.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of dots.
  open var numberOfPages = 0
  /// The current page, counted from 0 and clamped to the last page.
  open var currentPage = 0 { didSet { if currentPage != clamped(currentPage) { currentPage = clamped(currentPage) } } }
  private var goesForward = true

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    goesForward = touch.map { $0.location(in: self).x >= bounds.midX } ?? true
  }

  override func changeValue(with event: UIEvent?) {
    let old = currentPage
    currentPage += goesForward ? 1 : -1
    if currentPage != old { sendPrimary(with: .valueChanged, event) }
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }
}
