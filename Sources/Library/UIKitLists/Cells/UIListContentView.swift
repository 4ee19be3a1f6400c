/// A view that shows a `UIListContentConfiguration`: a picture, a text, and a second text below or at the right end. As
/// Apple's, except: its layout guides are those of the margins.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView(), text = UILabel(), secondText = UILabel()
  private var content: UIListContentConfiguration

  /// The configuration, of type `UIListContentConfiguration`. Another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  /// The guide of the margins, if there is a text. It does not follow the text.
  open var textLayoutGuide: UILayoutGuide? { content.text == nil ? nil : layoutMarginsGuide }
  /// The guide of the margins, if there is a second text. It does not follow the text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { content.secondaryText == nil ? nil : layoutMarginsGuide }
  /// The guide of the margins, if there is a picture. It does not follow the picture.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : layoutMarginsGuide }

  /// A view of 320 by 44 points that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: CellRow.usualFrame)
    for view in [picture, text, secondText] { addSubview(view) }
    show()
  }

  /// Nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    (picture.image, picture.contentMode) = (content.image, .scaleAspectFit)
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.tintColor = content.imageProperties.tintColor ?? tintColor
    if content.imageProperties.cornerRadius > 0 {
      picture.layer.cornerRadius = content.imageProperties.cornerRadius
      picture.clipsToBounds = true
    }
    write(content.text, content.attributedText, as: content.textProperties, in: text)
    write(content.secondaryText, content.secondaryAttributedText, as: content.secondaryTextProperties, in: secondText)
    if content.prefersSideBySideTextAndSecondaryText { secondText.textAlignment = .right }
    alpha = content.alpha
    setNeedsLayout()
  }

  private func write(
    _ plain: String?, _ attributed: NSAttributedString?, as look: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    (label.font, label.textColor, label.numberOfLines) = (look.font, look.resolvedColor(), look.numberOfLines)
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = look.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = plain.map(look.shown) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// Places the picture and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size, room = textRoom(at: size.width)
    if let image = pictureSize {
      let left = content.directionalLayoutMargins.leading
      let reserved = max(content.imageProperties.reservedLayoutSize.width, image.width)
      picture.place(
        CGRect(
          x: left + (reserved - image.width) / 2, y: (size.height - image.height) / 2, width: image.width,
          height: image.height))
    } else {
      picture.place(.zero)
    }
    if content.prefersSideBySideTextAndSecondaryText && !secondText.isHidden {
      let value = min(secondText.intrinsicContentSize.width + 4, room.width)
      secondText.place(CGRect(x: room.minX + room.width - value, y: 0, width: value, height: size.height))
      let left = max(0, room.width - value - content.textToSecondaryTextHorizontalPadding)
      return text.place(CGRect(x: room.minX, y: 0, width: left, height: size.height))
    }
    let (upper, lower) = textHeights(at: room.width)
    let gap = upper > 0 && lower > 0 ? content.textToSecondaryTextVerticalPadding : 0
    let top = (size.height - upper - gap - lower) / 2
    text.place(CGRect(x: room.minX, y: top, width: room.width, height: upper))
    secondText.place(CGRect(x: room.minX, y: top + upper + gap, width: room.width, height: lower))
  }

  private var pictureSize: CGSize? {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return nil }
    let most = content.imageProperties.maximumSize
    let scale = min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The room for texts; its height means nothing.
  private func textRoom(at width: CGFloat) -> CGRect {
    var left = content.directionalLayoutMargins.leading
    if let image = pictureSize {
      left += max(content.imageProperties.reservedLayoutSize.width, image.width) + content.imageToTextPadding
    }
    return CGRect(x: left, y: 0, width: max(0, width - left - content.directionalLayoutMargins.trailing), height: 0)
  }

  private func textHeights(at width: CGFloat) -> (text: CGFloat, second: CGFloat) {
    func height(_ label: UILabel) -> CGFloat {
      label.isHidden ? 0 : label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return (height(text), height(secondText))
  }

  /// The width of `size`, and the height that the content needs at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (upper, lower) = textHeights(at: textRoom(at: size.width).width)
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    let gap = upper > 0 && lower > 0 && !isBeside ? content.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(upper, lower) : upper + gap + lower
    let margins = content.directionalLayoutMargins
    let height = max(texts + margins.top + margins.bottom, (pictureSize?.height ?? 0) + 8)
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  /// The height that the content needs at the present width; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}
