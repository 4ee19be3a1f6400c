import Testing
@testable import PanelModels
@testable import Panels
@testable import TouchInput

/// A line of text during editing. In the texts of these tests, `|` is the caret, and `[` is the other end of the selection.
@Suite struct EditedLineTests {
  @Test(arguments: [
    ("ab|c", [Chord(.left)], "a|bc"), ("|abc", [Chord(.left)], "|abc"), ("abc|", [Chord(.right)], "abc|"),
    ("ab|c", [Chord(.home)], "|abc"), ("ab|c", [Chord(.end)], "abc|"),
    ("ab|c", [Chord(.left, .shift)], "a|b[c"), ("ab|c", [Chord(.right, .shift)], "ab[c|"),
    ("ab|c", [Chord(.home, .shift)], "|ab[c"), ("a|bc", [Chord(.end, .shift)], "a[bc|"),
    ("ab|c", [Chord(.left, .shift), Chord(.right, .shift)], "ab|c"),
    ("a[bc|d", [Chord(.left)], "a|bcd"), ("a|bc[d", [Chord(.right)], "abc|d"),
    ("one two|", [Chord(.left, .control)], "one |two"), ("one |two", [Chord(.left, .control)], "|one two"),
    ("|one two", [Chord(.right, .control)], "one| two"), ("one| two", [Chord(.right, .control)], "one two|"),
    ("/home/me|", [Chord(.left, [.control, .shift])], "/home/|me["),
    ("ab|c", [Chord("a", .control)], "[abc|"),
  ])
  func keysMoveTheCaretAndSelect(_ before: String, _ chords: [Chord], _ after: String) {
    var line = EditedLine(marked: before)
    for chord in chords { #expect(did(line.edit(chord))) }
    #expect(line.marked == after)
  }

  @Test(arguments: [
    ("ab|c", Chord(.backspace), "a|c"), ("ab|c", Chord(.delete), "ab|"), ("|ab", Chord(.backspace), "|ab"),
    ("ab|", Chord(.delete), "ab|"), ("a[bc|d", Chord(.backspace), "a|d"), ("a|bc[d", Chord(.delete), "a|d"),
    ("one two|", Chord(.backspace, .control), "one |"), ("|one two", Chord(.delete, .control), "| two"),
  ])
  func keysDelete(_ before: String, _ chord: Chord, _ after: String) {
    var line = EditedLine(marked: before)
    #expect(did(line.edit(chord)))
    #expect(line.marked == after)
  }

  @Test func textReplacesTheSelectionWithoutLineBreaks() {
    var line = EditedLine(marked: "a[bc|d")
    #expect(did(line.insert("x\ny\t")))
    #expect(line.marked == "axy|d")
  }

  @Test func aLineDoesNotGrowTooLong() {
    var line = EditedLine(String(repeating: "a", count: EditedLine.longest))
    line.insert("b")
    #expect(line.text.count == EditedLine.longest && !line.text.contains("b"))
    line.selectAll()
    line.insert("b")
    #expect(line.text == "b")
  }

  @Test func aWordOrTheSignsBetweenAreSelected() {
    var line = EditedLine("one, two")
    line.selectWord(at: 1)
    #expect(line.selectedText == "one")
    line.selectWord(at: 3)
    #expect(line.selectedText == ", ")
    line.selectWord(at: 8)
    #expect(line.selectedText == "two")
  }

  @Test func whatIsTypedInOneGoIsUndoneInOneGo() {
    var line = EditedLine("a")
    for letter in ["b", "c"] { line.insert(letter) }
    line.moveCaret(to: 0)
    line.insert("x")
    line.insert("yz", isTyped: false)
    #expect(line.marked == "xyz|abc")
    let undo = Chord("z", .control), redo = Chord("z", [.control, .shift])
    var seen: [String] = []
    for _ in 1...4 {
      #expect(did(line.edit(undo)))
      seen.append(line.marked)
    }
    #expect(seen == ["x|abc", "|abc", "a|", "a|"])
    for _ in 1...4 { #expect(did(line.edit(redo))) }
    #expect(line.marked == "xyz|abc")
  }

  @Test func anUnchangedLineLeavesUndoToTheWindow() {
    var line = EditedLine("a")
    for letter in ["z", "y"] as [Character] { #expect(!did(line.edit(Chord(letter, .control)))) }
  }

  @Test(arguments: [Chord("s", .control), Chord("o", .control), Chord(.up), Chord(.enter), Chord(.left, .alt)])
  func otherChordsAreLeftToTheWindow(_ chord: Chord) {
    var line = EditedLine("a")
    #expect(!did(line.edit(chord)))
    #expect(line.marked == "a|")
  }
}

/// Keeps a mutating call apart from the macro that checks its result.
private func did(_ result: Bool) -> Bool { result }

extension EditedLine {
  /// Makes a line from its text with `|` at the caret and, if there is a selection, `[` at its other end.
  fileprivate init(marked: String) {
    let plain = marked.filter { $0 != "|" && $0 != "[" }
    self.init(plain)
    let caret = marked.prefix { $0 != "|" }.filter { $0 != "[" }.count
    let anchor = marked.contains("[") ? marked.prefix { $0 != "[" }.filter { $0 != "|" }.count : caret
    moveCaret(to: anchor)
    moveCaret(to: caret, extending: true)
  }

  fileprivate var marked: String {
    var characters = Array(text)
    if anchor > caret { characters.insert("[", at: anchor) }
    characters.insert("|", at: caret)
    if anchor < caret { characters.insert("[", at: anchor) }
    return String(characters)
  }
}
