import Foundation

extension UITextView: EditsText, KeepsTextTraits {
  /// Takes another text or selection without a question.
  final func take(_ text: EditedText) {
    let old = edited
    edited = text
    if old.string != text.string { fitContent() }
    if old.selection != text.selection && isFirstResponder { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// The margins of the lines, with the container's padding.
  private var margins: UIEdgeInsets {
    let inset = textContainerInset, padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }

  /// The size of the lines of a text, with the margins. Chosen: lines without letters; see `UIFont.width(of:)`.
  final func fittingSize(inWidth width: CGFloat) -> CGSize {
    let margins = margins, sides = margins.left + margins.right
    let size = MeasuredText(runs, style, at: max(1, width - sides)).size
    return CGSize(
      width: (size.width + sides).rounded(.up),
      height: (max(size.height, textFont.lineHeight) + margins.top + margins.bottom).rounded(.up))
  }

  /// The layout of the text's paragraphs.
  final var style: ParagraphValue { attributed?.style?.value ?? ParagraphValue() }

  /// The text in pieces of one font and colour.
  private var runs: [TextValue.Run] {
    let color: UIColor = textColor ?? .label
    let shown = isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
    return attributed?.runs(font: textFont, color: color)
      ?? [TextValue.Run(shown, font: textFont.value, color: ColorValue(color.cgColor))]
  }

  /// Makes the content as high as the text.
  final func fitContent() {
    setNeedsDisplay()
    let size = CGSize(width: bounds.width, height: fittingSize(inWidth: bounds.width).height)
    guard size != contentSize else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  /// The lines that hold the characters, in the content's coordinate space.
  final func place(of range: NSRange) -> CGRect {
    let geometry = geometry, first = geometry.line(of: range.location).rect,
      last = geometry.line(of: range.upperBound).rect
    return CGRect(x: 0, y: first.minY, width: bounds.width, height: last.maxY - first.minY)
  }

  final var geometry: TextGeometry {
    let width = max(1, bounds.width - margins.left - margins.right)
    let rect = CGRect(x: margins.left, y: margins.top, width: width, height: contentSize.height)
    return TextGeometry(edited.string, textFont, in: rect, textAlignment, style)
  }

  /// Documented (TX-01): a tap on a link of a text that is not edited asks the delegate.
  final func tapLink(at point: CGPoint) {
    guard let place = geometry.character(at: point)?.location, let text = attributedText, place < text.length else {
      return
    }
    var range = NSRange()
    let link = text.attribute(.link, at: place, effectiveRange: &range)
    guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else { return }
    _ = textDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
  }

  /// The text, moved by the content's offset and cut at the bounds.
  final var drawnText: [DrawingCommand] {
    guard hasText || isEditing else { return [] }
    let rect = CGRect(
      x: margins.left - bounds.minX, y: margins.top - bounds.minY,
      width: max(1, bounds.width - margins.left - margins.right), height: contentSize.height)
    var value = TextValue(runs, in: rect)
    value.paragraph = style
    (value.alignment, value.lineLimit) = (textAlignment.value, textContainer.maximumNumberOfLines)
    return GraphicsStack.ofThisProcess.recording(bounds.size) { context in
      context.clip(to: CGRect(origin: .zero, size: bounds.size))
      context.draw(value)
      guard isEditing else { return }
      tintColor.setFill()
      UIRectFill(geometry.caret(at: edited.selection.upperBound).offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    }.commands
  }
}
