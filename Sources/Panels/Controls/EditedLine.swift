import Foundation
import TouchInput

/// A line of text during editing, with its caret.
struct EditedLine: Equatable {
  /// The maximum length, in characters.
  static let longest = 1_024

  private(set) var text: String
  /// The place of the caret, in characters from the beginning.
  private(set) var caret: Int

  init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// Inserts text at the caret. Returns false if the line would become too long.
  mutating func insert(_ string: String) -> Bool {
    let clean = string.filter { !$0.isNewline }
    guard !clean.isEmpty, text.count + clean.count <= EditedLine.longest else { return false }
    text.insert(contentsOf: clean, at: text.index(text.startIndex, offsetBy: caret))
    caret += clean.count
    return true
  }

  /// Performs an editing key. Returns false for a key without a meaning in a line of text.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .left: caret = max(caret - 1, 0)
    case .right: caret = min(caret + 1, text.count)
    case .home: caret = 0
    case .end: caret = text.count
    case .backspace:
      if caret > 0 { delete(at: caret - 1) }
    case .delete:
      if caret < text.count { delete(at: caret) }
    case .character, .space: break
    case .up, .down, .pageUp, .pageDown, .enter, .escape, .tab, .function: return false
    }
    return true
  }

  private mutating func delete(at index: Int) {
    text.remove(at: text.index(text.startIndex, offsetBy: index))
    caret = index
  }

  /// The text before the caret.
  var beforeCaret: String { String(text.prefix(caret)) }
}
