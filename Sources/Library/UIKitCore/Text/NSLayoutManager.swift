/// Places the characters of a text in the lines of a container, and finds the character under a finger. As Apple's, except: the
/// whole text has the font and the alignment of its first character, a glyph is a UTF-16 unit, and there is one container.
///
///     let manager = NSLayoutManager(), container = NSTextContainer(size: label.bounds.size)
///     let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString(string: ""))
///     container.lineFragmentPadding = 0
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.characterIndex(
///       for: tap.location(in: label), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// The containers. Only the first one has an effect.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Whether lines may be found in parts, which shows nowhere.
  open var allowsNonContiguousLayout = false
  /// Has no effect, with a warning: words are not hyphenated.
  open var hyphenationFactor: Float = 0 {
    didSet { if hyphenationFactor != 0 { warnNotSupported("NSLayoutManager.hyphenationFactor") } }
  }
  /// Has no effect, with a warning: spaces are not drawn.
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { warnNotSupported("NSLayoutManager.showsInvisibleCharacters") } }
  }
  /// Has no effect, with a warning: control characters are not drawn.
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { warnNotSupported("NSLayoutManager.showsControlCharacters") } }
  }
  /// Has no effect, with a warning: lines always have the space of their font between them.
  open var usesFontLeading = true {
    didSet { if !usesFontLeading { warnNotSupported("NSLayoutManager.usesFontLeading") } }
  }

  /// A manager without a text.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Removes a container.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  var geometry: TextGeometry {
    let text = textStorage ?? NSTextStorage(string: "")
    let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    let container = textContainers.first ?? NSTextContainer(), padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width - 2 * padding : .infinity
    return TextGeometry(
      text.string, first[.font] as? UIFont ?? .defaultForDrawing,
      in: CGRect(x: padding, y: 0, width: width, height: .infinity),
      text.style?.alignment ?? .left, text.style?.value ?? ParagraphValue())
  }

  // MARK: Characters at points

  /// The character at a point of the container, else the nearest one of its line.
  /// - Parameter partialFraction: receives 0 if the point is at a character, else 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let geometry = geometry, hit = geometry.character(at: point)
    partialFraction?.pointee = hit == nil ? 1 : 0
    return hit?.location ?? min(geometry.offset(nearest: point), max(0, numberOfGlyphs - 1))
  }
  /// The same as `characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)`.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }

  // MARK: Places of characters

  /// The part of the container that has text.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    boundingRect(forGlyphRange: glyphRange(for: container), in: container)
  }
  /// The smallest rectangle around characters.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    geometry.rects(of: glyphRange).reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
  }
  /// The part of its line that has text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>? = nil
  ) -> CGRect {
    let line = geometry.line(of: glyphIndex)
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }
  /// The line of a character.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>? = nil
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Calls `block` with the line of each character of a range, in order: its place twice, as lines have no room beside their text,
  /// its container and its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let container = textContainers.first ?? NSTextContainer()
    var stop: ObjCBool = false
    for line in geometry.lines where line.range.intersection(glyphRange) != nil && !stop.boolValue {
      block(line.rect, line.rect, container, line.range, &stop)
    }
  }
  /// Calls `block` with the part of each line that has characters of a range. The selection has no influence.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in geometry.rects(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
  }
  /// No characters: lines are not cut. The location is `NSNotFound`.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  // MARK: Glyphs, which are UTF-16 units

  /// The length of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The whole text.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  /// The same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  /// The same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  /// The same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Has no effect: changes no touch and no picture, because the places are always those of the text.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Has no effect: changes no touch and no picture, because the places are always those of the text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Has no effect: changes no touch and no picture, because a change of the text draws it again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Draws the text.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first else { return }
    let padding = container.lineFragmentPadding
    textStorage?.draw(
      in: CGRect(origin: origin, size: container.size).insetBy(dx: padding, dy: 0))
  }
  /// Draws nothing: texts have no background.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// The manager of a text view, whose text and width the view has.
final class TextViewLayout: NSLayoutManager {
  private weak var view: UITextView?

  init(of view: UITextView) {
    self.view = view
    super.init()
    addTextContainer(view.textContainer)
  }

  override var geometry: TextGeometry {
    guard let view else { return super.geometry }
    let inset = view.textContainerInset, padding = view.textContainer.lineFragmentPadding
    let width = view.bounds.width - inset.left - inset.right - 2 * padding
    return TextGeometry(
      view.text ?? "", view.textFont,
      in: CGRect(x: padding, y: 0, width: max(1, width), height: view.contentSize.height),
      view.textAlignment, view.style)
  }
  override var numberOfGlyphs: Int { (view?.text as NSString?)?.length ?? 0 }
}

/// A text with layout managers. As Apple's, except: it does not tell them of changes; they ask for what they need.
open nonisolated class NSTextStorage: NSMutableAttributedString {
  /// Called after a change by one of the methods below; nil unless it is the text of a view.
  final var onChange: (@MainActor () -> Void)?

  private func changed() { if let onChange { MainActor.assumeIsolated(onChange) } }

  /// As Apple's.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed()
  }
  /// As Apple's.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed()
  }
  /// As Apple's.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changed()
  }
  /// As Apple's.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    changed()
  }
  /// As Apple's.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    changed()
  }
  /// As Apple's.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    changed()
  }

  /// The managers.
  public private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a manager.
  @preconcurrency @MainActor public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a manager.
  @preconcurrency @MainActor public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// The size of a text, its margins and the number of its lines. As Apple's, except: lines are broken at words, and a text
/// avoids no place. In a text view, the view decides the size.
open nonisolated class NSTextContainer: NSObject, @unchecked Sendable {
  /// The margin of each line at both ends, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 for any number.
  open var maximumNumberOfLines = 0
  /// Has no effect: lines are broken at words, and the last one is cut at its end. A mode that asks for something else warns
  /// once.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if !lineBreakMode.isDrawn { warnNotSupportedFromAnyThread("NSTextContainer.lineBreakMode") } }
  }
  /// Has no effect: lines do not go around shapes. Any path warns once.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { warnNotSupportedFromAnyThread("NSTextContainer.exclusionPaths") } }
  }
  /// The size; a width of 0 breaks no line.
  open var size = CGSize.zero

  /// A container of a size.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
