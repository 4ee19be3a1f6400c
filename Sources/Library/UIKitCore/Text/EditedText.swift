import Foundation

/// A text and the selection in it. Ranges count UTF-16 units, as `NSRange` does in delegates; a range that leaves the
/// text is cut to it.
nonisolated struct EditedText: Equatable {
  private(set) var string: String
  private(set) var selection: NSRange

  /// A text with the caret at its end.
  init(_ string: String) { (self.string, selection) = (string, NSRange(location: string.utf16.count, length: 0)) }

  var length: Int { string.utf16.count }

  func selecting(_ range: NSRange) -> EditedText {
    var text = self
    text.selection = cut(range)
    return text
  }

  func substring(_ range: NSRange) -> String { (string as NSString).substring(with: cut(range)) }

  /// The text with a range replaced, and with the caret behind the new characters.
  func replacing(_ range: NSRange, by other: String) -> EditedText {
    let range = cut(range)
    var text = EditedText((string as NSString).replacingCharacters(in: range, with: other))
    text.selection = NSRange(location: range.location + other.utf16.count, length: 0)
    return text
  }

  /// The characters that the delete key removes: the selection, or the whole character before the caret; nil at the
  /// beginning.
  var deletedRange: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  private func cut(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}
