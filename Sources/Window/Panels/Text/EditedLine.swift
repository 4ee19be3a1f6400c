import Foundation

/// A line of text during editing: its characters, the caret, the selection, and what can be undone.
///
/// Places are counted in characters from the beginning: 0 is before the first one.
struct EditedLine {
  /// The maximum length, in characters.
  static let longest = 1_024

  private(set) var text: String
  private(set) var caret: Int
  /// The end of the selection that does not move. It is at the caret if nothing is selected.
  private(set) var anchor: Int
  private var history = LineHistory()

  init(_ text: String = "") {
    self.text = text
    caret = text.count
    anchor = caret
  }

  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  var selectedText: String { text(in: selection) }

  func text(in places: Range<Int>) -> String { String(text.dropFirst(places.lowerBound).prefix(places.count)) }

  // MARK: Selecting

  /// Moves the caret to a place, or to the nearest end.
  /// - Parameter extends: whether the selection grows or shrinks to the caret. Otherwise it ends.
  mutating func moveCaret(to place: Int, extending extends: Bool = false) {
    caret = min(max(place, 0), text.count)
    if !extends { anchor = caret }
    history.endRun()
  }

  mutating func select(_ places: Range<Int>) {
    moveCaret(to: places.lowerBound)
    moveCaret(to: places.upperBound, extending: true)
  }

  mutating func selectAll() { select(0..<text.count) }

  // MARK: Changing

  /// Replaces the selection, and puts the caret after the new text. Line breaks and other control characters are left out.
  /// - Parameter isTyped: whether the characters typed one after the other are undone together.
  /// - Returns: false if the text is empty, or the line would become too long.
  @discardableResult
  mutating func insert(_ string: String, isTyped: Bool = true) -> Bool {
    let clean = string.filter { !$0.isNewline && !$0.isControl }
    guard !clean.isEmpty, text.count - selection.count + clean.count <= EditedLine.longest else { return false }
    let isRun = isTyped && selection.isEmpty
    history.add(state, in: isRun ? .typing : nil)
    replace(selection, with: clean)
    if isTyped && !isRun { history.beginRun(.typing) }
    return true
  }

  /// Removes the selection; if nothing is selected, the characters between the caret and `place`.
  mutating func delete(to place: Int) {
    let isRun = selection.isEmpty && abs(place - caret) == 1
    let places = selection.isEmpty ? min(place, caret)..<max(place, caret) : selection
    guard !places.isEmpty else { return }
    history.add(state, in: isRun ? .deleting : nil)
    replace(places, with: "")
  }

  private mutating func replace(_ places: Range<Int>, with string: String) {
    text = text(in: 0..<places.lowerBound) + string + text(in: places.upperBound..<text.count)
    caret = min(places.lowerBound + string.count, text.count)
    anchor = caret
  }

  // MARK: Undo

  /// Whether anything was changed, also if it was undone.
  var wasChanged: Bool { !history.isEmpty }

  mutating func undo() { history.undo(state).map { restore($0) } }

  mutating func redo() { history.redo(state).map { restore($0) } }

  private var state: LineState { LineState(text: text, caret: caret, anchor: anchor) }

  private mutating func restore(_ state: LineState) { (text, caret, anchor) = (state.text, state.caret, state.anchor) }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
}
