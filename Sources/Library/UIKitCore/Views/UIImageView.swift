/// A picture. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21). As Apple's, except: of
/// pictures in an animation, only the first is shown.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      tellObservers()
    }
  }
  /// The picture of a row that is selected.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false

  /// A view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(madeOf image: UIImage?) { self.init(image: image) }

  /// A view as large as its picture, with another one for rows that are selected.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// The pictures of the animation. Between `startAnimating()` and `stopAnimating()` the first one is shown.
  open var animationImages: [UIImage]?, highlightedAnimationImages: [UIImage]?
  /// The time for all pictures of the animation once, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the animation runs; 0 for no end.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  open private(set) var isAnimating = false
  private var end: LaterCall?

  /// Shows the first picture of the animation for the time of `animationRepeatCount` runs.
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

  /// The size and weight of symbols; pictures of files are not changed.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The picture that is shown: a symbol with the view's configuration.
  private var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let image = isAnimating ? moving?.first ?? shown : shown
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  override var drawsInItsLayer: Bool { true }
  override var ownDrawing: [DrawingCommand] {
    guard let image = shownImage else { return [] }
    let place = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: bounds.size))
    return [DrawingCommand(.picture(image.shown(tint: tintColor, filling: place.size), place, .identity))]
  }

  /// The size of the picture; none without a picture.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// A view without a picture and with this frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    isUserInteractionEnabled = false
  }
}
