/// One or more lines of text. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21).
///
/// As Apple's, except: the text has no shadow and is not dimmed.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue { invalidateIntrinsicContentSize() }
      tellObservers()
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
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// Has no effect: lines are broken at words, and the end of a text that does not fit is cut. A mode that asks for something
  /// else warns once.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if !lineBreakMode.isDrawn { warnNotSupported("UILabel.lineBreakMode") } }
  }
  /// The largest number of lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// The width at which lines are broken, in points; 0 for the width that constraints have found.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The width that constraints have found last.
  private var solvedWidth: CGFloat = 0
  /// Whether a text of one line is drawn smaller where the label is too narrow for it. The natural size is that of the font.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size. Observed: with 0, as by default, the text becomes as small as it has to.
  open var minimumScaleFactor: CGFloat = 0
  /// The colour of the text in a row that is selected.
  open var highlightedTextColor: UIColor?
  /// Whether the text has `highlightedTextColor`.
  open var isHighlighted = false
  /// Has no effect: the text is not dimmed. False warns once.
  open var isEnabled = true { didSet { if !isEnabled { warnNotSupported("UILabel.isEnabled") } } }

  /// The text with its fonts and colours. Setting it sets `text`.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      text = newValue?.string
      attributed = newValue
      if let style = newValue?.style { textAlignment = style.alignment }
      invalidateIntrinsicContentSize()
    }
  }
  private var attributed: NSAttributedString?
  /// Has no effect: the text has no shadow. Setting a colour warns once.
  open var shadowColor: UIColor? { didSet { if shadowColor != nil { warnNotSupported("UILabel.shadowColor") } } }
  /// Has no effect: the text has no shadow. In points; a change warns once.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { warnNotSupported("UILabel.shadowOffset") } }
  }
  /// Has no effect: a text that was made smaller is in the middle. `.none` warns once.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment == .none { warnNotSupported("UILabel.baselineAdjustment") } }
  }
  /// Kept: the preferred size of texts never changes.
  open var adjustsFontForContentSizeCategory = false
  /// Has no effect; true warns once.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation { warnNotSupported("UILabel.allowsDefaultTighteningForTruncation") }
    }
  }

  /// The place that the text takes in `bounds`. An override that makes it larger, as for margins, makes the natural size
  /// larger. As Apple's, except: it is at the top of `bounds`, and has no influence on where the text is drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    ownTextRect(in: bounds, numberOfLines)
  }

  private func ownTextRect(in bounds: CGRect, _ numberOfLines: Int) -> CGRect {
    let size = measured(at: numberOfLines == 1 ? .infinity : bounds.width, limit: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width.rounded(.up), bounds.width),
      height: min(size.height, bounds.height))
  }
  /// Draws the text in the middle of a rectangle of the bounds. Override it for margins, or to draw something else.
  open func drawText(in rect: CGRect) {
    if let value = shownText(in: rect) { UIGraphicsGetCurrentContext()?.draw(value) }
  }

  override var drawsInItsLayer: Bool { true }
  override var ownDrawing: [DrawingCommand] {
    guard text?.isEmpty == false else { return [] }
    return GraphicsStack.ofThisProcess.recording(bounds.size) { _ in
      drawText(in: CGRect(origin: .zero, size: bounds.size))
    }.commands
  }

  private func shownText(in rect: CGRect) -> TextValue? {
    guard text?.isEmpty == false else { return nil }
    var value = TextValue(runs, in: rect)
    value.paragraph = attributed?.style?.value ?? ParagraphValue()
    if adjustsFontSizeToFitWidth, numberOfLines == 1 { value.shrink(least: minimumScaleFactor) }
    // As on iOS, lines for which the label is too low are not drawn.
    let room = Int(min(max(0.9, rect.height / font.lineHeight), 1000) + 0.1)
    (value.alignment, value.verticalAlignment) = (textAlignment.value, .center)
    value.lineLimit = attributed == nil ? min(room, numberOfLines == 0 ? room : numberOfLines) : numberOfLines
    return value
  }

  /// Chosen: the size of lines without their letters, which the library does not have; see `UIFont.lineHeight`. The width
  /// is measured with unbroken lines, the height with lines broken at the width of the label.
  open override var intrinsicContentSize: CGSize {
    guard hasText else { return .zero }
    let widest = measured(at: .infinity).width, margins = margins
    let limit = (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth) - margins.width
    let isBroken = numberOfLines != 1 && limit > 0 && widest > limit
    let width = isBroken && preferredMaxLayoutWidth > 0 ? limit : widest
    return CGSize(
      width: width.rounded(.up) + margins.width,
      height: measured(at: isBroken ? limit : .infinity).height + margins.height)
  }

  private var hasText: Bool { attributed != nil || text?.isEmpty == false }

  /// The room that an override of `textRect(forBounds:limitedToNumberOfLines:)` adds to the text.
  private var margins: CGSize {
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    let said = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    let own = ownTextRect(in: room, numberOfLines).size
    return CGSize(width: max(0, said.width - own.width), height: max(0, said.height - own.height))
  }

  /// The size of the text with lines broken at `size.width`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasText else { return .zero }
    let margins = margins, limit = numberOfLines != 1 && size.width > 0 ? max(1, size.width - margins.width) : .infinity
    let natural = measured(at: limit)
    return CGSize(width: natural.width.rounded(.up) + margins.width, height: natural.height + margins.height)
  }

  /// The ascender of the font, in points.
  open override var firstBaselineOffset: CGFloat { font.ascender }
  /// The part of the font below the baseline, in points.
  open override var lastBaselineOffset: CGFloat { -font.descender }

  override func lineWidthChanged(to width: CGFloat) -> Bool {
    guard numberOfLines != 1, solvedWidth != width else { return false }
    let old = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != old
  }

  /// The text in pieces of one font and colour.
  private var runs: [TextValue.Run] {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return attributed?.runs(font: font, color: color)
      ?? [TextValue.Run(text ?? "", font: font.value, color: ColorValue(color.cgColor))]
  }

  /// The size of the text in lines of a width; at least one line.
  private func measured(at width: CGFloat, limit: Int? = nil) -> CGSize {
    let runs = runs, style = attributed?.style?.value ?? ParagraphValue()
    let size = MeasuredText(runs, style, at: width, limit: limit ?? numberOfLines).size
    return CGSize(width: size.width, height: runs.isEmpty ? font.lineHeight : size.height)
  }

  override func prepare() {
    super.prepare()
    isUserInteractionEnabled = false
  }
}

/// The vertical place of a text that was made smaller. The raw values are Apple's.
public nonisolated enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
