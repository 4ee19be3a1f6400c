/// A picture. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21).
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture of a row that is selected.
  open var highlightedImage: UIImage?
  /// Whether it is shown as in a row that is selected.
  open var isHighlighted = false

  /// A view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view as large as its picture, with another one for rows that are selected.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
