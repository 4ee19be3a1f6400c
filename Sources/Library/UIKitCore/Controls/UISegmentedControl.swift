/// A row of segments, at most one of which is selected. A touch selects the segment in which it ends. As Apple's,
/// except: pictures between segments are not drawn, and all bar metrics are alike.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  /// The segments to which a position applies. The raw values are Apple's.
  public nonisolated enum Segment: Int, Sendable { case any, left, center, right, alone }

  /// One segment: a title or a picture.
  struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 for a share of the rest.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
  }

  final var segments: [Content] = [] { didSet { invalidateIntrinsicContentSize() } }
  final var segmentLooks = SegmentLooks()
  /// Counted from 0; `noSegment` if no segment is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a tapped segment is deselected after `valueChanged` was sent.
  open var isMomentary = false
  /// Whether segments without a width are as wide as their contents need, and not all of one width.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor?
  private var touched: Int?

  /// A control with one segment for each title, picture or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map(UISegmentedControl.content)
    frame.size = intrinsicContentSize
  }

  /// A control with one segment for each action, whose titles and pictures they show.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(UISegmentedControl.content)
  }

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func content(_ item: Any) -> Content {
    switch item {
    case let image as UIImage: Content(image: image)
    case let action as UIAction: Content(title: action.title, image: action.image, action: action)
    default: Content(title: "\(item)")
    }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment at an index, clamped to the valid range. Nothing is animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title ?? ""), at: segment)
  }
  /// Inserts a segment with a picture at an index, clamped to the valid range. Nothing is animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Content(image: image), at: segment)
  }
  /// Inserts a segment with title and picture of an action, which is performed when a touch selects it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(UISegmentedControl.content(action), at: segment)
  }

  private func insert(_ content: Content, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(content, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// Removes a segment. Nothing is animated. Does nothing if there is no such segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }

  /// Removes all segments and the selection.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Sets the title of a segment, in place of its picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    set(segment, \.title, to: title ?? "")
    set(segment, \.image, to: nil)
  }
  /// Sets whether a touch selects a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { set(segment, \.isEnabled, to: enabled) }
  /// Sets the picture of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    set(segment, \.image, to: image)
    set(segment, \.title, to: nil)
  }
  /// Sets font and colour of the titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    segmentLooks.titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }
  // MARK: Tracking

  /// A segment that is disabled is not selected.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    touched = touch.flatMap { segment(at: $0.location(in: self)) }
  }

  override func changeValue(with event: UIEvent?) {
    // An action of the touch that ended may have removed segments.
    guard let touched, segments.indices.contains(touched), touched != selectedSegmentIndex,
      segments[touched].isEnabled
    else { return }
    selectedSegmentIndex = touched
    if let action = segments[touched].action { sendAction(action) }
    sendPrimary(with: .valueChanged, event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Chosen: 16 points around each title, all segments as wide as the widest; 32 points high, or more for pictures.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(naturalWidth), widest = widths.max() ?? 0
    let all = zip(segments, widths).map { content, width in
      content.width > 0 ? content.width : apportionsSegmentWidthsByContent ? width : widest
    }
    let height = segments.compactMap { $0.image?.size.height }.max() ?? 0
    return CGSize(width: all.reduce(0, +), height: max(32, height + 8))
  }

  override var ownDrawing: [DrawingCommand] { drawing }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
