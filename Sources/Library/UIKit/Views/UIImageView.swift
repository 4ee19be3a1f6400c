/// A picture. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21).
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }
  /// The picture of a row that is selected.
  open var highlightedImage: UIImage?
  /// Whether it is shown as in a row that is selected.
  open var isHighlighted = false

  /// A view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// A view as large as its picture, with another one for rows that are selected.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// Pictures that are shown one after the other on iOS. Between `startAnimating()` and `stopAnimating()` the first one
  /// is shown.
  open var animationImages: [UIImage]?, highlightedAnimationImages: [UIImage]?
  /// In seconds.
  open var animationDuration: TimeInterval = 0
  /// How often; 0 is without end.
  open var animationRepeatCount = 0
  /// Whether the pictures are shown.
  open private(set) var isAnimating = false
  private var end: LaterCall?

  /// Shows the pictures, `animationRepeatCount` times.
  open func startAnimating() {
    end?.cancel()
    isAnimating = animationImages?.isEmpty == false || image?.images != nil
    guard isAnimating, animationRepeatCount > 0 else { return }
    let once = animationDuration > 0 ? animationDuration : Double(animationImages?.count ?? 1) / 30
    end = VirtualTime.run(after: once * Double(animationRepeatCount)) { [weak self] in self?.stopAnimating() }
  }

  /// Shows `image` again.
  open func stopAnimating() {
    end?.cancel()
    (end, isAnimating) = (nil, false)
  }

  /// How symbols are shown; pictures of files are not changed.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// What is shown: a symbol as the view prefers it.
  private var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let image = isAnimating ? moving?.first ?? shown : shown
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  override var ownDrawing: [DrawingCommand] {
    guard let image = shownImage else { return [] }
    let place = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: bounds.size))
    return [DrawingCommand(.picture(image.shown(tint: tintColor), place, .identity))]
  }

  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
