extension UIButton {
  /// The distances of title and picture from the edges, in points.
  final var shownInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  final var shownFont: UIFont { kept.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize) }
  final var shownTitle: String { configuration?.shownTitle ?? currentTitle ?? "" }
  final var shownImage: UIImage? { configuration?.image ?? currentImage }
  private var padding: CGFloat { configuration?.imagePadding ?? 0 }
  private var imageIsAbove: Bool { [.top, .bottom].contains(configuration?.imagePlacement ?? .leading) }
  private var imageIsLast: Bool { [.trailing, .bottom].contains(configuration?.imagePlacement ?? .leading) }

  /// The largest number of lines of the title; 0 for any number, as a configuration has.
  final var titleLines: Int {
    guard let mode = configuration?.titleLineBreakMode else { return kept.titleLabel?.numberOfLines ?? 1 }
    return mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }

  /// The size of the title in content of a width.
  private func titleSize(in width: CGFloat) -> CGSize {
    let title = shownTitle
    guard !title.isEmpty else { return .zero }
    let beside = imageIsAbove ? 0 : shownImage.map { $0.size.width + padding } ?? 0
    let most = titleLines, lines = most == 1 ? [title] : shownFont.lines(of: title, at: max(1, width - beside))
    let count = most == 0 ? lines.count : min(most, lines.count)
    return CGSize(
      width: lines.map { shownFont.width(of: $0) }.max() ?? 0, height: shownFont.lineHeight * CGFloat(count))
  }

  /// Title and picture together.
  private func wholeSize(_ title: CGSize) -> CGSize {
    let image = shownImage?.size ?? .zero
    let gap = title.width > 0 && image.width > 0 ? padding : 0
    return imageIsAbove
      ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
  }

  /// The natural size: the width of the unbroken title, and the height of the title after it is broken at the width that
  /// constraints give, as for a label.
  final var naturalSize: CGSize {
    let insets = shownInsets, isPadded = insets != .zero
    let room = configuration == nil || solvedWidth == 0 ? .infinity : solvedWidth - insets.left - insets.right
    let whole = wholeSize(titleSize(in: room))
    let width = wholeSize(titleSize(in: .infinity)).width.rounded(.up) + insets.left + insets.right
    let height = max(imageIsAbove ? 0 : shownFont.lineHeight, whole.height)
    return CGSize(width: max(30, width), height: height + (isPadded ? insets.top + insets.bottom : 12))
  }

  /// Title and picture beside each other, or one above the other, as the alignments of the control say, each then moved
  /// by its insets. A picture alone that fills is as large as the content.
  final func places(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let title = titleSize(in: content.width), image = shownImage?.size ?? .zero
    let whole = place(wholeSize(title), in: content)
    let gap = title.width > 0 && image.width > 0 ? padding : 0
    if title == .zero {
      return (CGRect(origin: whole.origin, size: .zero), place(image, in: content.inset(by: imageEdgeInsets)))
    }
    var titlePlace = place(title, in: whole), imagePlace = place(image, in: whole)
    if imageIsAbove {
      titlePlace.origin.y = imageIsLast ? whole.minY : whole.minY + image.height + gap
      imagePlace.origin.y = imageIsLast ? whole.minY + title.height + gap : whole.minY
    } else {
      (titlePlace.size.width, imagePlace.size.width) = (title.width, image.width)
      titlePlace.origin.x = imageIsLast ? whole.minX : whole.minX + image.width + gap
      imagePlace.origin.x = imageIsLast ? whole.minX + title.width + gap : whole.minX
    }
    return (moved(titlePlace, by: titleEdgeInsets), moved(imagePlace, by: imageEdgeInsets))
  }

  /// Insets reduce the room in which the content is aligned. They move a centred content by half of their difference.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return rect.offsetBy(dx: x, dy: y)
  }
}
