import Foundation
import TouchInput

/// A line of text while it is written, with the place where the next letter goes.
struct EditedLine: Equatable {
  /// Characters.
  static let longest = 1_024

  private(set) var text: String
  /// Counted in characters.
  private(set) var caret: Int

  init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// False where there is no room for it.
  mutating func insert(_ string: String) -> Bool {
    let clean = string.filter { !$0.isNewline }
    guard !clean.isEmpty, text.count + clean.count <= EditedLine.longest else { return false }
    text.insert(contentsOf: clean, at: text.index(text.startIndex, offsetBy: caret))
    caret += clean.count
    return true
  }

  /// Does what a key means in any line of text; false where it means nothing there.
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

  /// What stands before the caret.
  var beforeCaret: String { String(text.prefix(caret)) }
}

/// A control in which text is written. While it has the focus letters are text, not commands.
@MainActor package protocol TextEditor: PanelControl {
  func insert(_ text: String)

  /// Does what a key means in it; false where it means nothing there.
  func edit(_ key: Key) -> Bool

  /// What is wrong with the text, and what would be right.
  var errorText: String? { get }
}
