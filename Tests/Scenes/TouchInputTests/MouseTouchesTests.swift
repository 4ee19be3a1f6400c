import Testing
@testable import TouchInput

/// What fingers do when a mouse plays them.
struct MouseTouchesTests {
  private let hand = TouchInputFixture()

  // MARK: One finger

  @Test func theLeftButtonIsFingerOne() {
    hand.press(100, 100)
    hand.move(120.126, 100)
    hand.release(120.126, 100)
    #expect(
      hand.transcript == """
        1 began 100,100
        1 moved 120,100
        1 ended 120,100
        """)
  }

  @Test func aFingerGoesUpWhereTheButtonIsReleased() {
    hand.press(100, 100)
    hand.release(110, 100)
    #expect(hand.lines == ["1 began 100,100", "1 moved 110,100", "1 ended 110,100"])
  }

  @Test func aPointerThatDoesNotMoveReportsNothing() {
    hand.press(100, 100)
    hand.move(100, 100)
    hand.move(100.001, 100)
    #expect(hand.lines == ["1 began 100,100"])
  }

  @Test func aPressWithoutReleaseIsCancelledByTheNextPress() {
    hand.press(100, 100)
    hand.press(200, 200)
    hand.release(200, 200)
    hand.release(200, 200)
    #expect(hand.lines == ["1 began 100,100", "1 cancelled 100,100", "1 began 200,200", "1 ended 200,200"])
  }

  // MARK: Two fingers

  @Test func controlMirrorsASecondFinger() {
    hand.hold(.control)
    hand.press(100, 280)
    hand.move(80, 270)
    hand.release(80, 270)
    #expect(
      hand.transcript == """
        1 began 100,280, 2 began 260,280
        1 moved 80,270, 2 moved 280,290
        1 ended 80,270, 2 ended 280,290
        """)
  }

  @Test func altMirrorsASecondFingerToo() {
    hand.hold(.alt)
    hand.click(100, 280)
    #expect(hand.lines == ["1 began 100,280, 2 began 260,280", "1 ended 100,280, 2 ended 260,280"])
  }

  @Test func bothFingersAreShownBeforeTheyGoDown() {
    hand.move(100, 280)
    #expect(hand.phantoms == [])
    hand.hold(.control)
    #expect(hand.phantoms == ["1 at 100,280", "2 at 260,280"])
    #expect(hand.pivot == "180,280")
    hand.press(100, 280)
    #expect(hand.phantoms == [])
    #expect(hand.pivot == "180,280")
    hand.release(100, 280)
    hand.hold([])
    #expect(hand.phantoms == [])
    #expect(hand.pivot == nil)
  }

  @Test func shiftMovesThePairBeforeThePress() {
    hand.move(100, 280)
    hand.hold([.control, .shift])
    hand.move(110, 300)
    #expect(hand.phantoms == ["1 at 110,300", "2 at 270,300"])
  }

  @Test func controlAndShiftMoveTwoFingersInParallel() {
    hand.hold(.control)
    hand.press(100, 280)
    hand.hold([.control, .shift])
    hand.move(120, 200)
    hand.release(120, 200)
    #expect(
      hand.transcript == """
        1 began 100,280, 2 began 260,280
        1 moved 120,200, 2 moved 280,200
        1 ended 120,200, 2 ended 280,200
        """)
  }

  @Test func releasingShiftWhileDraggingMirrorsAboutTheCurrentPivot() {
    hand.hold([.control, .shift])
    hand.press(100, 280)
    hand.move(100, 200)
    hand.hold(.control)
    hand.move(90, 200)
    #expect(hand.lines.last == "1 moved 90,200, 2 moved 270,200")
  }

  @Test func afterAParallelDragThePivotIsBackInItsPlace() {
    hand.hold([.control, .shift])
    hand.press(100, 280)
    hand.move(100, 200)
    hand.release(100, 200)
    hand.hold([])
    hand.hold(.control)
    #expect(hand.pivot == "180,280")
  }

  @Test func releasingControlWhileDraggingKeepsBothFingers() {
    hand.hold(.control)
    hand.press(100, 280)
    hand.hold([])
    hand.move(90, 280)
    hand.release(90, 280)
    #expect(hand.lines.suffix(2) == ["1 moved 90,280, 2 moved 270,280", "1 ended 90,280, 2 ended 270,280"])
    #expect(hand.touchComposer.fingers.isEmpty)
  }

  @Test func pressingControlWhileDraggingAddsNoFinger() {
    hand.press(100, 280)
    hand.hold(.control)
    hand.move(90, 280)
    hand.release(90, 280)
    #expect(hand.lines == ["1 began 100,280", "1 moved 90,280", "1 ended 90,280"])
  }

  @Test func aControlKeyCommandShowsNoSecondFinger() {
    hand.move(100, 280)
    hand.hold(.control)
    #expect(!hand.keyDown(.character("s"), .control))
    #expect(hand.phantoms == [])
    hand.move(101, 280)
    #expect(hand.phantoms == ["1 at 101,280", "2 at 259,280"])
  }

  // MARK: The pivot

  @Test func aMiddleClickMovesThePivot() {
    hand.click(100, 100, .middle)
    hand.hold(.control)
    hand.press(80, 100)
    #expect(hand.lines == ["1 began 80,100, 2 began 120,100"])
  }

  @Test func pMovesThePivotToThePointer() {
    hand.move(50, 60)
    hand.key(.character("p"))
    hand.hold(.control)
    #expect(hand.pivot == "50,60")
  }

  // MARK: Fingers that stay

  @Test func aRightClickPinsAFingerAndAnotherLiftsIt() {
    hand.click(200, 200, .right)
    hand.click(100, 100)
    hand.click(205, 200, .right)
    #expect(hand.lines == ["2 began 200,200", "1 began 100,100", "1 ended 100,100", "2 ended 200,200"])
  }

  @Test(arguments: [InputEvent.Button.left, .right])
  func aPinnedFingerCanBeDraggedAndStays(with button: InputEvent.Button) {
    hand.click(200, 200, .right)
    hand.press(205, 200, button)
    hand.move(255, 210)
    hand.release(255, 210, button)
    #expect(hand.lines == ["2 began 200,200", "2 moved 250,210"])
    #expect(hand.touchComposer.fingers.down.map(\.number) == [2])
  }

  @Test func aPinnedFingerCanBeDraggedAsItGoesDown() {
    hand.press(200, 200, .right)
    hand.move(202, 200)
    hand.move(230, 200)
    hand.release(230, 200, .right)
    #expect(hand.lines == ["2 began 200,200", "2 moved 230,200"])
  }

  @Test func twoPinnedFingersAndAPairAreFour() {
    hand.click(200, 200, .right)
    hand.click(300, 200, .right)
    hand.hold(.control)
    hand.press(100, 280)
    #expect(hand.lines == ["2 began 200,200", "3 began 300,200", "1 began 100,280, 4 began 260,280"])
  }

  // MARK: Taps with several fingers

  @Test func holdingADigitPutsDownSeveralFingers() {
    hand.keyDown(.character("3"))
    hand.click(100, 100)
    hand.keyUp(.character("3"))
    #expect(
      hand.transcript == """
        1 began 61,107, 2 began 100,100, 3 began 139,107
        1 ended 61,107, 2 ended 100,100, 3 ended 139,107
        """)
    hand.click(100, 100)
    #expect(hand.lines.last == "1 ended 100,100")
  }

  @Test(arguments: 2...5) func fingersOfAFanAreFortyPointsApart(count: Int) {
    let tips = FingerGeometry.fan(count, around: .zero)
    #expect(tips.count == count)
    for (one, other) in zip(tips, tips.dropFirst()) {
      #expect(abs(FingerGeometry.distance(one, other) - 40) < 0.000_1)
    }
  }

  @Test func releasingADigitDuringATapLiftsAllFingers() {
    hand.keyDown(.character("4"))
    hand.press(100, 100)
    hand.keyUp(.character("4"))
    hand.release(100, 100)
    #expect(hand.touchComposer.fingers.isEmpty)
    #expect(hand.touchComposer.keyboard.chosen == 1)
  }

  // MARK: Force

  @Test func theWheelChangesTheForceWhileTheButtonIsDown() {
    #expect(!hand.wheel(1))
    hand.press(100, 100)
    #expect(hand.wheel(1))
    #expect(hand.wheel(2))
    hand.move(110, 100)
    #expect(hand.wheel(-100))
    #expect(hand.wheel(100))
    hand.release(110, 100)
    #expect(!hand.wheel(1))
    #expect(
      hand.transcript == """
        1 began 100,100
        1 moved 100,100 force 0.33
        1 moved 100,100 force 1.0
        1 moved 110,100 force 1.0
        1 moved 110,100 force 0.0
        1 moved 110,100 force 6.66
        1 ended 110,100
        """)
  }

  @Test func theNextTouchStartsWithoutForce() {
    hand.press(100, 100)
    hand.wheel(3)
    hand.release(100, 100)
    hand.press(100, 100)
    #expect(hand.lines.last == "1 began 100,100")
  }

  // MARK: All at once

  @Test func cancellingAllCancelsEachFingerOnce() {
    hand.click(200, 200, .right)
    hand.hold(.control)
    hand.press(100, 280)
    hand.cancelAll()
    hand.move(90, 280)
    hand.release(90, 280)
    #expect(
      hand.transcript == """
        2 began 200,200
        1 began 100,280, 3 began 260,280
        2 cancelled 200,200, 1 cancelled 100,280, 3 cancelled 260,280
        """)
    #expect(hand.phantoms == [])
  }
}
