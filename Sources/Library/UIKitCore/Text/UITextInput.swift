/// A responder that takes keys. As Apple's. The library has no keyboard: a program calls these methods, as a test does
/// to type.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types `text` at the selection. In a text field, a line feed is the return key.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// A responder whose text has positions, places and a selection. As Apple's, except: it has no marked text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selected characters; an empty range is the place of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The characters in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the characters in a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position `offset` UTF-16 units after another; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The position `offset` characters or lines away in a direction; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Finds words and other units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The position nearest to a point of the view's coordinate space.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range nearest to a point of the view's coordinate space.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character under a point of the view's coordinate space; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The caret at a position, in the view's coordinate space.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The part of a range in its first line, in the view's coordinate space.
  func firstRect(for range: UITextRange) -> CGRect
  /// The parts of a range in its lines, in the view's coordinate space.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
  /// Always nil: only a keyboard, such as a Chinese one, marks a text.
  public var markedTextRange: UITextRange? { nil }
}

/// A place in a text. As Apple's.
open nonisolated class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  /// The first position of a text, or a position of a subclass.
  public override init() { offset = 0 }

  /// Equal if the place is.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  /// Hashes the place.
  open override var hash: Int { offset }
}

/// A range of a text. As Apple's.
open nonisolated class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  /// No characters at the beginning of a text, or a range of a subclass.
  public override init() { range = NSRange(location: 0, length: 0) }

  /// The first position of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The position after the last character of the range.
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  /// Whether the range has no characters.
  open var isEmpty: Bool { range.length == 0 }

  /// Equal if the characters are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  /// Hashes the range.
  open override var hash: Int { range.location ^ range.length }
}

/// A rectangle of a selection. As Apple's; subclasses say what it is.
open nonisolated class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// The direction of its text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text is vertical.
  open var isVertical: Bool { false }
}

/// A part of the selection of a text of the library.
final nonisolated class SelectionRect: UITextSelectionRect {
  private let place: CGRect, hasStart: Bool, hasEnd: Bool

  init(_ place: CGRect, hasStart: Bool, hasEnd: Bool) {
    (self.place, self.hasStart, self.hasEnd) = (place, hasStart, hasEnd)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { hasStart }
  override var containsEnd: Bool { hasEnd }
}

/// The direction of a text. The raw values are Apple's.
public nonisolated enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The keyboard's end of a text, which is told of changes that keys did not make. As Apple's; the library has no keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A view of the library whose text can be edited.
@MainActor protocol EditsText: UITextInput {
  var edited: EditedText { get }
  /// Takes a text that differs, and draws and measures it anew.
  func take(_ text: EditedText)
  /// Takes a text that was inserted or deleted at the selection, and tells of it.
  func takeTyped(_ text: EditedText)
  /// Asks the delegate whether characters may be replaced.
  func allowsChange(of range: NSRange, to text: String) -> Bool
  /// The places of the characters, in the view's coordinate space.
  var geometry: TextGeometry { get }
}

extension EditsText {
  /// Replaces the selection. Observed (TX-03): the delegate is not asked.
  func insertAtSelection(_ text: String) { takeTyped(edited.replacing(edited.selection, by: text)) }

  /// Deletes the selection or the character before it, likewise.
  func deleteAtSelection() { if let range = edited.deletedRange { takeTyped(edited.replacing(range, by: "")) } }

  /// Puts the selected characters into the pasteboard.
  func copySelection() {
    guard let range = selectedTextRange, let text = text(in: range), !text.isEmpty else { return }
    UIPasteboard.general.string = text
  }

  func selectWholeText() { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }

  /// Replaces the selection. Chosen: the edit menu asks the delegate, as keys do on iOS.
  func replaceSelection(by text: String) {
    if allowsChange(of: edited.selection, to: text) { insertAtSelection(text) }
  }

  func deleteSelection() { if edited.selection.length > 0 { replaceSelection(by: "") } }

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension EditsText {
  /// Whether there is any text.
  public var hasText: Bool { !edited.string.isEmpty }
  /// The selected characters. Setting nil leaves them.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { take(edited.selecting(newValue.range)) } }
  }
  /// The characters in a range, cut to the text.
  public func text(in range: UITextRange) -> String? { edited.substring(range.range) }
  /// Replaces the characters in a range, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) { take(edited.replacing(range.range, by: text)) }
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(edited.length) }
  /// The range between two positions, in any order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }
  /// The position `offset` UTF-16 units after another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...edited.length).contains(sum) ? UITextPosition(sum) : nil
  }
  /// The number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The position `offset` characters away; up and down count lines. As Apple's, except: a line is one that is drawn.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: offset == .min ? 0 : -offset)
    case .up, .down:
      let geometry = geometry, caret = geometry.caret(at: position.offset)
      let lines = CGFloat(direction == .up ? -1 : 1) * CGFloat(offset)
      return UITextPosition(
        geometry.offset(nearest: CGPoint(x: caret.minX, y: caret.midY + lines * caret.height)))
    }
  }
  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// The position in a range nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let offset = geometry.offset(nearest: point)
    return UITextPosition(min(max(offset, range.range.location), range.range.upperBound))
  }
  /// Finds words and other units of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(of: self) }
}
