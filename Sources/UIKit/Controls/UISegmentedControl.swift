/// A row of segments of which one is selected.
open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` is when nothing is selected.
  public static let noSegment = -1

  private var titles: [String] = []
  /// Counted from 0; `noSegment` when nothing is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The segment does not stay selected.
  open var isMomentary = false
  private var touched: Int?

  /// One segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// Nil where there is no such segment.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  /// Does nothing where there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// `segment` is the place it gets, counted from 0.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Nothing is selected afterwards.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  // MARK: Tracking

  /// The segment at a place in the control's own coordinates; all are equally wide.
  private func segment(at place: CGPoint) -> Int? {
    guard !titles.isEmpty, bounds.width > 0 else { return nil }
    let index = Int(((place.x - bounds.minX) / bounds.width * CGFloat(titles.count)).rounded(.down))
    return titles.indices.contains(index) ? index : nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    touched = touch.flatMap { segment(at: $0.location(in: self)) }
  }

  override func sendTouchUpInside(with event: UIEvent?) {
    super.sendTouchUpInside(with: event)
    guard let touched, touched != selectedSegmentIndex else { return }
    selectedSegmentIndex = touched
    sendPrimary(with: .valueChanged, event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
