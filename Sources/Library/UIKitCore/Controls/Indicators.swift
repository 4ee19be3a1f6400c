/// A wheel that shows that something takes time. As Apple's, except: it is drawn, and does not turn.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large }

  /// The size of the wheel, and its colour if no other was set.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the wheel. By default white for the styles that are called so, else grey.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .gray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the wheel turns on iOS.
  open private(set) var isAnimating = false

  /// A hidden wheel of this size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// A hidden wheel with this frame, in points of the superview's coordinate space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Ignores `coder`: there are no archives of views.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Shows the view. The wheel does not turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Hides the view if `hidesWhenStopped` is set.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  override var defaultHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

  /// 37 points on each side if the style is a large one, otherwise 20.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// Eight spokes around the middle, the first at the top; each is fainter than the one before.
  override var ownDrawing: [DrawingCommand] {
    let side = intrinsicContentSize.width, middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    return GraphicsStack.ofThisProcess.recording(bounds.size) { _ in
      for spoke in 0..<8 {
        let angle = CGFloat(spoke) * .pi / 4, path = UIBezierPath()
        func place(_ distance: CGFloat) -> CGPoint {
          CGPoint(x: middle.x + sin(angle) * distance * side, y: middle.y - cos(angle) * distance * side)
        }
        path.move(to: place(0.24))
        path.addLine(to: place(0.44))
        (path.lineWidth, path.lineCapStyle) = (side * 0.11, .round)
        color.withAlphaComponent(color.cgColor.alpha * (1 - CGFloat(spoke) * 0.1)).setStroke()
        path.stroke()
      }
    }.commands
  }
}

/// A bar that shows how far something is. As Apple's, except: both styles look the same.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of the bar. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case `default`, bar }

  /// The look of the bar. Both look the same.
  open var progressViewStyle = Style.default
  /// The part that is done, from 0 to 1; NaN is refused.
  open var progress: Float = 0 { didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) } }
  /// The colours of the part that is done and of the rest; nil for those of the system.
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// The pictures of the part that is done and of the rest, instead of colours.
  open var progressImage: UIImage?, trackImage: UIImage?
  /// Has no effect: `progress` does not follow it. Setting it warns once.
  open var observedProgress: Progress? {
    didSet { if observedProgress != nil { warnNotSupported("UIProgressView.observedProgress") } }
  }

  /// A bar 4 points high.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// A bar with this frame; see `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = frame
  }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets `progress` at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Any width; 4 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  override var defaultHugging: AxisPriorities {
    var priorities = AxisPriorities(.defaultLow)
    priorities.vertical = .defaultHigh
    return priorities
  }

  /// The width of `size`; 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  /// A height of 0, as in `CGRect(x: 0, y: 0, width: 200, height: 0)`, becomes 4 points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let height = newValue.height == 0 ? 4 : newValue.height
      super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height)
    }
  }

  override var ownDrawing: [DrawingCommand] {
    let whole = CGRect(origin: .zero, size: bounds.size)
    var done = whole
    done.size.width *= CGFloat(progress)
    let track = part(whole, trackImage, trackTintColor ?? .systemFill)
    return progress > 0 ? [track, part(done, progressImage, progressTintColor ?? tintColor)] : [track]
  }

  private func part(_ rect: CGRect, _ image: UIImage?, _ color: UIColor) -> DrawingCommand {
    if let image {
      return DrawingCommand(.picture(image.shown(tint: tintColor, filling: rect.size), rect, .identity))
    }
    let path = UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    return DrawingCommand(.fill(PathValue(path.cgPath), .winding, ColorValue(color.cgColor)))
  }
}
