import Foundation

/// A direction in a text: that of `UITextStorageDirection` or of `UITextLayoutDirection`, by its raw value. As Apple's.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public let rawValue: Int
  /// A direction by its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether it leads to later characters.
  var isForward: Bool {
    [
      UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue,
      UITextLayoutDirection.down.rawValue,
    ]
    .contains(rawValue)
  }

  /// The direction to later characters.
  public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
  /// The direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

/// The direction in the order of the characters. The raw values are Apple's.
public nonisolated enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// The direction on the screen. The raw values are Apple's.
public nonisolated enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// The units of a text. As Apple's, except: a sentence is a paragraph.
public nonisolated enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// Finds the units of a text. As Apple's.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit at a position, or beside it in the direction; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at the position, for someone who goes in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Whether a unit goes on from the position in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary of a unit in the direction; nil at the end.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
}

/// Finds the units of the text of a field or a text view. As Apple's, except: a line ends where a paragraph does.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of the text of `textInput`, which is held weakly.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  init(of input: any UITextInput) {
    self.input = input
    super.init()
  }

  private var text: NSString {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return ""
    }
    return (input.text(in: all) ?? "") as NSString
  }

  /// The unit that contains the character on the side of the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let text = text, index = direction.isForward ? position.offset : position.offset - 1
    guard (0..<text.length).contains(index) else { return nil }
    switch granularity {
    case .character: return UITextRange(text.rangeOfComposedCharacterSequence(at: index))
    case .word: return text.word(at: index).map { UITextRange($0) }
    case .sentence, .paragraph, .line:
      return UITextRange(text.paragraphRange(for: NSRange(location: index, length: 0)))
    case .document: return UITextRange(NSRange(location: 0, length: text.length))
    }
  }

  /// Whether the unit before the position ends there.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let back = UITextDirection.storage(direction.isForward ? .backward : .forward)
    guard let unit = rangeEnclosingPosition(position, with: granularity, inDirection: back) else { return false }
    return (direction.isForward ? unit.end : unit.start) == position
  }

  /// Whether there is a unit on the side of the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  /// The end of the unit on the side of the direction, or of the next one.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    var place = position
    while (direction.isForward ? 0..<text.length : 1..<text.length + 1).contains(place.offset) {
      if let unit = rangeEnclosingPosition(place, with: granularity, inDirection: direction) {
        return direction.isForward ? unit.end : unit.start
      }
      place = UITextPosition(place.offset + (direction.isForward ? 1 : -1))
    }
    return nil
  }
}

nonisolated extension NSString {
  /// The letters and digits around a character; nil if it is neither.
  fileprivate func word(at index: Int) -> NSRange? {
    func isInWord(_ index: Int) -> Bool {
      guard (0..<length).contains(index) else { return false }
      let character = substring(with: rangeOfComposedCharacterSequence(at: index))
      return character.unicodeScalars.contains { CharacterSet.alphanumerics.contains($0) }
    }
    guard isInWord(index) else { return nil }
    var (start, end) = (index, index + 1)
    while isInWord(start - 1) { start -= 1 }
    while isInWord(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
}
