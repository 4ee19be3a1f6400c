/// A row of dots, one for each page. A tap on the right half goes to the next page, on the left half to the previous
/// one. A drag goes to the page of the dot under the finger. As Apple's, except: there is no background.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The look behind the dots. `prominent` warns once. The raw values are Apple's.
  public nonisolated enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// The way in which a touch changes the page. The raw values are Apple's.
  public nonisolated enum InteractionState: Int, Sendable { case none, discrete, continuous }

  /// The number of dots.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      if currentPage != clamped(currentPage) { currentPage = clamped(currentPage) }
    }
  }
  /// The current page, counted from 0 and clamped to the last page.
  open var currentPage = 0 { didSet { if currentPage != clamped(currentPage) { currentPage = clamped(currentPage) } } }
  /// The colours of the dots; nil for white, as on iOS, which is not seen on white.
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
  /// Whether a single dot is not drawn.
  open var hidesForSinglePage = false
  /// Has no effect, because the dot of the current page changes at once; true warns once.
  open var defersCurrentPageDisplay = false {
    didSet { if defersCurrentPageDisplay { warnNotSupported("UIPageControl.defersCurrentPageDisplay") } }
  }
  /// Has no effect; `.prominent` warns once.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle == .prominent { warnNotSupported("UIPageControl.backgroundStyle") } }
  }
  /// Whether a drag over the dots changes the page.
  open var allowsContinuousInteraction = true
  /// None if no touch is tracked; continuous for a drag.
  open var interactionState: InteractionState { isTracking ? isDragged ? .continuous : .discrete : .none }
  /// The picture of dots.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the current page's dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var pictures: [Int: UIImage] = [:]
  private var goesForward = true
  /// The place at which the touch began, in points from the left of the bounds.
  private var start: CGFloat = 0
  /// Whether the tracked touch, or the last one, has been dragged over the dots.
  private var isDragged = false

  /// Sets the picture of one dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { pictures[page] = image }
  /// The picture of one dot, or else `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] ?? preferredIndicatorImage }
  /// Has no effect: `defersCurrentPageDisplay` warns once.
  open func updateCurrentPageDisplay() {}

  /// Notes the place of the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isDragged) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  /// Goes to the page of the dot under the finger. Chosen: a drag begins 10 points from the place of the touch's begin.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x, old = currentPage
    if allowsContinuousInteraction, abs(x - start) >= 10 { isDragged = true }
    if isDragged, x.isFinite {
      let dot = ((x - bounds.midX) / 16 + CGFloat(numberOfPages - 1) / 2).rounded()
      currentPage = Int(min(max(dot, 0), CGFloat(numberOfPages)))
    }
    if currentPage != old { sendPrimary(with: .valueChanged, event) }
    return super.continueTracking(touch, with: event)
  }

  /// Notes in which half the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    goesForward = touch.map { $0.location(in: self).x >= bounds.midX } ?? true
  }

  override func changeValue(with event: UIEvent?) {
    guard !isDragged else { return }
    let old = currentPage
    currentPage += goesForward ? 1 : -1
    if currentPage != old { sendPrimary(with: .valueChanged, event) }
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

  /// The natural size with this number of pages, in points. Chosen: dots of 7 points, 9 points between them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 16 + 23, height: 26)
  }

  /// The size for `numberOfPages`.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var ownDrawing: [DrawingCommand] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    let left = face.midX - CGFloat(numberOfPages - 1) * 8
    return (0..<min(numberOfPages, 1000)).map { page in
      let isCurrent = page == currentPage, middle = CGPoint(x: left + CGFloat(page) * 16, y: face.midY)
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let special = isCurrent ? preferredCurrentPageIndicatorImage : nil
      if let image = special ?? indicatorImage(forPage: page) {
        let size = image.size
        return part(
          image.withTintColor(color),
          in: CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
      }
      return part(CGRect(x: middle.x - 3.5, y: middle.y - 3.5, width: 7, height: 7), radius: 3.5, color)
    }
  }
}
