import Testing
@testable import TouchInput

/// What fingers do when keys play them. The middle of the screen is 180, 280.
struct KeyboardTouchesTests {
  private let hand = TouchInputFixture()

  /// Enter, once, gives the stage the keyboard.
  private func takeFocus() { hand.key(.enter) }

  @Test func theFirstEnterOnlyShowsTheFinger() {
    #expect(!hand.touchComposer.preview.hasKeyboard)
    takeFocus()
    #expect(hand.phantoms == ["1 at 180,280"])
    #expect(hand.touchComposer.preview.hasKeyboard)
    #expect(hand.lines == [])
  }

  @Test func withoutFocusArrowsDoNotMoveFingers() {
    #expect(!hand.keyDown(.right))
    takeFocus()
    #expect(hand.keyDown(.right))
  }

  @Test func arrowsMoveByTenPointsAndWithShiftByOne() {
    takeFocus()
    hand.key(.right)
    hand.key(.down)
    hand.key(.left, .shift)
    hand.key(.up, .shift)
    #expect(hand.phantoms == ["1 at 189,289"])
  }

  @Test func theFingerIsDownWhileEnterIsDown() {
    takeFocus()
    hand.keyDown(.enter)
    hand.keyDown(.enter, isRepeat: true)
    hand.key(.right)
    hand.keyUp(.enter)
    #expect(hand.lines == ["1 began 180,280", "1 moved 190,280", "1 ended 190,280"])
  }

  @Test func enterTwiceIsADoubleTap() {
    takeFocus()
    hand.key(.enter)
    hand.key(.enter)
    #expect(hand.lines == ["1 began 180,280", "1 ended 180,280", "1 began 180,280", "1 ended 180,280"])
  }

  @Test func shiftEnterKeepsTheFingerDownUntilTheNextEnter() {
    takeFocus()
    hand.key(.enter, .shift)
    #expect(hand.lines == ["1 began 180,280"])
    hand.key(.right)
    hand.key(.enter)
    #expect(hand.lines == ["1 began 180,280", "1 moved 190,280", "1 ended 190,280"])
  }

  @Test func aDigitChoosesAFingerThatEnterPinsAndLifts() {
    takeFocus()
    hand.key(.right)
    hand.key(.character("2"))
    #expect(hand.phantoms == ["2 at 180,280"])
    hand.key(.enter)
    hand.key(.down)
    hand.key(.character("1"))
    hand.key(.enter)
    hand.key(.character("2"))
    hand.key(.enter)
    #expect(
      hand.transcript == """
        2 began 180,280
        2 moved 180,290
        1 began 190,280
        1 ended 190,280
        2 ended 180,290
        """)
  }

  @Test func shiftMovesBothFingersThatAreDown() {
    hand.key(.character("2"))
    hand.key(.enter)
    hand.key(.character("3"))
    hand.key(.enter)
    hand.key(.right)
    hand.key(.up, .shift)
    #expect(hand.lines.suffix(2) == ["3 moved 190,280", "2 moved 180,270, 3 moved 190,270"])
  }

  @Test func holdingADigitMakesEnterATapWithSeveralFingers() {
    hand.keyDown(.character("2"))
    hand.key(.enter)
    hand.keyUp(.character("2"))
    #expect(
      hand.transcript == """
        1 began 160,281.68, 2 began 200,281.68
        1 ended 160,281.68, 2 ended 200,281.68
        """)
    #expect(hand.touchComposer.keyboard.chosen == 1)
  }

  @Test func bracketsPinch() {
    hand.key(.character("]"))
    hand.key(.character("]"))
    hand.key(.character("["))
    hand.key(.enter)
    #expect(
      hand.transcript == """
        1 began 120,280, 2 began 240,280
        1 moved 110,280, 2 moved 250,280
        1 moved 100,280, 2 moved 260,280
        1 moved 110,280, 2 moved 250,280
        1 ended 110,280, 2 ended 250,280
        """)
  }

  @Test func fingersOfAPinchNeverMeet() {
    for _ in 0..<20 { hand.key(.character("[")) }
    #expect(hand.lines.last == "1 moved 170,280, 2 moved 190,280")
  }

  @Test func bracesRotate() {
    for _ in 0..<18 { hand.key(.character("]"), .shift) }
    #expect(hand.lines.last == "1 moved 180,220, 2 moved 180,340")
    hand.key(.character("{"))
    hand.key(.character("}"))
    #expect(hand.lines.last == "1 moved 180,220, 2 moved 180,340")
  }

  @Test func pMovesThePivotToTheFinger() {
    takeFocus()
    for _ in 0..<10 { hand.key(.left) }
    hand.key(.character("p"))
    hand.key(.character("]"))
    #expect(hand.lines.first == "1 began 20,280, 2 began 140,280")
  }

  @Test func minusAndEqualsChangeTheForce() {
    takeFocus()
    #expect(!hand.keyDown(.character("=")))
    hand.keyDown(.enter)
    hand.key(.character("="))
    hand.key(.character("="))
    hand.key(.character("-"))
    hand.keyUp(.enter)
    #expect(
      hand.transcript == """
        1 began 180,280
        1 moved 180,280 force 0.33
        1 moved 180,280 force 0.67
        1 moved 180,280 force 0.33
        1 ended 180,280
        """)
  }

  @Test func escapeCancelsTheFingersOfKeysAndGivesUpTheFocus() {
    hand.key(.character("]"))
    hand.screen(5, .down, 10, 10)
    hand.key(.escape)
    #expect(hand.lines.last == "1 cancelled 110,280, 2 cancelled 250,280")
    #expect(hand.touchComposer.fingers.down.map(\.number) == [3])
    #expect(!hand.keyDown(.left))
    #expect(!hand.keyDown(.escape))
  }

  @Test func aFingerMovedByKeysStaysNearTheScreen() {
    takeFocus()
    for _ in 0..<200 { hand.key(.up) }
    #expect(hand.phantoms == ["1 at 180,-40"])
  }

  @Test func enterWithoutKeyUpStrandsNoFinger() {
    takeFocus()
    hand.keyDown(.enter)
    hand.keyDown(.enter)
    #expect(hand.lines == ["1 began 180,280", "1 ended 180,280"])
    hand.keyUp(.enter)
    #expect(hand.touchComposer.fingers.isEmpty)
  }
}
