import Foundation
import Testing
@testable import TouchInput

/// What fingers do when a touch screen reports them.
struct TouchScreenTests {
  private let hand = TouchInputFixture()

  @Test func fingersGetTheLowestFreeNumbers() {
    hand.screen(71, .down, 10, 10)
    hand.screen(72, .down, 20, 10)
    hand.screen(71, .up, 10, 10)
    hand.screen(90, .down, 30, 10)
    #expect(hand.lines == ["1 began 10,10", "2 began 20,10", "1 ended 10,10", "1 began 30,10"])
  }

  @Test func tenFingersHaveTenNumbers() {
    for id in 0..<10 { hand.screen(Int64(id), .down, CGFloat(id), 0) }
    for id in 0..<10 { hand.screen(Int64(id), .moved, CGFloat(id), 5.5) }
    for id in 0..<10 { hand.screen(Int64(id), .up, CGFloat(id), 5.5) }
    #expect(hand.lines.prefix(10) == (0..<10).map { "\($0 + 1) began \($0),0" }[...])
    #expect(hand.lines.suffix(10) == (0..<10).map { "\($0 + 1) ended \($0),5.5" }[...])
    #expect(hand.touchComposer.fingers.isEmpty)
  }

  @Test func fingersBeyondTheHighestNumberAreIgnored() {
    for id in 0..<25 { hand.screen(Int64(id), .down, CGFloat(id), 0) }
    #expect(hand.touchComposer.fingers.down.map(\.number) == Array(1...20))
    hand.screen(24, .moved, 0, 0)
    hand.screen(24, .up, 0, 0)
    #expect(hand.touchComposer.fingers.down.count == 20)
  }

  @Test func pointsOutsideTheScreenAndFractionsAreKept() {
    hand.screen(1, .down, 10.25, 10)
    hand.screen(1, .moved, -50, 1100.5)
    #expect(hand.lines == ["1 began 10.25,10", "1 moved -50,1100.5"])
  }

  @Test func repeatedAndLateReportsAreIgnored() {
    hand.screen(1, .moved, 10, 10)
    hand.screen(1, .up, 10, 10)
    hand.screen(1, .down, 10, 10)
    hand.screen(1, .down, 20, 20)
    hand.screen(1, .moved, 10, 10)
    hand.screen(1, .up, 10, 10)
    hand.screen(1, .up, 10, 10)
    hand.screen(1, .moved, 30, 30)
    #expect(hand.lines == ["1 began 10,10", "1 ended 10,10"])
  }

  @Test func aScreenThatAlwaysReportsOneHasNoPressure() {
    hand.screen(1, .down, 10, 10, pressure: 1)
    #expect(hand.lines == ["1 began 10,10"])
  }

  @Test func pressureIsForce() {
    hand.screen(1, .down, 10, 10, pressure: 0.5)
    hand.screen(1, .moved, 10, 10, pressure: 1)
    hand.screen(1, .up, 10, 10, pressure: 0)
    #expect(hand.lines == ["1 began 10,10 force 3.33", "1 moved 10,10 force 6.66", "1 ended 10,10"])
  }

  @Test func aScreenAndAMouseShareTheFingerNumbers() {
    hand.press(100, 100)
    hand.screen(8, .down, 200, 200)
    hand.release(100, 100)
    hand.screen(8, .up, 200, 200)
    #expect(hand.lines == ["1 began 100,100", "2 began 200,200", "1 ended 100,100", "2 ended 200,200"])
  }
}
