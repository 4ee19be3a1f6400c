/// Shows that something takes time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large }

  open var style = Style.medium
  open var color: UIColor! = UIColor.gray
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Ignores `coder`: there are no archives of views.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
}

/// Shows how far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look.
  public nonisolated enum Style: Int, Sendable { case `default`, bar }

  open var progressViewStyle = Style.default
  /// From 0 to 1.
  open var progress: Float = 0 { didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) } }
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  open var progressImage: UIImage?, trackImage: UIImage?
  open var observedProgress: Progress?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = 4
  }

  /// Nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
