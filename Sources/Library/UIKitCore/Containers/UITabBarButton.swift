/// The button of an item, with the views of its picture and its title. The names are those of UIKit's private classes, by which bars
/// of programs find the views.
final class UITabBarButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = UITabBarSwappableImageView(frame: .zero), label = UITabBarButtonLabel()
    (kept.imageView, kept.titleLabel) = (picture, label)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  /// The views show what other buttons draw.
  override var ownDrawing: [DrawingCommand] { [] }

  /// The picture above the title.
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = currentImage?.size ?? .zero
    return CGRect(
      x: contentRect.midX - size.width / 2, y: contentRect.minY + 18 - size.height / 2, width: size.width,
      height: size.height)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.minY + 34, width: contentRect.width, height: 12)
  }

  func show(_ item: UITabBarItem) {
    setTitle(item.title, for: .normal)
    let image = item.image
    setImage(image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image, for: .normal)
    isEnabled = item.isEnabled
    imageView?.tintColor = isEnabled ? nil : .tertiaryLabel
    setNeedsLayout()
  }

  /// Programs animate the transforms of the views.
  override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    imageView?.takeUntransformedFrame(imageRect(forContentRect: content))
    titleLabel?.takeUntransformedFrame(titleRect(forContentRect: content))
  }
}

/// The picture of an item.
final class UITabBarSwappableImageView: UIImageView {}

/// The title of an item, in the colour that its button has in its state.
final class UITabBarButtonLabel: UILabel {
  private var ownColor: UIColor?

  override var textColor: UIColor! {
    get {
      guard ownColor == nil, let button = superview as? UIButton else { return ownColor ?? super.textColor }
      return button.titleColor(for: button.state) ?? (button.isEnabled ? button.tintColor : .tertiaryLabel)
    }
    set { ownColor = newValue }
  }
}
