import Foundation
import Testing
@testable import Canvas
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import UIKitCore

/// Text fields and number fields with the mouse, the clipboard and an input method.
@Suite struct LineFieldTests {
  /// A fixture whose search field has the focus and a text.
  private func searching(for text: String) throws -> (PanelFixture, TextField) {
    let fixture = try PanelFixture()
    fixture.host.startSearch()
    fixture.host.type(text)
    return (fixture, fixture.host.sidebar.search)
  }

  /// The window's point before a character of a field.
  private func place(_ index: Int, in field: LineField, _ fixture: PanelFixture) -> CGPoint {
    let x = field.layout(fixture.appearance).x(of: index)
    return field.convert(CGPoint(x: x + 0.5, y: field.bounds.midY), to: nil as UIView?)
  }

  @Test func aClickPlacesTheCaretAndADragSelects() throws {
    let (fixture, field) = try searching(for: "hello world")
    fixture.click(place(5, in: field, fixture))
    #expect(field.line.caret == 5 && field.selectedText == nil)
    fixture.press(place(3, in: field, fixture))
    fixture.drag(to: place(8, in: field, fixture))
    fixture.lift(place(8, in: field, fixture))
    #expect(field.selectedText == "lo wo")
    fixture.host.type("!")
    #expect(field.text == "hel!rld")
  }

  @Test func aDoubleClickSelectsAWordAndATripleClickEverything() throws {
    let (fixture, field) = try searching(for: "hello world")
    for _ in 1...2 { fixture.click(place(8, in: field, fixture)) }
    #expect(field.selectedText == "world")
    fixture.click(place(8, in: field, fixture))
    #expect(field.selectedText == "hello world")
  }

  @Test func theClipboardTakesAndGivesText() throws {
    let (fixture, field) = try searching(for: "hello")
    for chord in [Chord("a", .control), Chord("c", .control), Chord("x", .control), Chord("v", .control)] {
      #expect(fixture.host.press(chord.key, chord.modifiers))
    }
    #expect(fixture.sent == [.copyText("hello"), .copyText("hello"), .paste])
    #expect(field.text == "")
    fixture.host.paste("two\nlines")
    #expect(field.text == "twolines")
    #expect(fixture.host.press(.character("z"), .control))
    #expect(field.text == "")
  }

  @Test func aTextThatIsTooLongScrollsToItsCaret() throws {
    let (fixture, field) = try searching(for: "")
    fixture.host.type((0..<40).map { "\($0) " }.joined())
    func caretIsVisible() -> Bool {
      let frame = field.textFrame(fixture.appearance)
      return frame.minX...frame.maxX + 1 ~= field.caretFrame.minX
    }
    #expect(caretIsVisible() && field.layout(fixture.appearance).x(of: 0) < 0)
    #expect(fixture.host.press(.home, []))
    #expect(caretIsVisible() && field.layout(fixture.appearance).x(of: 0) == 26)
    for _ in 1...60 { #expect(fixture.host.press(.right, [])) }
    #expect(caretIsVisible() && field.layout(fixture.appearance).x(of: 0) < 0)
  }

  @Test func aCompositionIsShownAtTheCaretUntilItIsText() throws {
    let (fixture, field) = try searching(for: "ab")
    #expect(fixture.host.press(.left, []))
    fixture.host.compose("ni", caret: 1)
    #expect(fixture.texts.contains("anib"))
    #expect(field.text == "ab")
    let layout = field.layout(fixture.appearance)
    #expect(field.caretFrame.minX == layout.x(of: 2).rounded())
    let line = Anatomy { field.paintLine(&$0, fixture.appearance) }.fills.first?.box
    #expect(line?.minX == layout.x(of: 1).rounded() && line?.maxX == layout.x(of: 3).rounded() && line?.height == 1)
    fixture.host.type("你")
    #expect(field.text == "a你b" && field.composition == nil)
  }

  @Test func losingTheFocusEndsAComposition() throws {
    let (fixture, field) = try searching(for: "ab")
    fixture.host.compose("ni", caret: 2)
    fixture.host.focus = nil
    #expect(field.composition == nil)
  }

  // MARK: Numbers

  @Test func theFirstClickSelectsANumberAndTheNextPlacesTheCaret() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.x")
    let field = try #require(fixture.host.editedField as? ValueField)
    #expect(field.selectedText == "140")
    fixture.click(place(1, in: field, fixture))
    #expect(field.line.caret == 1 && field.selectedText == nil)
    fixture.host.type("2")
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.sent == [.edit(Edit("E", .frame(CGRect(x: 1240, y: 60, width: 80, height: 170))))])
  }

  @Test func arrowsChangeANumberByOneAndWithShiftByTen() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.x")
    #expect(fixture.host.press(.up, []))
    fixture.show()
    #expect(fixture.host.press(.down, .shift))
    let edits = fixture.sent.compactMap(\.frame).map(\.minX)
    #expect(edits == [141, 131])
  }

  @Test func draggingTheLetterChangesTheNumberByOneForEachPixel() throws {
    let fixture = try PanelFixture()
    let frame = try #require(fixture.host.frame(of: "inspector.frame.w"))
    let letter = CGPoint(x: frame.minX + 8, y: frame.midY)
    fixture.host.hover(over: letter)
    #expect(fixture.host.isOnEdge && !fixture.host.isOnText)
    fixture.press(letter)
    for x in [1, 7, -3] as [CGFloat] {
      fixture.drag(to: CGPoint(x: letter.x + x, y: letter.y + 30))
      fixture.show()
    }
    fixture.lift(letter)
    #expect(fixture.sent.compactMap(\.frame).map(\.width) == [81, 87, 77])
  }

  @Test func aDraggedNumberStaysInItsRange() throws {
    let fixture = try PanelFixture()
    let frame = try #require(fixture.host.frame(of: "inspector.frame.w"))
    fixture.press(CGPoint(x: frame.minX + 8, y: frame.midY))
    fixture.drag(to: CGPoint(x: 0, y: frame.midY))
    #expect(fixture.sent.compactMap(\.frame).map(\.width) == [0])
  }

  @Test(
    arguments: [("1,5", 1.5), ("−2", -2), (" 3", 3), ("2x", nil), ("11", nil), ("inf", nil), ("nan", nil)]
      as [(String, CGFloat?)])
  func numbersAreReadAsPeopleWriteThem(_ text: String, _ value: CGFloat?) {
    #expect(NumberFormat(range: -5...10).value(of: text) == value)
  }
}

extension Command {
  fileprivate var frame: CGRect? {
    guard case .edit(let edit) = self, edit.change.property == .frame else { return nil }
    return edit.change.value as? CGRect
  }
}
