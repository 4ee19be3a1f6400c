/// A line of text. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21).
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label {
    didSet { if textColor == nil { textColor = .label } }
  }
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// What is cut from a text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The largest number of lines; 0 is any.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// The width at which lines are broken, in points; 0 takes the one that constraints have found.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The width that constraints have found last.
  private var solvedWidth: CGFloat = 0
  /// Whether a text that does not fit is made smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// The colour of the text in a row that is selected.
  open var highlightedTextColor: UIColor?
  /// Whether it is shown as in a row that is selected.
  open var isHighlighted = false
  /// Whether the text is shown as usual.
  open var isEnabled = true

  /// The text with its fonts and colours. Setting it sets `text`.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// The shadow of the text. It has no effect.
  open var shadowColor: UIColor?
  /// The shadow of the text. It has no effect.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Has no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// Has no effect.
  open var allowsDefaultTighteningForTruncation = false

  /// Where the text is. The library does not call it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  /// Draws the text. The library does not call it: who shows the label draws its text.
  open func drawText(in rect: CGRect) {}

  override var ownDrawing: [DrawingCommand] {
    guard let text, !text.isEmpty else { return [] }
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var value = TextValue([], in: CGRect(origin: .zero, size: bounds.size))
    value.runs =
      attributed?.runs(font: font, color: color)
      ?? [TextValue.Run(text, font: font.value, color: ColorValue(color.cgColor))]
    (value.alignment, value.verticalAlignment, value.lineLimit) = (textAlignment.value, .center, numberOfLines)
    return [DrawingCommand(.text(value))]
  }

  /// Chosen: the size of lines without their letters, which the library does not have; see `UIFont.lineHeight`. The width
  /// is that of unbroken lines, the height that of lines broken at the width that the label has.
  open override var intrinsicContentSize: CGSize {
    let widest = lines(at: .infinity).map { font.width(of: $0) }.max() ?? 0
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth
    let isBroken = numberOfLines != 1 && limit > 0 && widest > limit
    let width = isBroken && preferredMaxLayoutWidth > 0 ? limit : widest
    return CGSize(width: width.rounded(.up), height: height(at: isBroken ? limit : .infinity))
  }

  /// The size of the text with lines broken at `size.width`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
    let width = lines(at: limit).map { font.width(of: $0) }.max() ?? 0
    return CGSize(width: width.rounded(.up), height: height(at: limit))
  }

  open override var firstBaselineOffset: CGFloat { font.ascender }
  open override var lastBaselineOffset: CGFloat { -font.descender }

  override func lineWidthChanged(to width: CGFloat) -> Bool {
    guard numberOfLines != 1, solvedWidth != width else { return false }
    let old = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != old
  }

  private func lines(at width: CGFloat) -> [String] {
    let lines = font.lines(of: text ?? "", at: width)
    return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
  }

  private func height(at width: CGFloat) -> CGFloat { font.lineHeight * CGFloat(max(lines(at: width).count, 1)) }

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

/// How a text that was made smaller is placed.
public nonisolated enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
