/// A row of segments, at most one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  private var titles: [String] = []
  /// Counted from 0; `noSegment` if no segment is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a tapped segment is deselected after `valueChanged` was sent.
  open var isMomentary = false
  private var touched: Int?

  /// A control with one segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// The title of a segment; nil if there is no such segment.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  /// Sets the title of a segment. Does nothing if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// Inserts a segment at the index `segment`, clamped to the valid range. Nothing is animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Removes all segments and the selection.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  // MARK: Tracking

  /// Returns the segment at a point of the control's coordinate space; all segments have the same width.
  private func segment(at place: CGPoint) -> Int? {
    guard bounds.width > 0 else { return nil }
    let place = (place.x - bounds.minX) / bounds.width * CGFloat(titles.count)
    // False for NaN too, which is the place in a control flattened by its transform.
    guard place >= 0 && place < CGFloat(titles.count) else { return nil }
    return Int(place)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    touched = touch.flatMap { segment(at: $0.location(in: self)) }
  }

  override func changeValue(with event: UIEvent?) {
    guard let touched, touched != selectedSegmentIndex else { return }
    selectedSegmentIndex = touched
    sendPrimary(with: .valueChanged, event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Chosen: 16 points around each title, all segments as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = titles.map { font.width(of: $0).rounded(.up) }.max() ?? 0
    return CGSize(width: (widest + 32) * CGFloat(titles.count), height: 32)
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
