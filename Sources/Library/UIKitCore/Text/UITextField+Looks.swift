extension UITextField {
  /// The middle of the field, beside the views at its ends.
  var innerRect: CGRect {
    let ends = CGSize(width: sideWidth(of: leftView, leftViewMode), height: sideWidth(of: rightView, rightViewMode))
    let clear: CGFloat = ends.height == 0 && clearButtonMode != .never ? 24 : 0
    let edge: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7
    let left = edge + ends.width, right = edge + max(ends.height, clear)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  private func sideWidth(of view: UIView?, _ mode: ViewMode) -> CGFloat {
    view.map { isShown(mode) ? $0.bounds.width : 0 } ?? 0
  }

  /// Whether a view of this mode is shown now.
  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// Places the views at the ends, and shows or hides them by their modes.
  func placeSides() {
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      view?.frame = rect
      view?.isHidden = !isShown(mode)
    }
    guard clearButtonMode != .never else { return }
    if clearButton.superview !== self { addSubview(clearButton) }
    clearButton.frame = clearButtonRect(forBounds: bounds)
    let isRightTaken = rightView != nil && isShown(rightViewMode)
    clearButton.isHidden = isRightTaken || edited.string.isEmpty || !isShown(clearButtonMode)
  }

  /// The size of the text or the placeholder, whichever is longer, with the border.
  var naturalSize: CGSize {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let text = max(font.width(of: shownText), font.width(of: placeholder ?? ""))
    let margins = borderStyle == .none ? CGSize(width: 0, height: 2) : CGSize(width: 14, height: 13)
    return CGSize(width: (text + margins.width).rounded(.up), height: (font.lineHeight + margins.height).rounded(.up))
  }

  final var geometry: TextGeometry {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    var rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    rect.origin.y = rect.midY - font.lineHeight / 2
    return TextGeometry(edited.string, font, in: rect, textAlignment, ParagraphValue())
  }

  /// The characters that are shown: dots if the text is secret.
  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
  }

  /// Border and background, then the text or its placeholder, then the caret.
  func drawLooks() {
    drawBorder()
    let isEmpty = edited.string.isEmpty
    let rect =
      isEmpty
      ? placeholderRect(forBounds: bounds) : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if isEmpty { drawPlaceholder(in: rect) } else { drawText(in: rect) }
    guard isEditing else { return }
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let before = edited.string.isEmpty ? "" : shownText, width = font.width(of: before)
    let free = max(0, rect.width - width)
    let start: CGFloat = textAlignment == .center ? free / 2 : textAlignment == .right ? free : 0
    tintColor.setFill()
    UIRectFill(
      CGRect(
        x: min(rect.minX + start + width, rect.maxX - 2), y: rect.midY - font.lineHeight / 2, width: 2,
        height: font.lineHeight))
  }

  private func drawBorder() {
    let whole = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none: (isEnabled ? background : disabledBackground ?? background)?.draw(in: whole)
    case .line, .bezel:
      UIColor.darkGray.setStroke()
      UIBezierPath(rect: whole.insetBy(dx: 0.5, dy: 0.5)).stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: whole.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
      UIColor.systemBackground.setFill()
      path.fill()
      UIColor.systemGray4.setStroke()
      path.stroke()
    }
  }

  /// The text, or the placeholder of an empty field.
  func text(in rect: CGRect) -> TextValue {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    var value = TextValue([], in: rect)
    if edited.string.isEmpty {
      value.runs =
        attributedPlaceholder?.runs(font: font, color: .placeholderText)
        ?? [TextValue.Run(placeholder ?? "", font: font.value, color: ColorValue(UIColor.placeholderText.cgColor))]
    } else {
      let color: UIColor = isEnabled ? textColor ?? .label : .placeholderText
      value.runs = [TextValue.Run(shownText, font: font.value, color: ColorValue(color.cgColor))]
    }
    (value.alignment, value.verticalAlignment, value.lineLimit) = (textAlignment.value, .center, 1)
    if adjustsFontSizeToFitWidth { value.shrink(least: minimumFontSize / font.pointSize) }
    return value
  }
}

/// The button that removes the text of a field.
final class ClearButton: UIButton {
  private weak var field: UITextField?

  init(of field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    setTitle("✕", for: .normal)
    setTitleColor(.gray, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 13)
    addAction(UIAction(title: "clear") { [weak field] _ in field?.clear() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
