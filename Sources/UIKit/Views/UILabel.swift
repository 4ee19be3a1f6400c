/// A line of text. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21).
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// What is cut from a text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The largest number of lines; 0 is any.
  open var numberOfLines = 1
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

  /// Chosen: the size of lines without their letters, which the library does not have; see `UIFont.lineHeight`.
  open override var intrinsicContentSize: CGSize {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let shown = numberOfLines > 0 ? lines.prefix(numberOfLines) : lines[...]
    let width = shown.map { font.width(of: String($0)) }.max() ?? 0
    return CGSize(width: width.rounded(.up), height: font.lineHeight * CGFloat(max(shown.count, 1)))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
